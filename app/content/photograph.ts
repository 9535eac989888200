/** A photograph of the project's own, by its name in art/photographs. */
export interface Photograph {
  readonly name: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** Of its largest copy, in pixels. */
  readonly width: number;
  readonly height: number;
}
