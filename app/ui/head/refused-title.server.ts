let refused = false;

/** Whether the page that is being rendered answers a form with its errors. */
export const isRefused = (): boolean => refused;

/**
 * Renders a page whose title says that the form on it was refused: a route's `meta` is not told of the action's answer.
 *
 * @param render must not wait for anything: no other page may be rendered meanwhile
 */
export function asRefused<T>(render: () => T): T {
  refused = true;
  try {
    return render();
  } finally {
    refused = false;
  }
}
