/**
 * What a page's title begins with while a form on it has errors. The server puts it into every 422 document, where no
 * route's `meta` can know of the action's answer; the browser takes it out before hydrating, and the form puts it back.
 */
export const ERROR_TITLE_PREFIX = "Error: ";
