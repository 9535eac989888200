import { EventEmitter, once } from "node:events";
import { describe, expect, it, vi } from "vitest";
import type { Failure, Lane, WeatherCall, WeatherEvent } from "~/provider/contract/weather.server";
import { createWeather } from "~/provider/weather/weather.server";

const FAILED: Failure = { isHosts: true, mayPass: false };
const down = () => Promise.reject(new Error("down"));
const never = () => new Promise<never>(() => {});

const aCall = (change: Partial<WeatherCall> = {}): WeatherCall => ({
  isRepeatable: false,
  lane: "personal",
  failureOf: () => FAILED,
  ...change,
});

/** A policy with small numbers, for a host that is back as `host.up` says. */
function setUp(options: Partial<Parameters<typeof createWeather>[0]> = {}) {
  const host = { up: false };
  const probe = vi.fn(async () => {
    if (!host.up) throw new Error("still down");
  });
  const weather = createWeather({ probe, limitMs: 5_000, failures: 3, pauseMs: 0, random: () => 0, ...options });
  const events: WeatherEvent[] = [];
  weather.listen((event) => void (event.type !== "call" && events.push(event)));
  const fail = async (times: number, call = aCall()) => {
    for (let n = 0; n < times; n += 1) await expect(weather.run(call, down)).rejects.toThrow();
  };
  return { host, probe, weather, events, types: () => events.map(({ type }) => type), fail };
}

describe("the breaker", () => {
  it("opens on failures in a row, sends nothing while it is open, and says when to come again", async () => {
    const { weather, fail, types, events } = setUp({ pauseMs: 60_000 });
    await fail(2);
    await weather.run(aCall(), async () => "well");
    await fail(2);
    expect(types()).toEqual([]);
    await fail(1);
    expect(events).toMatchObject([{ type: "opened", lane: "personal", failures: 3, error: { message: "down" } }]);
    const work = vi.fn(never);
    await expect(weather.run(aCall(), work)).rejects.toMatchObject({ name: "HostUnavailable", retryAfter: 60 });
    expect(work).not.toHaveBeenCalled();
    expect(weather.states()).toEqual({ everybody: "closed", personal: "open" });
    expect(await weather.run(aCall({ lane: "everybody" }), async () => "well")).toBe("well");
  });

  it("is closed again by one probe, however many ask, and tells how long it was open", async () => {
    const { host, weather, probe, fail, events } = setUp();
    await fail(3);
    await expect(weather.run(aCall(), never)).rejects.toMatchObject({ name: "HostUnavailable" });
    host.up = true;
    probe.mockClear();
    const answers = await Promise.all(Array.from({ length: 40 }, () => weather.run(aCall(), async () => "well")));
    expect(new Set(answers)).toEqual(new Set(["well"]));
    expect(probe).toHaveBeenCalledTimes(1);
    expect(events.map(({ type }) => type)).toEqual(["opened", "half-open", "half-open", "closed"]);
    expect(events.at(-1)).toMatchObject({ type: "closed", unsent: 1 });
  });

  it("is not opened by what the host answers, nor by visitors who leave", async () => {
    const { weather, fail, types } = setUp();
    await fail(10, aCall({ failureOf: () => ({ isHosts: false, mayPass: false }) }));
    for (let n = 0; n < 10; n += 1) {
      const leaving = new AbortController();
      const left = weather.run(aCall(), never, leaving.signal);
      leaving.abort();
      await expect(left).rejects.toMatchObject({ reason: "cancelled" });
    }
    expect(types()).toEqual([]);
  });

  it("is opened by what comes too late", async () => {
    const { weather, types } = setUp({ limitMs: 20 });
    await Promise.allSettled([1, 2, 3].map(() => weather.run(aCall(), never)));
    await expect.poll(types).toEqual(["opened"]);
  });

  it("is not opened again by what was sent before it was", async () => {
    const { host, weather, fail, types } = setUp();
    const gate = new EventEmitter();
    const late = Array.from({ length: 9 }, () => weather.run(aCall(), () => once(gate, "end").then(down)));
    await fail(3);
    host.up = true;
    expect(await weather.run(aCall(), async () => "well")).toBe("well");
    gate.emit("end");
    await Promise.allSettled(late);
    expect(types()).toEqual(["opened", "half-open", "closed"]);
  });
});

