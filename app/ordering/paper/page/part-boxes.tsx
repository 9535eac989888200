import { PIECE_NAMES } from "~/configurator/lines/piece-words";
import { PIECE_LISTS } from "~/trade/measure/piece";
import type { CutPiece } from "../work-order";
import { TickBoxes } from "./tick-boxes";

/**
 * A box to tick for every single part, after the number that its piece has on its label: `Door 1 ☐☐ 2 ☐☐`, and for
 * several alike, `Door 3, of 4: 1 ☐☐ 2 ☐☐ 3 ☐☐ 4 ☐☐`.
 */
export function PartBoxes({ pieces }: { readonly pieces: readonly CutPiece[] }) {
  return PIECE_LISTS.map((list) => {
    const own = pieces.filter((piece) => piece.list === list);
    const single = own.filter(({ of }) => of === 1);
    return (
      <span key={list}>
        {single.length > 0 && (
          <span className="block">
            {`${PIECE_NAMES[list]} `}
            {single.map(({ number, each }) => (
              <Boxes key={number} name={number} count={each} />
            ))}
          </span>
        )}
        {own
          .filter(({ of }) => of > 1)
          .map(({ number, of, each }) => (
            <span key={number} className="block">
              {`${PIECE_NAMES[list]} ${number}, of ${of}: `}
              {Array.from({ length: of }, (_, index) => index + 1).map((nth) => (
                <Boxes key={nth} name={nth} count={each} />
              ))}
            </span>
          ))}
      </span>
    );
  });
}

/** The boxes of one piece. */
function Boxes({ name, count }: { readonly name: number; readonly count: number }) {
  return (
    <span className="part-boxes">
      {`${name} `}
      <TickBoxes count={count} />
    </span>
  );
}
