type Payload = Record<string, unknown> & { grantId?: string; uid?: string; consumed?: number };

interface Entry {
  readonly payload: Payload;
  readonly until: number;
}

/**
 * Where the issuer stores sessions, codes and tokens: in memory, by the tests' clock. Each kind of record has its own
 * adapter to the shared entries.
 */
export class IssuerStore {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  #live(key: string): Payload | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#now() < entry.until ? entry.payload : undefined;
  }

  /** Expires every record of a kind, such as `AccessToken`. */
  end(kind: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${kind}:`)) this.#entries.delete(key);
  }

  /** The adapter that oidc-provider requests for a kind of record. */
  adapter = (kind: string) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id: string, payload: Payload, expiresIn?: number) => {
        const until = expiresIn ? this.#now() + expiresIn * 1000 : Number.POSITIVE_INFINITY;
        this.#entries.set(keyOf(id), { payload, until });
      },
      find: async (id: string) => this.#live(keyOf(id)),
      findByUid: async (uid: string) => {
        const found = [...this.#entries].find(
          ([key, { payload }]) => key.startsWith(`${kind}:`) && payload.uid === uid,
        );
        return found && this.#live(found[0]);
      },
      findByUserCode: async () => undefined,
      consume: async (id: string) => {
        const payload = this.#live(keyOf(id));
        if (payload) payload.consumed = Math.floor(this.#now() / 1000);
      },
      destroy: async (id: string) => void this.#entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId: string) => {
        for (const [key, { payload }] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(key);
      },
    };
  };
}
