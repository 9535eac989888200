import { barePage } from "~/platform/bare-page.server";
import { notFound } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { hostedSignIn } from "~/services/hosted-sign-in.server";

const readPosted = async (request: Request) => (request.method === "POST" ? readForm(request) : null);

/**
 * A page of a provider that runs in this process, opened or posted. It has its own design: it is not inside the shop's
 * layout, nor are the problems that the post may have.
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
