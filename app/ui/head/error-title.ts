/**
 * What a page's title begins with while a form on it has errors. The server renders it into every 422 document
 * (refused-title.server.ts); the browser takes it out before hydrating, and the form puts it back.
 */
export const ERROR_TITLE_PREFIX = "Error: ";
