/** A message that appears as a field loses focus must not move the button that is being clicked. */
export function afterClick(callback: () => void): void {
  if (!isPressed) {
    callback();
    return;
  }
  const onRelease = () => {
    for (const name of ENDS) window.removeEventListener(name, onRelease);
    // The click follows the end of the press, and must find its button in the same place.
    setTimeout(callback);
  };
  for (const name of ENDS) window.addEventListener(name, onRelease);
}

/** On a touch screen, the finger is lifted before the emulated mouse press, which alone takes the focus. */
const STARTS = ["pointerdown", "mousedown"] as const;
const ENDS = ["pointerup", "pointercancel", "mouseup"] as const;

let isPressed = false;

function note(names: readonly string[], pressed: boolean): void {
  for (const name of names) {
    window.addEventListener(
      name,
      () => {
        isPressed = pressed;
      },
      true,
    );
  }
}

if (typeof window !== "undefined") {
  note(STARTS, true);
  note(ENDS, false);
}
