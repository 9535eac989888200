/** An account that is waiting for a decision, as the admin's list shows it; unknown texts are empty. */
export interface PendingAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly businessName: string;
  /** The tier's label, or whatever tags the provider gave. */
  readonly tier: string;
  /** The day as YYYY-MM-DD, where the provider says. */
  readonly appliedOn: string | null;
}

/** The person's name, or the e-mail address of one who has none. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<PendingAccount, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}
