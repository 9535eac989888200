import { Link } from "@remix-run/react";
import { TOLERANCE } from "~/house/promises/fixed-promises";
import type { SizeRows } from "./specification-table";

/** What to know before entering sizes: how to measure, how exactly they are cut, and the limits of the style. */
export function SizeFacts({ sizes }: { readonly sizes: SizeRows }) {
  return (
    // The price is next to it if there is room for both.
    <div className="mb-8 xl:mr-[25rem] print:hidden">
      <h2 className="text-3xl">Your sizes</h2>
      <p className="mt-2 max-w-[46em] text-stone-700">
        Width before height, always. Enter the finished size of each piece and where it goes, so that every door finds
        its opening.
      </p>
      <ul className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-stone-700">
        <li>
          <Link to="/how-to/measuring" className="link-tall">
            How to measure
          </Link>
        </li>
        {sizes.map(([term, size]) => (
          <li key={term} className="figures">
            {term}: <span className="whitespace-nowrap">{size}</span>
          </li>
        ))}
        <li>Cut to within {TOLERANCE}</li>
      </ul>
    </div>
  );
}