describe("the bounds", () => {
  const bounds = { atOnce: { everybody: 2, personal: 2 }, waiting: 3 };

  it.each<[Lane, Lane]>([
    ["everybody", "personal"],
    ["personal", "everybody"],
  ])("of calls for %s do not hold up those for %s, and one too many is refused at once", async (full, other) => {
    const { weather, types } = setUp(bounds);
    const leaving = new AbortController();
    const held = Array.from({ length: 5 }, () => weather.run(aCall({ lane: full }), never, leaving.signal));
    const outcomes = Promise.allSettled(held);
    for (let n = 0; n < 3; n += 1) {
      await expect(weather.run(aCall({ lane: full }), never)).rejects.toMatchObject({ reason: "full", retryAfter: 2 });
    }
    expect(types()).toEqual(["full"]);
    expect(await weather.run(aCall({ lane: other }), async () => "well")).toBe("well");
    leaving.abort();
    await outcomes;
    expect(await weather.run(aCall({ lane: full }), async () => "well")).toBe("well");
  });

  it("let go of whoever leaves the queue, and serve the others in order", async () => {
    const { weather } = setUp(bounds);
    const gate = new EventEmitter();
    const done: number[] = [];
    const held = [0, 1].map(() => weather.run(aCall(), () => once(gate, "open")));
    const leaving = [0, 1, 2].map(() => new AbortController());
    const waiting = leaving.map(({ signal }, n) => weather.run(aCall(), async () => void done.push(n), signal));
    leaving[1]?.abort();
    await expect(waiting[1]).rejects.toMatchObject({ reason: "cancelled" });
    const fourth = weather.run(aCall(), async () => void done.push(3));
    gate.emit("open");
    await Promise.all([...held, waiting[0], waiting[2], fourth]);
    expect(done).toEqual([0, 2, 3]);
  });
});

describe("a second try", () => {
  const passing = (retryAfter?: number) => ({ failureOf: () => ({ isHosts: false, mayPass: true, retryAfter }) });

  it("is made of what may be sent twice alone, and once", async () => {
    const { weather } = setUp();
    const work = vi.fn(down);
    await expect(weather.run(aCall(passing()), work)).rejects.toThrow("down");
    expect(work).toHaveBeenCalledTimes(1);
    await expect(weather.run(aCall({ ...passing(), isRepeatable: true }), work)).rejects.toThrow("down");
    expect(work).toHaveBeenCalledTimes(3);
  });

  it("waits as long as the host asks, where that fits in the time that is left", async () => {
    const { weather, events } = setUp();
    const work = vi
      .fn(down)
      .mockImplementationOnce(down)
      .mockImplementationOnce(async () => {
        throw new Error("again");
      });
    await expect(weather.run(aCall({ ...passing(0.05), isRepeatable: true }), work)).rejects.toThrow("again");
    expect(events).toEqual([{ type: "retry", lane: "personal", waitMs: 150 }]);
    work.mockClear();
    await expect(weather.run(aCall({ ...passing(4.9), isRepeatable: true }), work)).rejects.toThrow("down");
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("keeps the first failure where the second is not sent", async () => {
    const { weather } = setUp({ failures: 1, pauseMs: 60_000 });
    const call = aCall({ isRepeatable: true, failureOf: () => ({ isHosts: true, mayPass: true }) });
    await expect(weather.run(call, down)).rejects.toThrow("down");
  });

  it("is not made for a visitor who has left", async () => {
    const { weather } = setUp();
    const leaving = new AbortController();
    const work = vi.fn(async () => {
      leaving.abort();
      throw new Error("down");
    });
    await expect(weather.run(aCall({ ...passing(), isRepeatable: true }), work, leaving.signal)).rejects.toThrow();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it("tells how each call ended", async () => {
  const { weather } = setUp({ pauseMs: 60_000 });
  const outcomes: string[] = [];
  weather.listen((event) => void (event.type === "call" && outcomes.push(event.outcome)));
  await weather.run(aCall(), async () => "well");
  const refused = aCall({ failureOf: () => ({ isHosts: false, mayPass: false }) });
  await weather.run(refused, down).catch(() => {});
  await weather.run(aCall(), never, AbortSignal.abort()).catch(() => {});
  for (let n = 0; n < 4; n += 1) await weather.run(aCall(), down).catch(() => {});
  expect(outcomes).toEqual(["ok", "refused", "left", "failed", "failed", "failed", "unsent"]);
});
