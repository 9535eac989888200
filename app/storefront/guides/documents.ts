export interface GuideDocument {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** The documents that art/documents prints from the words and drawings of the pages. */
export const printedDocuments = [
  {
    slug: "technical-information",
    title: "Technical information",
    summary: "Tolerances, overlay arithmetic, boring pattern, hinge counts and weights.",
  },
  {
    slug: "installation-manual",
    title: "Installation manual",
    summary: "From the carton to the last hinge screw, with drawings.",
  },
] as const satisfies readonly GuideDocument[];

/** All documents; the first one is made from the catalog when it is asked for. */
export const guideDocuments: readonly GuideDocument[] = [
  {
    slug: "specification-sheet",
    title: "Specification sheet",
    summary:
      "Every door style with its price, and its construction, material, thickness, and smallest and largest sizes where we have them on file.",
  },
  ...printedDocuments,
];

export function documentPath({ slug }: Pick<GuideDocument, "slug">): string {
  return `/documents/${slug}.pdf`;
}
