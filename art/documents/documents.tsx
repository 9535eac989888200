import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type GuideDocument, guideDocuments } from "~/guides/documents";
import { Document } from "./document";
import { InstallationManual } from "./installation-manual";
import { SpecificationSheet } from "./specification-sheet";
import { TechnicalInformation } from "./technical-information";

const CONTENTS: Record<(typeof guideDocuments)[number]["slug"], ComponentType> = {
  "specification-sheet": SpecificationSheet,
  "technical-information": TechnicalInformation,
  "installation-manual": InstallationManual,
};

function printed(document: (typeof guideDocuments)[number]): string {
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
  return guideDocuments.map((document) => ({ ...document, html: printed(document) }));
}
