/**
 * The prefix of a page's title while a form on it has errors. The server renders it into every 422 document
 * (refused-title.server.ts), because a route's `meta` does not see the answer of its action; the browser removes it
 * before hydrating, and the form adds it again.
 */
export const ERROR_TITLE_PREFIX = "Error: ";
