/** A product's description, or what stands in its place (specification, section 2). */
export function descriptionOf({ description }: { readonly description: string }): string {
  return description || "No description available";
}
