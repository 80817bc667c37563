/** Where an export's slices lie; without its id, those of all exports of the user. */
export function exportPlace(userId: string, exportId?: string): string {
  return exportId === undefined ? `export/${userId}/` : `export/${userId}/${exportId}/`;
}
