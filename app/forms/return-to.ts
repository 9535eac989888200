/** The parameter of the sign-in page that says where to go afterwards. */
export const RETURN_TO = "returnTo";
