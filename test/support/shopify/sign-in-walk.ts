/** The cookies of one browser at the loopback; reused for a second walk, it still has a session there. */
export class Jar {
  readonly #values = new Map<string, string>();

  store(response: { readonly headers: Pick<Headers, "getSetCookie"> }): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

/** What a customer types to sign in. */
export interface SignInWords {
  readonly email: string;
  readonly code: string;
}

const MAX_STEPS = 10;

/** The form of a page, filled in. */
function fillIn(html: string, words: SignInWords): { readonly action: string; readonly fields: URLSearchParams } {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  if (!action) throw new Error(`no form in: ${html.slice(0, 300)}`);
  const isCode = html.includes('name="code"');
  return { action, fields: new URLSearchParams(isCode ? { ...words } : { email: words.email }) };
}

/**
 * Signs in at the loopback's pages as a browser would: follows redirects, sends cookies, fills in both forms.
 *
 * @param start the authorization endpoint with its parameters, or any address that leads there
 * @param jar of an earlier walk, for a browser that already has a session
 * @returns the first address at another origin that it was sent to, with the code or the error
 * @throws Error with the page's alert, if a page refuses what was typed
 */
export async function walkSignIn(start: string, words: SignInWords, jar: Jar = new Jar()): Promise<string> {
  const { origin } = new URL(start);
  let [url, form]: [string, URLSearchParams | null] = [start, null];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const response: Response = await fetch(url, {
      redirect: "manual",
      headers: { Cookie: jar.header(), Accept: "text/html" },
      ...(form && { method: "POST", body: form }),
    });
    jar.store(response);
    const [text, location] = [await response.text(), response.headers.get("location")];
    if (location) {
      [url, form] = [new URL(location, url).href, null];
      if (new URL(url).origin !== origin) return url;
      continue;
    }
    const problem = /role="alert">([^<]+)/.exec(text)?.[1];
    if (problem || !response.ok) throw new Error(problem ?? `${response.status}: ${text.slice(0, 300)}`);
    const { action, fields } = fillIn(text, words);
    [url, form] = [new URL(action, url).href, fields];
  }
  throw new Error("the sign-in does not end");
}
