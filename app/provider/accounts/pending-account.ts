/** An account that is waiting for a decision, as the admin's list shows it; unknown texts are empty. */
export interface PendingAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly businessName: string;
  /** The tier's label, or the provider's own tags. */
  readonly tier: string;
  /** ISO 8601 date and time, or `null` if the provider does not say. */
  readonly appliedAt: string | null;
}

/** The person's name, or the e-mail address of a person without one. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<PendingAccount, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}
