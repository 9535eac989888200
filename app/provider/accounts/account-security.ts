/** How an account signs in, as far as the shop can change it. */
export interface AccountSecurity {
  /** How many other browsers are signed in to the account. */
  readonly otherSessions: number;
  /** The second factor: on, off, or `null` if the account cannot have one. */
  readonly twoFactor: "on" | "off" | null;
}
