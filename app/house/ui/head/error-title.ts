/** In every 422 document from the server; the browser removes it before hydrating, and the form adds it again. */
export const ERROR_TITLE_PREFIX = "Error: ";
