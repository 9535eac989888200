/** The name under which a link or a form to the sign-in page carries where to go afterwards. */
export const RETURN_TO = "returnTo";
