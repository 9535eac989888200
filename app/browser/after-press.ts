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

const ENDS = ["pointerup", "pointercancel"] as const;

let isPressed = false;

if (typeof window !== "undefined") {
  window.addEventListener(
    "pointerdown",
    () => {
      isPressed = true;
    },
    true,
  );
  for (const name of ENDS) {
    window.addEventListener(
      name,
      () => {
        isPressed = false;
      },
      true,
    );
  }
}
