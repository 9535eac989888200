/** The database or a queue takes no more work now, or waits for something else: the same call may succeed later. */
export class BusyError extends Error {
  override readonly name = "BusyError";

  /** @param retryAfter when to try again, in seconds */
  constructor(
    message: string,
    readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** There is no disk space left: the operator must be informed. */
export class NoRoomError extends BusyError {}
