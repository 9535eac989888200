import { expect, it } from "vitest";
import { breakerGauge } from "~/provider/breaker-gauge.server";
import { createResilience } from "~/provider/resilience/resilience.server";

it("reports for each lane whether its calls are held back", async () => {
  const probe = () => Promise.reject(new Error("down"));
  const log = { info: () => {}, error: () => {} };
  const resilience = createResilience({ lanes: { everybody: 16, personal: 48 }, probe, log });
  const failing = {
    isRepeatable: false,
    lane: "personal",
    failureOf: () => ({ isProviderFault: true, isTransient: false }),
  } as const;
  const read = breakerGauge(Promise.resolve({ breakers: resilience.states })).read;
  const held = async () => Object.fromEntries((await read()).map(({ value, labels }) => [labels?.lane, value]));
  expect(await held()).toEqual({ everybody: 0, personal: 0 });
  for (let call = 0; call < 6; call += 1) {
    await resilience.run(failing, () => Promise.reject(new Error("down"))).catch(() => {});
  }
  expect(await held()).toEqual({ everybody: 0, personal: 1 });
});

it("reports nothing if the provider runs in this process", async () => {
  expect(await breakerGauge(Promise.resolve({})).read()).toEqual([]);
});
