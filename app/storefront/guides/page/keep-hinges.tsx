import { Link } from "@remix-run/react";
import { Band } from "./band";

/** Leads to the page about old hinges. */
export function KeepHinges() {
  return (
    <Band title="Keeping your hinges?">
      <p className="max-w-[40em]">
        Give us the heights of their cups, and we bore to match.{" "}
        <Link to="/how-to/hinges" className="link">
          Will my hinges fit?
        </Link>{" "}
        has the five things to measure, a strip to print and hold against the old door, and what to order if the old
        doors have no cups.
      </p>
    </Band>
  );
}
