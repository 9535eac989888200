/** How long a check of who is signed in may go unanswered, in milliseconds (specification, section 7). */
const LIMIT_MS = 15_000;

interface RootAnswer {
  readonly user: unknown;
  readonly isConfirmed: boolean;
  readonly terms?: { readonly discount: number };
}

/** A captive portal or a filtering proxy answers 200 with a page of its own, which Remix hands on as text. */
const isRootAnswer = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "user" in answer && "isConfirmed" in answer;

function cleared<T extends RootAnswer>({ terms, ...rest }: T): T {
  const without = { ...rest, ...(terms && { terms: { ...terms, discount: 0 } }), user: null, isConfirmed: false };
  return without as unknown as T;
}

async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The check of who is signed in was not answered")), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Remembers the latest data of the root loader, in case the next load fails; `now` is a monotonic clock. */
export function createRootData(now: () => number) {
  let latest: RootAnswer | undefined;
  let unconfirmedSince: number | undefined;
  const waited = () => now() - (unconfirmedSince ?? now());
  return {
    note(answer: RootAnswer): void {
      latest = answer;
      unconfirmedSince = answer.isConfirmed ? undefined : (unconfirmedSince ?? now());
    },
    /**
     * Loads new data. If that fails, or nobody confirms the sign-in within {@link LIMIT_MS}, nobody is signed in and no
     * discount applies (section 4). An answer that is not the shop's changes nothing.
     */
    async refresh<T extends RootAnswer>(ask: () => Promise<T>): Promise<T> {
      const known = latest as T | undefined;
      try {
        const answer = await within(LIMIT_MS, ask());
        if (!isRootAnswer(answer)) return known ? { ...known } : answer;
        if (answer.isConfirmed) return answer;
        const wasCleared = known?.user === null && !known.isConfirmed;
        return wasCleared || waited() >= LIMIT_MS ? cleared(answer) : answer;
      } catch (error) {
        if (!known) throw error;
        return cleared(known);
      }
    },
  };
}

export const rootData = createRootData(() => performance.now());
