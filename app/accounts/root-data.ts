interface RootAnswer {
  readonly user: unknown;
  readonly isConfirmed: boolean;
  readonly terms?: { readonly discount: number };
}

/** Remembers the latest data of the root loader, in case the next load fails. */
export function createRootData() {
  let latest: RootAnswer | undefined;
  return {
    note(answer: RootAnswer): void {
      latest = answer;
    },
    /**
     * Loads new data. If that fails, nobody is signed in, no discount applies, and everything else stays as it was
     * (section 4).
     */
    async refresh<T extends RootAnswer>(ask: () => Promise<T>): Promise<T> {
      try {
        return await ask();
      } catch (error) {
        if (!latest) throw error;
        const { terms, ...rest } = latest as T;
        return { ...(rest as T), ...(terms && { terms: { ...terms, discount: 0 } }), user: null, isConfirmed: true };
      }
    },
  };
}

/** The root loader's data of this page. */
export const rootData = createRootData();
