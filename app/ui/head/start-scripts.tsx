import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { pageData } from "./page-data.server";
import { PAGE_DATA_ID, START_SCRIPT } from "./start-script";

/** The browser keeps what the server has sent; both texts are the server's alone. */
const onServer = typeof document === "undefined";

/**
 * The scripts of a page, in place of Remix's `<Scripts>`, which has the browser fetch them before the first view's
 * pictures (decision 46). What differs from page to page is data and not code.
 *
 * @param mark of the inline scripts that the server allows
 */
export function StartScripts({ mark }: { mark: string | undefined }) {
  const remix = useContext(RemixContext);
  const ids = useMatches().map(({ id }) => id);
  const html = (text: () => string) => ({ __html: onServer ? text() : "" });
  return (
    <>
      <script
        id={PAGE_DATA_ID}
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that is escaped for HTML, see page-data.server.ts
        dangerouslySetInnerHTML={html(() => (remix ? pageData(remix, ids) : "{}"))}
      />
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
        dangerouslySetInnerHTML={html(() => START_SCRIPT)}
      />
    </>
  );
}
