import { useCallback, useEffect, useRef } from "react";
import { pieceName } from "~/configurator/lines/piece-words";
import { FRACTIONS } from "~/trade/measure/measure";
import { type KeypadText, keypadChange, keypadText, keypadTitle } from "../keypad-text";
import type { FieldPlace } from "./field-ids";
import { type OrderStore, useOrder } from "./order-store";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
/** In the order of the tape, a quarter of an inch per line; the last key is for no fraction. */
const SIXTEENTHS = [...FRACTIONS.slice(1), "0"];
const KEY = "h-12 rounded-sm border border-stone-300 bg-white text-lg active:bg-linen";

interface KeypadProps {
  readonly store: OrderStore;
  readonly place: FieldPlace;
  readonly onNext: () => void;
  readonly onKeyboard: () => void;
  readonly onDone: () => void;
}

function nextWords({ field }: FieldPlace): string {
  if (field === "cups") return "Next";
  return field === "widthInches" ? "Next: height" : "Next: location";
}

/** Inches and sixteenths under the thumb: digits on the left, the tape's fractions on the right. */
export function Keypad({ store, place, onNext, onKeyboard, onDone }: KeypadProps) {
  const { list, index } = place;
  const row = useOrder(
    store,
    useCallback(({ get }: OrderStore) => get().rows[list][index], [list, index]),
  );
  /** The first digit replaces the text in the field, as typing over a selection does. */
  const isFresh = useRef(true);
  const field = `${list}-${index}-${place.field}-${place.cup ?? 0}`;
  useEffect(() => {
    isFresh.current = field !== "";
  }, [field]);

  const { inches, fraction } = keypadText(place, row?.draft);
  const title = keypadTitle(place);

  function edit(typed: Partial<KeypadText>): void {
    isFresh.current = false;
    if (!row) return;
    const change = keypadChange(place, row.draft, { inches, fraction, ...typed });
    store.dispatch({ type: "edit", list, key: row.key, change });
  }

  function pressDigit(digit: string): void {
    const isPlain = /^\d*$/.test(inches);
    if (!isFresh.current && isPlain) edit({ inches: `${inches}${digit}` });
    else edit({ inches: digit, fraction: "0" });
  }

  return (
    // A press on any key leaves the focus in the field being filled in.
    <fieldset
      aria-label="Keypad"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-x-0 bottom-0 z-30 min-w-0 touch-manipulation border-t border-stone-300 bg-linen p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] select-none print:hidden"
    >
      <div className="mx-auto max-w-xl">
        <p className="flex min-h-11 items-center gap-2 px-1">
          <span className="mr-auto leading-tight whitespace-nowrap">
            <span className="block text-sm font-semibold">
              {pieceName(list, index)}, {title}
            </span>
            <span className="figures block text-lg">
              {inches || "0"}
              {fraction !== "0" && ` ${fraction}`}"
            </span>
          </span>
          <button type="button" tabIndex={-1} onClick={onKeyboard} className="min-h-11 px-2 text-sm link">
            Keyboard
          </button>
          <button type="button" tabIndex={-1} onClick={onDone} className="min-h-11 px-2 font-semibold">
            Done
          </button>
        </p>
        <div className="figures grid grid-cols-[3fr_4fr] gap-2">
          <div className="grid grid-cols-3 gap-1">
            {DIGITS.map((digit) => (
              <button key={digit} type="button" tabIndex={-1} className={KEY} onClick={() => pressDigit(digit)}>
                {digit}
              </button>
            ))}
            <button
              type="button"
              tabIndex={-1}
              aria-label="Clear"
              className={KEY}
              onClick={() => edit({ inches: "", fraction: "0" })}
            >
              C
            </button>
            <button type="button" tabIndex={-1} className={KEY} onClick={() => pressDigit("0")}>
              0
            </button>
            <button
              type="button"
              tabIndex={-1}
              aria-label="Delete"
              className={KEY}
              onClick={() => edit({ inches: inches.slice(0, -1) })}
            >
              ⌫
            </button>
          </div>
          <div className="grid grid-cols-4 gap-1">
            {SIXTEENTHS.map((sixteenths) => (
              <button
                key={sixteenths}
                type="button"
                tabIndex={-1}
                aria-pressed={sixteenths === fraction}
                aria-label={sixteenths === "0" ? "No fraction" : undefined}
                className={`${KEY} text-[0.8125rem] tracking-tight min-[22.5rem]:text-[0.9375rem] aria-pressed:border-oak aria-pressed:bg-oak aria-pressed:text-white forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]`}
                onClick={() => edit({ fraction: sixteenths })}
              >
                {sixteenths === "0" ? "–" : sixteenths}
              </button>
            ))}
          </div>
        </div>
        <button type="button" tabIndex={-1} onClick={onNext} className="button mt-2 h-12 w-full bg-oak text-white">
          {nextWords(place)}
        </button>
      </div>
    </fieldset>
  );
}
