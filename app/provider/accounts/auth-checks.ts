/** The minimum time between two unforced checks of who is signed in, in milliseconds (specification, section 9). */
const THROTTLE_MS = 1000;

/** Pages that always check who is signed in (specification, section 4). */
const FORCED_PATHS: readonly string[] = ["/login", "/account", "/account/dashboard"];

/** A reason to ask the server who is signed in. */
export interface AuthCheckEvent {
  /** The path that is being opened, or that stays open. */
  readonly pathname: string;
  /** Whether a form was submitted, which may have signed somebody in or out. */
  readonly submitted: boolean;
}

export interface AuthChecks {
  /** Whether this event should ask the server. */
  shouldCheck(event: AuthCheckEvent): boolean;
  /** Records that the server has answered. */
  noteChecked(): void;
  /** Forces the next check, regardless of the throttle; for checks outside of a navigation. */
  force(): void;
  /** Whether a forced check is in progress: it may change who is signed in, but nothing else on the page. */
  isForced(): boolean;
}

/**
 * Decides when the browser asks who is signed in (specification, section 4). The server's HTML answers this on start.
 * The browser then asks always on some pages, after a form, and when forced; otherwise at most once in
 * {@link THROTTLE_MS}. The router lets a new check cancel a pending one, so that the newest wins.
 *
 * @param now milliseconds from a monotonic clock
 */
export function createAuthChecks(now: () => number): AuthChecks {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let forced = false;
  return {
    shouldCheck({ pathname, submitted }) {
      return forced || submitted || FORCED_PATHS.includes(pathname) || now() - checkedAt >= THROTTLE_MS;
    },
    noteChecked() {
      checkedAt = now();
      forced = false;
    },
    force() {
      forced = true;
    },
    isForced: () => forced,
  };
}

/** The checks of this page. */
export const authChecks = createAuthChecks(() => performance.now());
