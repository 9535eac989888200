/** A note about a customer that only the shop sees. */
export interface CustomerNote {
  readonly id: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** The e-mail address of the person who wrote it; empty if that account was deleted. */
  readonly by: string;
  readonly text: string;
}
