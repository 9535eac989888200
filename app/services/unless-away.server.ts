import { UpstreamFailure } from "~/platform/upstream-failure.server";

/** The value, or `null` where it fails for the provider's sake; any other error is rethrown unchanged. */
export async function unlessAway<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamFailure) return null;
    throw error;
  }
}

/** The value, or `null` if it fails for the provider's sake or has not come within a time in milliseconds. */
export async function early<T>(patience: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  return Promise.race([unlessAway(work), late]).finally(() => clearTimeout(timer));
}
