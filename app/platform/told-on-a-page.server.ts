import { redirect } from "@remix-run/node";
import { NOT_CACHED } from "./cache-policy.server";

/**
 * A file, or, where it cannot be given to a browser that opens it by itself, a redirect to the page that it belongs to:
 * that page says why, and has a way on. Anybody else, a picture in a page too, gets the refusal as it is.
 *
 * @param path the page; it must not lead back to the file
 */
export async function orToldAt(request: Request, path: string, file: Promise<Response>): Promise<Response> {
  try {
    return await file;
  } catch (problem) {
    const isOpened = request.headers.get("Accept")?.includes("text/html") ?? false;
    if (!isOpened || !(problem instanceof Response) || problem.status < 400) throw problem;
    return redirect(path, { headers: NOT_CACHED });
  }
}
