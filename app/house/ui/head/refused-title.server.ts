let refused = false;

/** Whether the page being rendered is the response to a refused form. */
export const isRefused = (): boolean => refused;

/**
 * Renders a page whose title says that its form was refused: a route's `meta` does not receive the action's response.
 *
 * @param render must be synchronous, so that no other page is rendered in between
 */
export function asRefused<T>(render: () => T): T {
  refused = true;
  try {
    return render();
  } finally {
    refused = false;
  }
}
