import type { Gauge } from "~/platform/metrics/gauges.server";
import type { BackendHandle } from "./contract/backend.server";
import { LANES } from "./contract/weather.server";

/** Whether calls to a host out of this process are held back because it was found to be down (decision 73). */
export function breakerGauge(started: Promise<Pick<BackendHandle, "weather">>): Gauge {
  return {
    name: "shop_provider_breaker_open",
    help: "1 while the host counts as down and calls to it are held back",
    labels: ["lane"],
    async read() {
      const states = (await started).weather?.states();
      if (!states) return [];
      return LANES.map((lane) => ({ value: Number(states[lane] !== "closed"), labels: { lane } }));
    },
  };
}
