/** A style's description, or the text for a style without one (specification, section 2). */
export function descriptionOf({ description }: { readonly description: string }): string {
  return description || "No description available";
}
