export interface ProductImage {
  readonly url: string;
  readonly alt: string;
}
