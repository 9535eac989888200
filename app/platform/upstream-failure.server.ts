/** A service behind the shop failed, with the catalogued sentence for it (specification, section 8). */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";

  constructor(
    message: string,
    readonly reason: "timeout" | "down" | "failing",
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
