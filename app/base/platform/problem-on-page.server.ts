import { redirect } from "@remix-run/node";
import { NOT_CACHED } from "./cache-policy.server";

/**
 * Sends a file. If that is refused and a browser opened the file directly, redirects to the page that the file belongs
 * to, which explains the refusal. Other requests, such as for a picture in a page, get the refusal itself.
 *
 * @param path the page; it must not lead back to the file
 */
export async function orProblemOnPage(request: Request, path: string, file: Promise<Response>): Promise<Response> {
  try {
    return await file;
  } catch (problem) {
    const isOpened = request.headers.get("Accept")?.includes("text/html") ?? false;
    if (!isOpened || !(problem instanceof Response) || problem.status < 400) throw problem;
    return redirect(path, { headers: NOT_CACHED });
  }
}
