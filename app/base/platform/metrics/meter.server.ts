import { env } from "../env.server";
import { log } from "../log.server";
import { singleton } from "../singleton.server";
import type { Client } from "../visitor.server";

interface GaugeValue {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** Each has a few values that do not come from visitors. */
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[];
}

const addedGauges = (): Map<string, Gauge> => singleton("metric-gauges", () => new Map<string, Gauge>());

export function addGauge(gauge: Gauge): void {
  addedGauges().set(gauge.name, gauge);
}

interface CountedRequest {
  readonly route: string;
  readonly status: number;
  readonly client: Client;
  readonly seconds: number;
}

type Meter = Awaited<ReturnType<typeof createMeter>>;

/** In seconds: a stored page takes less than the first; a call is abandoned after 15. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

type Prometheus = typeof import("prom-client");
type Registry = InstanceType<Prometheus["Registry"]>;

async function readGauges({ Gauge: Shown }: Prometheus, registry: Registry, gauges: Iterable<Gauge>): Promise<void> {
  for (const { name, help, labels = [], read } of gauges) {
    const known = registry.getSingleMetric(name) as InstanceType<typeof Shown> | undefined;
    const shown = known ?? new Shown({ name, help, labelNames: [...labels], registers: [registry] });
    shown.reset();
    if (labels.length === 0) shown.remove();
    const values = await Promise.resolve()
      .then(read, () => [])
      .catch(() => []);
    for (const { value, labels: own = {} } of values) shown.set(own, value);
  }
}

/** Only this function loads the package. */
export async function createMeter() {
  const prometheus = await import("prom-client");
  const { Counter, Gauge: Shown, Histogram, Registry, collectDefaultMetrics } = prometheus;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });

  const requests = counter("shop_http_requests_total", "Answered requests", "route", "status", "client");
  const durations = histogram("shop_http_request_duration_seconds", "From a request to the end of its answer", "route");
  const inFlight = new Shown({ name: "shop_http_requests_in_flight", help: "Requests being answered", registers });
  const calls = counter("shop_provider_calls_total", "Calls to the provider", "call", "outcome");
  const callDurations = histogram("shop_provider_call_duration_seconds", "Duration of a call to the provider", "call");
  const documents = counter("shop_document_cache_answers_total", "Answers of the document cache", "result");
  const reads = counter("shop_provider_cache_reads_total", "Times that cached products or settings were read");
  const loads = counter(
    "shop_provider_cache_loads_total",
    "Times that they were loaded from the provider or the database",
    "outcome",
  );
  const products = new Shown({
    name: "shop_products",
    help: "Products in the provider's last list",
    labelNames: ["state"],
    registers,
  });
  const refusals = counter("shop_limit_refusals_total", "What limits refused", "limit");

  return {
    began: () => inFlight.inc(),
    ended({ route, status, client, seconds }: CountedRequest) {
      inFlight.dec();
      requests.inc({ route, status: statusClass(status), client });
      durations.observe({ route }, seconds);
    },
    providerCalled(call: string, outcome: string, seconds: number) {
      calls.inc({ call, outcome });
      callDurations.observe({ call }, seconds);
    },
    cached: (result: "hit" | "stale" | "miss") => documents.inc({ result }),
    cacheRead: () => reads.inc(),
    cacheLoaded: (outcome: "ok" | "failed") => loads.inc({ outcome }),
    refused: (limit: string) => refusals.inc({ limit }),
    productsListed(sold: number, leftOut: number) {
      products.set({ state: "sold" }, sold);
      products.set({ state: "left-out" }, leftOut);
    },
    async read() {
      await readGauges(prometheus, registry, addedGauges().values());
      return registry.metrics();
    },
  };
}

const running = singleton("meter", (): { meter: Meter | null; started?: Promise<Meter> } => ({ meter: null }));

/** This process's counters for `/metrics`; `null` without METRICS_TOKEN, so that metrics then cost nothing. */
export const meter = (): Meter | null => running.meter;

function started(): Promise<Meter> {
  running.started ??= createMeter().then((created) => {
    running.meter = created;
    return created;
  });
  return running.started;
}

export function startMeter(): { readonly token: string; readonly read: () => Promise<string> } | null {
  const { metricsToken: token } = env();
  if (token === null) return null;
  started().catch((error: unknown) => log.error("metrics.failed", { error }));
  return { token, read: async () => (await started()).read() };
}
