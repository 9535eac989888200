import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { barePage } from "~/base/platform/rate-limits/bare-page.server";
import { hostedSignIn } from "~/provider/account-pages/services/hosted-sign-in.server";

/**
 * Answers with a page of a provider that runs in this process. The page has its own design, outside the shop's layout;
 * so have its errors.
 */
async function hostedPage(request: Request, isPosted: boolean): Promise<Response> {
  try {
    const { pathname, search } = new URL(request.url);
    const form = isPosted ? await readForm(request) : null;
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

export function loader({ request }: LoaderFunctionArgs) {
  return hostedPage(request, false);
}

export function action({ request }: ActionFunctionArgs) {
  return hostedPage(request, true);
}
