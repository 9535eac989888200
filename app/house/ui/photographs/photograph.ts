/** One of the project's own photographs, by its name in art/photographs. */
export interface Photograph {
  readonly name: string;
  /** The alternative text: what the photograph shows. */
  readonly alt: string;
  /** The size of its largest copy, in pixels. */
  readonly width: number;
  readonly height: number;
}
