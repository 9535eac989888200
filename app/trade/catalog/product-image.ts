/** A picture of a product, with what it shows in words. */
export interface ProductImage {
  readonly url: string;
  readonly alt: string;
}
