import { env } from "../env.server";
import { log } from "../log.server";
import { singleton } from "../singleton.server";
import type { Meter } from "./create-meter.server";

const running = singleton("meter", (): { meter: Meter | null; started?: Promise<Meter> } => ({ meter: null }));

/** What counts for `/metrics`; `null` in a process without METRICS_TOKEN, which pays nothing for it. */
export const meter = (): Meter | null => running.meter;

/** The meter of this process, which is loaded at the first call. */
function started(): Promise<Meter> {
  running.started ??= import("./create-meter.server").then(async ({ createMeter }) => {
    running.meter = await createMeter();
    return running.meter;
  });
  return running.started;
}

/**
 * Begins to count, if the operator wants metrics.
 *
 * @returns the token that they are read with, and how
 */
export function startMeter(): { readonly token: string; readonly read: () => Promise<string> } | null {
  const { metricsToken: token } = env();
  if (token === null) return null;
  started().catch((error: unknown) => log.error("metrics.failed", { error }));
  return { token, read: async () => (await started()).read() };
}
