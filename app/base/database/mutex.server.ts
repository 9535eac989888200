interface Mutex {
  readonly isTaken: boolean;
  enter(): Promise<() => void>;
}

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
