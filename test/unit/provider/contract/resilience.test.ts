import { EventEmitter, once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import type { Failure, Lane, ResilientCall } from "~/provider/contract/resilience.server";
import { createResilience } from "~/provider/resilience/resilience.server";

const LANES = { everybody: 16, personal: 48 } as const;
const FAILED: Failure = { isProviderFault: true, isTransient: false };
const down = () => Promise.reject(new Error("down"));
const never = () => new Promise<never>(() => {});

const aCall = (change: Partial<ResilientCall> = {}): ResilientCall => ({
  isRepeatable: false,
  lane: "personal",
  failureOf: () => FAILED,
  ...change,
});

/** A policy with small numbers; its provider is up or down as `host.up` says. */
function setUp(options: Partial<Parameters<typeof createResilience<Lane>>[0]> = {}) {
  const host = { up: false };
  const probe = vi.fn(async () => {
    if (!host.up) throw new Error("still down");
  });
  const events: { readonly event: string; readonly [field: string]: unknown }[] = [];
  const note = (event: string, fields: object) =>
    void events.push({ event: event.replace("provider.", ""), ...fields });
  const resilience = createResilience({
    lanes: LANES,
    probe,
    log: { info: note, error: note },
    limitMs: 5_000,
    failures: 3,
    pauseMs: 0,
    random: () => 0,
    ...options,
  });
  const fail = async (times: number, call = aCall()) => {
    for (let n = 0; n < times; n += 1) await expect(resilience.run(call, down)).rejects.toThrow();
  };
  const expectSuccess = async (call = aCall()) => expect(await resilience.run(call, async () => "well")).toBe("well");
  const expectRefused = () =>
    expect(resilience.run(aCall(), never)).rejects.toMatchObject({ name: "ProviderUnavailable" });
  return {
    host,
    probe,
    resilience,
    events,
    names: () => events.map(({ event }) => event),
    fail,
    expectSuccess,
    expectRefused,
  };
}

describe("the breaker", () => {
  it("opens if a probe fails after failures in a row, then sends nothing, and reports when to try again", async () => {
    const { resilience, fail, expectSuccess, probe, names, events } = setUp({ pauseMs: 60_000 });
    await fail(2);
    await expectSuccess();
    await fail(2);
    await expectSuccess();
    expect(probe).not.toHaveBeenCalled();
    await fail(3);
    expect(names()).toEqual([]);
    const work = vi.fn(never);
    for (let n = 0; n < 3; n += 1) {
      await expect(resilience.run(aCall(), work)).rejects.toMatchObject({
        name: "ProviderUnavailable",
        retryAfter: 60,
      });
    }
    expect(work).not.toHaveBeenCalled();
    expect(probe).toHaveBeenCalledTimes(1);
    expect(events).toMatchObject([{ event: "breaker.opened", lane: "personal", error: { message: "still down" } }]);
    expect(resilience.states()).toEqual({ everybody: "closed", personal: "open" });
    await expectSuccess(aCall({ lane: "everybody" }));
  });

  it("holds nothing back while the provider answers the probe, however often a call fails", async () => {
    const { host, resilience, fail, expectSuccess, probe, names } = setUp({ pauseMs: 60_000 });
    host.up = true;
    for (let n = 1; n < 4; n += 1) {
      await fail(3);
      await expectSuccess();
      expect(probe).toHaveBeenCalledTimes(n);
    }
    expect(names()).toEqual([]);
    expect(resilience.states().personal).toBe("closed");
  });

  it("is closed again by one probe, however many calls wait, and reports how long it was open", async () => {
    const { host, resilience, probe, fail, expectRefused, names, events } = setUp();
    await fail(3);
    await expectRefused();
    host.up = true;
    probe.mockClear();
    const answers = await Promise.all(Array.from({ length: 40 }, () => resilience.run(aCall(), async () => "well")));
    expect(new Set(answers)).toEqual(new Set(["well"]));
    expect(probe).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(["breaker.opened", "breaker.closed"]);
    expect(events.at(-1)).toMatchObject({ openForMs: expect.any(Number) });
  });

  it("sends no probe for errors in the provider's answers, nor for visitors who leave", async () => {
    const { resilience, fail, expectSuccess, probe } = setUp();
    await fail(10, aCall({ failureOf: () => ({ isProviderFault: false, isTransient: false }) }));
    for (let n = 0; n < 10; n += 1) {
      const leaving = new AbortController();
      const left = resilience.run(aCall(), never, leaving.signal);
      leaving.abort();
      await expect(left).rejects.toMatchObject({ reason: "cancelled" });
    }
    await expectSuccess();
    expect(probe).not.toHaveBeenCalled();
  });

  it("counts calls that exceed the time limit", async () => {
    const { resilience, expectRefused, names } = setUp({ limitMs: 20 });
    await Promise.allSettled([1, 2, 3].map(() => resilience.run(aCall(), never)));
    await expectRefused();
    expect(names()).toEqual(["breaker.opened"]);
  });

  it("gives up a probe that does not answer", async () => {
    const { fail, expectRefused } = setUp({ probe: never, probeMs: 1 });
    await fail(3);
    await expectRefused();
  });

  it("does not open for calls sent earlier, not even during the probe", async () => {
    const gate = new EventEmitter();
    const probe = vi.fn(() => once(gate, "answered"));
    const { resilience, fail, expectSuccess, names } = setUp({ probe, pauseMs: 60_000 });
    const late = Array.from({ length: 9 }, () => resilience.run(aCall(), () => once(gate, "end").then(down)));
    await fail(3);
    const asking = expectSuccess();
    await expect.poll(() => probe.mock.calls.length).toBe(1);
    gate.emit("end");
    await Promise.allSettled(late);
    gate.emit("answered");
    await asking;
    await expectSuccess();
    expect(names()).toEqual([]);
  });
});

it("sends a call that changes something again only if the provider did nothing", async () => {
  const { resilience } = setUp();
  const busy = vi
    .fn(down)
    .mockImplementationOnce(down)
    .mockResolvedValueOnce("done" as never);
  const hadNoEffect: Failure = { isProviderFault: false, isTransient: true, hadNoEffect: true };
  expect(await resilience.run(aCall({ failureOf: () => hadNoEffect }), busy)).toBe("done");
  const begun = vi.fn(down);
  await expect(
    resilience.run(aCall({ failureOf: () => ({ ...hadNoEffect, hadNoEffect: false }) }), begun),
  ).rejects.toThrow();
  expect(begun).toHaveBeenCalledTimes(1);
});

describe("the limits", () => {
  const bounds = { lanes: { everybody: 2, personal: 2 }, waiting: 3 };

  it.each<[Lane, Lane]>([
    ["everybody", "personal"],
    ["personal", "everybody"],
  ])("for calls of %s do not delay those of %s, and one too many is refused immediately", async (full, other) => {
    const { resilience, names } = setUp(bounds);
    const leaving = new AbortController();
    const held = Array.from({ length: 5 }, () => resilience.run(aCall({ lane: full }), never, leaving.signal));
    const outcomes = Promise.allSettled(held);
    for (let n = 0; n < 3; n += 1) {
      await expect(resilience.run(aCall({ lane: full }), never)).rejects.toMatchObject({
        reason: "full",
        retryAfter: 2,
      });
    }
    expect(names()).toEqual(["calls.full"]);
    expect(await resilience.run(aCall({ lane: other }), async () => "well")).toBe("well");
    leaving.abort();
    await outcomes;
    expect(await resilience.run(aCall({ lane: full }), async () => "well")).toBe("well");
  });

  it("send nothing for visitors who left the queue, and let those behind them through", async () => {
    const { resilience } = setUp(bounds);
    const gate = new EventEmitter();
    const done: number[] = [];
    const held = [0, 1].map(() => resilience.run(aCall(), () => once(gate, "open")));
    const leaving = [0, 1, 2].map(() => new AbortController());
    const waiting = leaving.map(({ signal }, n) => resilience.run(aCall(), async () => void done.push(n), signal));
    leaving[0]?.abort();
    leaving[1]?.abort();
    gate.emit("open");
    await expect(waiting[0]).rejects.toMatchObject({ reason: "cancelled" });
    await expect(waiting[1]).rejects.toMatchObject({ reason: "cancelled" });
    await Promise.all([...held, waiting[2]]);
    expect(done).toEqual([2]);
  });
});

describe("a second try", () => {
  const passing = (retryAfter?: number) => ({
    failureOf: () => ({ isProviderFault: false, isTransient: true, retryAfter }),
  });

  it("is made only for calls that may be sent twice, and only once", async () => {
    const { resilience } = setUp();
    const work = vi.fn(down);
    await expect(resilience.run(aCall(passing()), work)).rejects.toThrow("down");
    expect(work).toHaveBeenCalledTimes(1);
    await expect(resilience.run(aCall({ ...passing(), isRepeatable: true }), work)).rejects.toThrow("down");
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("waits as long as the provider requests, if that fits in the remaining time", async () => {
    const { resilience, events } = setUp();
    const work = vi
      .fn(down)
      .mockImplementationOnce(down)
      .mockImplementationOnce(async () => {
        throw new Error("again");
      });
    await expect(resilience.run(aCall({ ...passing(0.05), isRepeatable: true }), work)).rejects.toThrow("again");
    expect(events).toEqual([{ event: "call.again", lane: "personal", waitMs: 150 }]);
    work.mockClear();
    await expect(resilience.run(aCall({ ...passing(4.9), isRepeatable: true }), work)).rejects.toThrow("down");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("is not made for a visitor who has left", async () => {
    const { resilience } = setUp();
    const leaving = new AbortController();
    const work = vi.fn(async () => {
      leaving.abort();
      throw new Error("down");
    });
    await expect(resilience.run(aCall({ ...passing(), isRepeatable: true }), work, leaving.signal)).rejects.toThrow();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
