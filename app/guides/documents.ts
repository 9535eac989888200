/** A document to print or to save on a phone; art/documents makes it from the same words and drawings as the pages. */
export interface GuideDocument {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

export const guideDocuments = [
  {
    slug: "specification-sheet",
    title: "Specification sheet",
    summary: "Every door style with its construction, material, thickness, and smallest and largest sizes.",
  },
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

/** The path of a document. */
export function documentPath({ slug }: Pick<GuideDocument, "slug">): string {
  return `/documents/${slug}.pdf`;
}
