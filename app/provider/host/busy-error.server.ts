/** The back end has too much to do, or waits for somebody else; the same call may succeed a little later. */
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

/** The host has no room left to keep anything: whoever runs it must be told. */
export class NoRoomError extends BusyError {}
