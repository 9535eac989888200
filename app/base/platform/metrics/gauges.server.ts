import { singleton } from "../singleton.server";

/** The value of one series, with the labels that identify it. */
export interface GaugeValue {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Something that is read together with the metrics, and at no other time. */
export interface Gauge {
  /** As Prometheus names metrics: with the unit last, in base units. */
  readonly name: string;
  /** What it measures, in one line. */
  readonly help: string;
  /** The names of its labels; each has a few values that do not come from visitors. */
  readonly labels?: readonly string[];
  /** Its current values; left out if it rejects. */
  readonly read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[];
}

/** The gauges that were added, by name. */
export const addedGauges = (): Map<string, Gauge> => singleton("metric-gauges", () => new Map<string, Gauge>());

/** Adds a gauge to the metrics of this process; it replaces an earlier one of the same name. */
export function addGauge(gauge: Gauge): void {
  addedGauges().set(gauge.name, gauge);
}
