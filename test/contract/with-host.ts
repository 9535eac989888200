import { afterAll, beforeAll, describe } from "vitest";
import type { HostUnderTest, StartHost } from "./host-under-test";
import { type Visitors, visitorsOf } from "./visitors";

/** The provider of a group of tests, once it is running, and its clock. */
export interface RunningHost {
  readonly host: () => HostUnderTest;
  readonly people: () => Visitors;
  /** Advances the provider's clock by milliseconds, and returns its time. */
  pass(milliseconds: number): number;
}

/** A group of tests with its own provider. */
export function describeHost(title: string, start: StartHost, tests: (running: RunningHost) => void): void {
  describe(title, () => {
    let time = Date.UTC(2026, 0, 5, 9);
    let host: HostUnderTest;
    let people: Visitors;
    beforeAll(async () => {
      host = await start(() => time);
      people = visitorsOf(host);
    });
    afterAll(() => host?.stop());
    tests({
      host: () => host,
      people: () => people,
      pass(milliseconds) {
        time += milliseconds;
        return time;
      },
    });
  });
}
