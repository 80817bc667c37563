import { localPath } from "./local-path";

/**
 * Where a form leads back to whose page is another one, or the same in another state: `back` of the address that it was
 * sent to, if that is a path on this site.
 */
export function comeBack(request: Request, otherwise: string): string {
  return localPath(new URL(request.url).searchParams.get("back")) ?? otherwise;
}
