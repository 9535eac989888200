import { type ComponentProps, useEffect, useState } from "react";
import { KeypadHost } from "../rows/keypad-host";

/** The keypad's place on a touch screen; elsewhere nothing. */
export function KeypadPlace(props: ComponentProps<typeof KeypadHost>) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(window.matchMedia("(pointer: coarse)").matches), []);
  return isWanted && <KeypadHost {...props} />;
}
