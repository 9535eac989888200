/** The query parameter of the sign-in page for where to go afterwards. */
export const RETURN_TO = "returnTo";
