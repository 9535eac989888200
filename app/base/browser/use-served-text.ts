import { useHydrated } from "./use-hydrated";

const isServer = typeof document === "undefined";

/** `undefined` while React takes over what the server sent: it would put the served text over what was typed since. */
export function useServedText<Text>(text: Text): Text | undefined {
  const hydrated = useHydrated();
  return hydrated || isServer ? text : undefined;
}
