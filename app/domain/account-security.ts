/** How an account signs in, as far as the shop can change it. */
export interface AccountSecurity {
  /** Whether the provider lets the shop change its password. */
  readonly changesPassword: boolean;
  /** How many other browsers are signed in to the account. */
  readonly otherSessions: number;
  /** The second factor: on, off, or `null` if the account cannot have one. */
  readonly twoFactor: "on" | "off" | null;
}
