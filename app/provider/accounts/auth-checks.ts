/** The minimum time between two unforced checks of who is signed in, in milliseconds (specification, section 9). */
const THROTTLE_MS = 1000;

/** Pages that always check who is signed in (specification, section 4). */
const FORCED_PATHS: readonly string[] = ["/login", "/account", "/account/dashboard"];

export interface AuthCheckEvent {
  readonly pathname: string;
  readonly submitted: boolean;
}

export interface AuthChecks {
  shouldCheck(event: AuthCheckEvent): boolean;
  noteChecked(): void;
  force(): void;
  isForced(): boolean;
}

/**
 * Decides when the browser asks who is signed in (specification, section 4): always on some pages, after a form, and
 * when forced; otherwise at most once in {@link THROTTLE_MS}. The router lets a new check cancel a pending one, so that
 * the newest wins. `now` is a monotonic clock in milliseconds.
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

export const authChecks = createAuthChecks(() => performance.now());
