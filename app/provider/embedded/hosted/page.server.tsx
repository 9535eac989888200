import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SHOW_PASSWORD_SCRIPT } from "./show-password.server";
import { SIGN_IN_STYLE } from "./sign-in-style.server";

export interface Shop {
  readonly shopName: string;
  /** The target of the link back. */
  readonly shopOrigin: string;
}

interface PageProps extends Shop {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every page that the provider hosts. */
export function Page({ shopName, shopOrigin, title, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${shopName}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <style dangerouslySetInnerHTML={{ __html: SIGN_IN_STYLE }} />
      </head>
      <body>
        <main>
          <p className="shop">{shopName}</p>
          {children}
          <p className="back">
            <a href={shopOrigin}>Back to {shopName}</a>
          </p>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <script dangerouslySetInnerHTML={{ __html: SHOW_PASSWORD_SCRIPT }} />
      </body>
    </html>
  );
}

/** A {@link Page} as a whole HTML document; React escapes every value in it. */
export const wholeDocument = (page: ReactElement) => `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
