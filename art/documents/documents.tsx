import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GuideDocument, printedDocuments } from "~/storefront/guides/documents";
import { Document } from "./document";
import { InstallationManual } from "./installation-manual";
import { TechnicalInformation } from "./technical-information";

type Printed = (typeof printedDocuments)[number];

const CONTENTS: Record<Printed["slug"], ComponentType> = {
  "technical-information": TechnicalInformation,
  "installation-manual": InstallationManual,
};

function printed(document: Printed): string {
  const Content = CONTENTS[document.slug];
  const sheet = (
    <Document title={document.title} summary={document.summary}>
      <Content />
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(sheet)}`;
}

/** Each document with the HTML from which it is printed. */
export function renderDocuments(): (GuideDocument & { readonly html: string })[] {
  return printedDocuments.map((document) => ({ ...document, html: printed(document) }));
}
