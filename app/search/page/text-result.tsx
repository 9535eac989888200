import { Link } from "@remix-run/react";
import type { TextHit } from "~/search/search-results";
import { Photograph } from "~/ui/photographs/photograph-picture";
import { MarkedText } from "./marked-text";

/** A guide or page that was found, with the words that matched. */
export function TextResult({ hit: { title, within, to, photo, why } }: { readonly hit: TextHit }) {
  return (
    <Link to={to} className="group flex gap-4">
      {photo && <Photograph photo={photo} decorative sizes="80px" className="h-auto w-20 bg-linen" />}
      <div className="min-w-0 flex-1">
        {within && <p className="text-sm text-stone-700">{within}</p>}
        <h3 className="text-xl underline-offset-4 group-hover:underline">{title}</h3>
        <p className="mt-1 text-sm text-stone-700">
          <MarkedText text={why} />
        </p>
      </div>
    </Link>
  );
}
