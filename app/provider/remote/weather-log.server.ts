import type { BackendLog } from "../contract/backend.server";
import type { WeatherEvent } from "../contract/weather.server";

const HINT = "Nothing is sent to the host but a probe every few seconds; kept products are shown meanwhile";

/** Writes into the log what an operator needs to know of the calls to a host. */
export function logsWeather(log: BackendLog): (event: WeatherEvent) => void {
  return (event) => {
    const { type, lane } = event;
    if (type === "opened") {
      const { failures, error } = event;
      log.error("provider.breaker.opened", { lane, failures, hint: HINT, error });
    }
    if (type === "half-open") log.info("provider.breaker.half-open", { lane });
    if (type === "closed") {
      const openForMs = Math.round(event.openForMs);
      log.info("provider.breaker.closed", { lane, openForMs, unsent: event.unsent });
    }
    if (type === "full") log.error("provider.calls.full", { lane });
    if (type === "retry") log.info("provider.call.again", { lane, waitMs: event.waitMs });
  };
}
