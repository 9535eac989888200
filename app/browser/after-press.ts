/**
 * Calls back once no pointer is pressed: at once, or when the one that is pressed is let go. What a field says as it is
 * left must not move the button that somebody is pressing just then.
 */
export function afterPress(callback: () => void): void {
  if (!isPressed) {
    callback();
    return;
  }
  const letGo = () => {
    for (const name of ENDS) window.removeEventListener(name, letGo);
    // The click follows the pointer's end, and must find its button where it was.
    setTimeout(callback);
  };
  for (const name of ENDS) window.addEventListener(name, letGo);
}

/** A finger is lifted before its tap becomes a press of the mouse, and only that press takes the focus from a field. */
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
