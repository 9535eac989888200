export const RETURN_TO = "returnTo";
