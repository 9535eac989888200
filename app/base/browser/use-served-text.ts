import { useHydrated } from "./use-hydrated";

const isServer = typeof document === "undefined";

/**
 * The first text of a field of several lines; none while React takes over what the server sent, because it would put
 * the served text back over what has been typed since.
 */
export function useServedText<Text>(text: Text): Text | undefined {
  const hydrated = useHydrated();
  return hydrated || isServer ? text : undefined;
}
