import { barePage } from "~/platform/bare-page.server";
import { notFound } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { hostedSignIn } from "~/services/hosted-sign-in.server";

const readPosted = async (request: Request) => (request.method === "POST" ? readForm(request) : null);

/**
 * Answers a GET or POST of a page of a provider that runs in this process. The page has its own design, outside the
 * shop's layout; so have the errors of a POST.
 */
export async function hostedPage(request: Request): Promise<Response> {
  try {
    const { pathname, search } = new URL(request.url);
    const form = await readPosted(request);
    const cookie = request.headers.get("Cookie");
    const answer = await hostedSignIn({ path: `${pathname}${search}`, form, cookie, signal: request.signal });
    if (!answer) throw notFound("The sign-in page of this shop is at another address.");
    const headers = new Headers();
    for (const [name, value] of answer.headers) headers.append(name, value);
    return new Response(answer.html === "" ? null : answer.html, { status: answer.status, headers });
  } catch (error) {
    if (error instanceof Response) return barePage(error);
    throw error;
  }
}
