/** React keeps the server's HTML where it is told that the content is none of its own. */
export const NOT_ITS_OWN = { __html: "" };
