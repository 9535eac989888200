import { singleton } from "../singleton.server";

/** A value of one series, with what tells it from the others of its name. */
export interface GaugeValue {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Something that is asked for when the metrics are read, and at no other time. */
export interface Gauge {
  /** As Prometheus names metrics: the unit last, in base units. */
  readonly name: string;
  /** What it tells, in one line. */
  readonly help: string;
  /** The names of its labels; each has a few values that do not come from visitors. */
  readonly labels?: readonly string[];
  /** Its values now; one that rejects is left out. */
  readonly read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[];
}

/** The gauges that were added, by name. */
export const addedGauges = (): Map<string, Gauge> => singleton("metric-gauges", () => new Map<string, Gauge>());

/** Adds a gauge to the metrics of this process; one of the same name takes the place of the one before. */
export function addGauge(gauge: Gauge): void {
  addedGauges().set(gauge.name, gauge);
}
