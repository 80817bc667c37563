/** Where a part of an upload lies. */
export function importPartKey({ agentId, id }: { agentId: string; id: string }, number: number): string {
  return `import/${agentId}/${id}/${number}`;
}

/** How many parts a file has. */
export function countParts({ size, partSize }: { size: number; partSize: number }): number {
  return Math.ceil(size / partSize);
}
