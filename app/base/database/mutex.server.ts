/** Lets callers through one at a time, first come, first served. */
interface Mutex {
  /** Whether a caller is inside. */
  readonly isTaken: boolean;
  /** Waits until it is free; the result lets the next caller in. */
  enter(): Promise<() => void>;
}

/** An unlocked mutex. */
export function createMutex(): Mutex {
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
