import type { ReactNode } from "react";
import { brand } from "~/base/brand/brand";

interface DocumentProps {
  readonly title: string;
  readonly summary: string;
  readonly children: ReactNode;
}

/** The page frame in which every document is printed. */
export function Document({ title, summary, children }: DocumentProps) {
  const { phone, email, address } = brand.facts;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} - ${brand.facts.name}`}</title>
      </head>
      <body>
        <header>
          <p className="brand">{brand.facts.name}</p>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          <p className="address">
            {address.street}, {address.city}, {address.region} {address.postalCode} · {phone.display} · {email}
          </p>
        </header>
        {children}
      </body>
    </html>
  );
}
