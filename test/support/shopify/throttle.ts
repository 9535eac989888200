/** Shopify's report on the bucket that calls are charged to. */
export interface ThrottleStatus {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
}

/** The points that calls cost: a maximum, and how many are restored each second. */
export class PointBucket {
  readonly #now: () => number;
  #available: number;
  #at: number;
  maximum: number;
  restoreRate: number;

  constructor(now: () => number, maximum: number, restoreRate: number) {
    [this.#now, this.maximum, this.restoreRate] = [now, maximum, restoreRate];
    [this.#available, this.#at] = [maximum, now()];
  }

  #refill(): void {
    const seconds = Math.max(0, this.#now() - this.#at) / 1000;
    this.#available = Math.min(this.maximum, this.#available + seconds * this.restoreRate);
    this.#at = this.#now();
  }

  /** Takes points if there are enough. */
  take(points: number): boolean {
    this.#refill();
    if (points > this.#available) return false;
    this.#available -= points;
    return true;
  }

  /** Returns the points that a call requested and did not use. */
  giveBack(points: number): void {
    this.#available = Math.min(this.maximum, this.#available + points);
  }

  empty(): void {
    this.#refill();
    this.#available = 0;
  }

  status(): ThrottleStatus {
    this.#refill();
    return {
      maximumAvailable: this.maximum,
      currentlyAvailable: Math.floor(this.#available),
      restoreRate: this.restoreRate,
    };
  }
}
