import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { brand } from "~/base/brand/brand";
import { afterClick } from "~/base/browser/after-click";
import { afterInsertion } from "~/base/browser/move-focus";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import { storeText, withStorage } from "../order-draft";
import { type FieldPlace, fieldPlace, takesKeypad } from "./field-ids";
import type { OrderStore } from "./order-store";

const KEYPAD_KEY = `${brand.key}-keypad`;

const prefersKeyboard = () => withStorage((storage) => storage.getItem(KEYPAD_KEY) === "off", false);

/** Remembers the choice; if storage is blocked, it applies until the page is left. */
const rememberKeyboard = () => storeText(KEYPAD_KEY, "off");

const keypad = partOnDemand(async () => (await import("./keypad")).Keypad);

interface KeypadHostProps {
  readonly scope: string;
  readonly store: OrderStore;
  readonly formRef: RefObject<HTMLFormElement>;
  readonly goToNext: (from: FieldPlace) => void;
}

/**
 * On touch screens, shows a keypad of inches and sixteenths instead of the device's keyboard while a size or a
 * cup has the focus, unless the customer prefers the keyboard. If the keypad cannot be loaded, the keyboard stays.
 */
export function KeypadHost({ scope, store, formRef, goToNext }: KeypadHostProps) {
  const [place, setPlace] = useState<FieldPlace | null>(null);
  const isOff = useRef(true);
  /** The place that the keypad is for from now on, or from the end of the press. */
  const wantedPlace = useRef<FieldPlace | null>(null);
  const { code: Keypad, failed } = useOnDemand(keypad, place !== null);
  const isShown = place !== null && Keypad !== null;

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    isOff.current = !window.matchMedia("(pointer: coarse)").matches || prefersKeyboard();
    const wants = (field: HTMLInputElement) => {
      const place = fieldPlace(scope, field.id);
      return place !== null && takesKeypad(place) && !isOff.current;
    };
    // The keypad changes the page's height, which must not happen under the finger that opens or closes it.
    const show = (next: FieldPlace | null) => {
      wantedPlace.current = next;
      // The press itself may move the focus again, as "Add door" does: what was wanted last counts.
      afterClick(() => setPlace(wantedPlace.current));
    };
    /** The device's keyboard stays hidden only if `inputMode` is set before the field receives the focus. */
    const prepare = (event: Event) => {
      // React repeats a focus that came before this code: that field is typed in with the device's keyboard.
      if (!event.isTrusted) return;
      const field = event.target;
      const wanted = field instanceof HTMLInputElement && wants(field);
      if (wanted) field.inputMode = "none";
      const isFocused = event.type === "focusin" || (wanted && field === document.activeElement);
      if (isFocused) show(wanted ? fieldPlace(scope, field.id) : null);
    };
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) show(null);
    };
    form.addEventListener("pointerdown", prepare);
    form.addEventListener("focusin", prepare);
    form.addEventListener("focusout", leave);
    // A touch that loaded this code may already have focused a size: the keypad takes over if the field is empty.
    afterInsertion(() => {
      const held = document.activeElement;
      if (!(held instanceof HTMLInputElement) || !form.contains(held) || held.value !== "" || !wants(held)) return;
      held.blur();
      held.inputMode = "none";
      held.focus();
    });
    return () => {
      form.removeEventListener("pointerdown", prepare);
      form.removeEventListener("focusin", prepare);
      form.removeEventListener("focusout", leave);
    };
  }, [scope, formRef]);

  useEffect(() => {
    if (!place || !isShown) return;
    document.documentElement.dataset.keypad = "open";
    document.activeElement?.scrollIntoView({ block: "nearest" });
    return () => {
      delete document.documentElement.dataset.keypad;
    };
  }, [place, isShown]);

  const handOver = useCallback(() => {
    isOff.current = true;
    setPlace(null);
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    field.inputMode = "text";
    field.blur();
    field.focus();
    // What the keypad wrote stays, and typing continues after it.
    field.setSelectionRange(field.value.length, field.value.length);
  }, []);

  useEffect(() => {
    if (failed) handOver();
  }, [failed, handOver]);

  function showKeyboard(): void {
    rememberKeyboard();
    handOver();
  }

  if (!place || !Keypad) return null;
  return (
    <Keypad
      store={store}
      place={place}
      onNext={() => goToNext(place)}
      onKeyboard={showKeyboard}
      onDone={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
    />
  );
}
