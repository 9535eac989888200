/** A service behind the shop failed; the message is the catalogued one (specification, section 8). */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";

  constructor(
    message: string,
    readonly reason: "timeout" | "down" | "failing" | "limited",
    options?: ErrorOptions,
    /** When to try again, in seconds from now, where that is known. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
  }
}
