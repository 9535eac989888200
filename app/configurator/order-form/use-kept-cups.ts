import { type FocusEvent, type SyntheticEvent, useRef } from "react";
import type { PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import type { ConfigurationAction } from "~/trade/pieces/configuration-steps";
import { cupStamp, keptCups } from "~/trade/pieces/kept-cups";

interface DraftStore {
  readonly get: () => ConfigurationDraft;
  readonly dispatch: (action: ConfigurationAction) => void;
}

interface RowOfDraft {
  readonly list: PieceList;
  readonly index: number;
  readonly rowKey: number;
}

interface KeptCups {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onLeave: (event: SyntheticEvent) => void;
}

const SIZE_NAME = /\.(?:width|height)(?:Inches|Fraction)$/;

const isSize = ({ target }: SyntheticEvent) =>
  target instanceof Element && SIZE_NAME.test(target.getAttribute("name") ?? "");

/**
 * Keeps the cups of a row where its hinge plates are when its size changes. A size is half typed until its field loses
 * the focus, so the cups move then, before a button that was pressed acts.
 */
export function useKeptCups(store: DraftStore, { list, index, rowKey }: RowOfDraft): KeptCups {
  const before = useRef("");
  const draft = () => store.get().rows[list][index]?.draft;
  return {
    onFocus(event) {
      const now = draft();
      if (now && isSize(event)) before.current = cupStamp(now);
    },
    onLeave(event) {
      const now = draft();
      const cups = now && isSize(event) ? keptCups(before.current, now) : null;
      if (!now || cups === null) return;
      before.current = cupStamp({ ...now, cups });
      store.dispatch({ type: "keep-cups", list, key: rowKey, cups });
    },
  };
}
