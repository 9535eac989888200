/** `RATE_LIMIT_FACTOR` multiplies the counts of `perMinute`, `together` and `thread`. */
export const LIMITS = {
  client: {
    headersMs: 15_000,
    /** To send a whole request; photographs from a phone take a minute on a slow connection. */
    requestMs: 150_000,
    /** Without a byte in either direction. The shop's own longest wait, for a provider, is 15 s. */
    silenceMs: 45_000,
    /** Between two requests of a connection; longer than the minute that proxies hold theirs open. */
    keepAliveMs: 65_000,
  },
  connections: 8_000,
  targetCharacters: 8_192,
  perMinute: {
    message: 3,
    "order-message": 5,
    claim: 3,
    registration: 5,
    "email-change": 5,
    passport: 120,
    write: 100,
    post: 300,
    read: 3_000,
  },
  /** How often per minute all visitors together may do something that stores data. */
  together: { message: 60, "order-message": 60, claim: 20 },
  /** Refused posts shown in the shop's frame per second; any more get a small page. */
  framedRefusals: 20,
  /**
   * How many posts, or reads of pages that are not stored, the thread accepts per window. The count halves when the
   * thread was busier than the given share of its time; below 1, one is accepted every few windows. The budget for
   * reads shrinks before that for posts, to leave room for orders. Reads that find none left wait for their turn, up to
   * 64 of them for up to three seconds; posts are refused at once.
   */
  thread: {
    windowMs: 250,
    first: 25,
    most: 250,
    post: { busy: 0.85, least: 0.5 },
    read: { busy: 0.75, least: 4, mostWaiting: 64, longestWaitMs: 3_000 },
  },
  reports: { bytes: 16 * 1024, linesPerMinute: 20 },
  /** The most keys that one limit counts at a time: an attacker may use any number of addresses. */
  keys: 10_000,
} as const;
