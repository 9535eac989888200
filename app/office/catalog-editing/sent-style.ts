import type { UploadedCopy } from "~/house/ui/photographs/uploaded-photograph";
import type { PostedStyle } from "./style-form";

/** A copy of a photograph with its bytes. */
export interface StoredCopy extends UploadedCopy {
  readonly data: Uint8Array;
}

/** What the form of a style sends, with the copies of the photographs that it adds. */
export interface SentStyle extends PostedStyle {
  readonly copies?: readonly StoredCopy[];
}
