import { UpstreamFailure } from "./upstream-failure.server";

/** The value, or `null` if the provider or the database failed. Any other error is rethrown unchanged. */
export async function orNullIfDown<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamFailure) return null;
    throw error;
  }
}
