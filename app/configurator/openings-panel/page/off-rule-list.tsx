import { useMemo } from "react";
import { pieceName } from "~/configurator/lines/piece-words";
import { piecesOffRule } from "~/trade/openings/off-rule";
import { offWords } from "~/trade/openings/old-door-words";
import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import { jobOf } from "~/trade/openings/opening-pieces";
import type { PieceDrafts } from "~/trade/openings/opening-turn";

/** Pieces that are said one by one; of more, the rest is counted. */
const NAMED = 6;

interface OffRuleListProps {
  readonly value: OpeningsDraft;
  readonly present: PieceDrafts;
}

/** The doors of the order that were worked out by another rule, with what differs; nothing if all follow this one. */
export function OffRuleList({ value, present }: OffRuleListProps) {
  const off = useMemo(() => (jobOf(value) ? piecesOffRule(value, present) : []), [value, present]);
  if (off.length === 0) return null;
  const more = off.length - NAMED;
  return (
    <div className="figures border-l-4 border-oak pl-4 text-sm">
      <p className="font-semibold">Already in the list, by another rule:</p>
      <ul>
        {off.slice(0, NAMED).map(({ list, index, location, differences }) => (
          <li key={`${list}-${index}`}>
            {pieceName(list, index)}
            {location && `, ${location}`}: {offWords(differences)}.
          </li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </div>
  );
}
