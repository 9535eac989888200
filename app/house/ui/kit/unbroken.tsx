import { unbrokenParts } from "~/base/text/unbroken";

/** A text whose sizes and phone numbers never break at the end of a line. */
export function Unbroken({ text }: { readonly text: string }) {
  return unbrokenParts(text).map((part, index) =>
    part.isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <span key={index} className="whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
