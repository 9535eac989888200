import { env } from "../env.server";
import { log } from "../log.server";
import { singleton } from "../singleton.server";
import type { Meter } from "./create-meter.server";

const running = singleton("meter", (): { meter: Meter | null; started?: Promise<Meter> } => ({ meter: null }));

/** This process's counters for `/metrics`; `null` without METRICS_TOKEN, so that metrics then cost nothing. */
export const meter = (): Meter | null => running.meter;

/** The meter of this process, loaded at the first call. */
function started(): Promise<Meter> {
  running.started ??= import("./create-meter.server").then(async ({ createMeter }) => {
    running.meter = await createMeter();
    return running.meter;
  });
  return running.started;
}

/**
 * Starts counting, if the operator wants metrics.
 *
 * @returns the token required to read them, and the function that reads them
 */
export function startMeter(): { readonly token: string; readonly read: () => Promise<string> } | null {
  const { metricsToken: token } = env();
  if (token === null) return null;
  started().catch((error: unknown) => log.error("metrics.failed", { error }));
  return { token, read: async () => (await started()).read() };
}
