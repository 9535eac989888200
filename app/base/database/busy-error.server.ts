export class BusyError extends Error {
  override readonly name = "BusyError";

  constructor(
    message: string,
    readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export class DiskFullError extends BusyError {}
