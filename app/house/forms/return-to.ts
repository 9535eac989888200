export const RETURN_TO = "returnTo";

/** Where somebody who wants the cart as a quote comes back to, signed in; the cart itself stays in the browser. */
export const QUOTE_FROM_CART = "/cart?quote";

/** The address of the sign-in or registration page that leads back to `returnTo`, or to the usual page for `null`. */
export const thenBackTo = (page: "/login" | "/account", returnTo: string | null): string =>
  returnTo === null ? page : `${page}?${new URLSearchParams({ [RETURN_TO]: returnTo })}`;
