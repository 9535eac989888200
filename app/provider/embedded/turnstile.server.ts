/** Lets one after the other through, first come, first served. */
export interface Turnstile {
  /** Whether somebody is inside. */
  readonly isTaken: boolean;
  /** Waits until nobody else is inside; the result lets the next one in. */
  enter(): Promise<() => void>;
}

/** A turnstile that nobody has entered. */
export function createTurnstile(): Turnstile {
  let last: Promise<void> | null = null;
  return {
    get isTaken() {
      return last !== null;
    },
    async enter() {
      const before = last;
      let leave: () => void = () => undefined;
      const left = new Promise<void>((resolve) => {
        leave = resolve;
      });
      last = left;
      await before;
      return () => {
        if (last === left) last = null;
        leave();
      };
    },
  };
}
