import type { Gauge } from "~/base/platform/metrics/meter.server";
import type { BackendHandle } from "./contract/backend.server";

/** Whether calls are held back because the provider was found to be down (decision 73). */
export function breakerGauge(started: Promise<Pick<BackendHandle, "breakers">>): Gauge {
  return {
    name: "shop_provider_breaker_open",
    help: "1 while the provider counts as down and calls to it are held back",
    labels: ["lane"],
    async read() {
      const states = Object.entries((await started).breakers?.() ?? {});
      return states.map(([lane, state]) => ({ value: Number(state !== "closed"), labels: { lane } }));
    },
  };
}
