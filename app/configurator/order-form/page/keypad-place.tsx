import { type ComponentProps, useEffect, useState } from "react";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { KeypadHost } from "../rows/keypad-host";

const keypadHost = partOnDemand(async () => (await import("../rows/keypad-host")).KeypadHost);

const isTouchScreen = () => window.matchMedia("(pointer: coarse)").matches;

/** Loads what shows the keypad on a touch screen, before the form runs; if that fails, the device's keyboard stays. */
export async function loadKeypad(): Promise<void> {
  if (isTouchScreen()) await keypadHost.load().catch(() => {});
}

export function KeypadPlace(props: ComponentProps<typeof KeypadHost>) {
  const [isWanted, setWanted] = useState(false);
  const { code: Host } = useOnDemand(keypadHost, isWanted);
  useEffect(() => setWanted(isTouchScreen()), []);
  return Host && <Host {...props} />;
}
