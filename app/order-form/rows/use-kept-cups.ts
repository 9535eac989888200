import { type FocusEvent, useRef } from "react";
import { cupStamp, keptCups } from "~/pieces/kept-cups";
import { fieldPlace } from "./field-ids";
import type { OrderStore } from "./order-store";
import type { RowPlace } from "./use-row-draft";

interface KeptCups {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const SIZES: readonly string[] = ["widthInches", "widthFraction", "heightInches", "heightFraction"];

/**
 * Keeps the cups of a row where its hinge plates are when its size changes. A size is half typed until its field loses
 * the focus, so the cups move then, before a button that was pressed acts.
 */
export function useKeptCups(scope: string, store: OrderStore, { list, index, rowKey }: RowPlace): KeptCups {
  const before = useRef("");
  const draft = () => store.get().rows[list][index]?.draft;
  const isSize = ({ target }: FocusEvent) => SIZES.includes(fieldPlace(scope, target.id)?.field ?? "");
  return {
    onFocus(event) {
      const now = draft();
      if (now && isSize(event)) before.current = cupStamp(now);
    },
    onBlur(event) {
      const now = draft();
      const cups = now && isSize(event) ? keptCups(before.current, now) : null;
      if (cups !== null) store.dispatch({ type: "keep-cups", list, key: rowKey, cups });
    },
  };
}
