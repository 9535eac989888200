const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

const problemLine = (problem: string) => (problem ? `<p role="alert">${escaped(problem)}</p>` : "");

/** The first of Shopify's two pages: there is no password, only an e-mail address. */
export const emailPage = (action: string, email: string, problem = ""): string =>
  page(
    "Sign in",
    `${problemLine(problem)}<form method="post" action="${action}"><label for="email">Email</label>
<input id="email" name="email" type="email" value="${escaped(email)}" required><button>Continue</button></form>`,
  );

/** The second: the code that was mailed. */
export const codePage = (action: string, email: string, problem = ""): string =>
  page(
    "Enter code",
    `<p>Sent to ${escaped(email)}</p>${problemLine(problem)}<form method="post" action="${action}">
<input name="email" type="hidden" value="${escaped(email)}"><label for="code">6-digit code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required><button>Submit</button></form>`,
  );

/** The page where a draft is paid. */
export const invoicePage = (name: string, due: string, isPaid: boolean): string =>
  page(
    `Invoice ${escaped(name)}`,
    isPaid
      ? "<p>This order is paid.</p>"
      : `<p>Due now: ${escaped(due)} USD</p><form method="post"><button>Pay now</button></form>`,
  );
