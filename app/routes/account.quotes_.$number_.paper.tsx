import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readFiles } from "~/base/platform/posts/read-files.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { LOGO_FILES, OWN_PAPER, readLinkTask } from "~/ordering/quotes/dealer-paper-form";
import { QuotePaperPage, SHEET_ID } from "~/ordering/quotes/page/quote-paper-page";
import { changeClientLink, quotePaper, savePaper } from "~/ordering/quotes/services/quote-paper.server";
import { requireQuote } from "~/ordering/quotes/services/quotes.server";
import { paperPathOf } from "~/provider/account-pages/page/quotes-words";

/** Browsers print the title, so a quote under a dealer's name does not name the shop. */
function titleOf(data: Awaited<ReturnType<typeof quotePaper>> | undefined): string {
  if (!data) return pageTitle("Quote");
  if ("dealer" in data.paper) return [data.paper.dealer.title, data.paper.dealer.business].join(", ");
  return pageTitle(`Quote ${data.number}`);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titleOf(data) },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { quote, user } = await requireQuote(request, params.number);
  const shown = await orUpstreamProblem(quotePaper(quote, new URL(request.url).searchParams, user.id));
  const status = Object.keys(shown.errors).length > 0 ? 422 : 200;
  return json(shown, { status, headers: NOT_CACHED });
}

async function changeLink(request: Request, number: string | undefined) {
  const form = await readForm(request);
  const { quote } = await requireQuote(request, number);
  const task = readLinkTask(form);
  if (!task) throw httpError(400, "This page has no such button, so nothing was changed.");
  const madeLink = await orUpstreamProblem(changeClientLink(quote, task));
  if (madeLink === null) return redirect(`${paperPathOf(quote.number)}?${OWN_PAPER}`, 303);
  return json({ madeLink, refused: null }, { headers: NOT_CACHED });
}

export async function action({ request, params }: ActionFunctionArgs) {
  if (!/^multipart\//.test(request.headers.get("Content-Type") ?? "")) return changeLink(request, params.number);
  return readFiles(
    request,
    LOGO_FILES,
    async () => void (await requireQuote(request, params.number)),
    async ({ form, files }) => {
      const { quote, user } = await requireQuote(request, params.number);
      const sender = { customerId: user.id, signal: request.signal };
      const saved = await orUpstreamProblem(savePaper(quote, form, files[0], sender));
      if (saved.outcome === "saved") return redirect(`${paperPathOf(quote.number)}?${OWN_PAPER}#${SHEET_ID}`, 303);
      const { fields, errors } = saved;
      return json({ madeLink: null, refused: { fields, errors } }, { status: 422, headers: NOT_CACHED });
    },
  );
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function QuoteOnPaper() {
  const reply = useActionData<typeof action>();
  return <QuotePaperPage {...useLoaderData<typeof loader>()} {...reply?.refused} madeLink={reply?.madeLink ?? null} />;
}
