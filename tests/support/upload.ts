/** A form with a file, as a browser sends it. */
export function upload(
  bytes: Uint8Array<ArrayBuffer> | string,
  name: string,
  description?: string,
): FormData {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  if (description !== undefined) form.set("description", description);
  return form;
}
