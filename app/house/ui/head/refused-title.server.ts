let refused = false;

export const isRefused = (): boolean => refused;

/** A route's `meta` does not get the action's response. Synchronous, so that no page is rendered in between. */
export function asRefused<T>(render: () => T): T {
  refused = true;
  try {
    return render();
  } finally {
    refused = false;
  }
}
