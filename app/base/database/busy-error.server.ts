/** The database or a queue is full, or waiting for something else; the same call may succeed later. */
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

/** The disk is full: the operator must be informed. */
export class DiskFullError extends BusyError {}
