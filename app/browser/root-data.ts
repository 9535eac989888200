interface RootAnswer {
  readonly user: unknown;
  readonly isConfirmed: boolean;
}

/** The root loader's answers of one page, kept for when the next one does not come. */
export function createRootData() {
  let latest: RootAnswer | undefined;
  return {
    note(answer: RootAnswer): void {
      latest = answer;
    },
    /** Asks for a new answer; when none comes, nobody is signed in and everything else stays as it was (section 4). */
    async refresh<T extends RootAnswer>(ask: () => Promise<T>): Promise<T> {
      try {
        return await ask();
      } catch (error) {
        if (!latest) throw error;
        return { ...(latest as T), user: null, isConfirmed: true };
      }
    },
  };
}

/** The root loader's answers of this page. */
export const rootData = createRootData();
