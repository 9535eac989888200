/** A failure of a service behind the shop; the message is from the error catalog (specification, section 8). */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";

  constructor(
    message: string,
    readonly reason: "timeout" | "down" | "failing" | "limited",
    options?: ErrorOptions,
    /** Seconds from now, if known. */
    readonly retryAfter?: number,
  ) {
    super(message, options);
  }
}

export async function orNullIfDown<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamFailure) return null;
    throw error;
  }
}
