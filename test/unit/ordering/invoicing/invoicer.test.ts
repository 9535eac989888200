import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startInvoicer } from "~/ordering/invoicing/invoicer.server";
import type { ClaimedPayment, SettledPayment } from "~/ordering/orders/stored/payment-work.server";
import { ShopifyError } from "~/provider/shopify/shopify-error.server";
import { anOrder } from "../../../support/placed-order-builders";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Queued {
  claimed: ClaimedPayment;
  nextAt: number | null;
  settled?: SettledPayment;
}

/** Orders to be invoiced, and a store that takes a second for each, or fails. */
function aBacklog(count: number) {
  const queue: Queued[] = Array.from({ length: count }, (_none, orderId) => ({
    claimed: { orderId, order: anOrder(), step: "wanted", tries: 0 } as unknown as ClaimedPayment,
    nextAt: Date.now(),
  }));
  let wake = () => {};
  const payments = {
    async claim() {
      const due = queue.find(({ nextAt }) => nextAt !== null && nextAt <= Date.now());
      if (!due) return null;
      due.claimed = { ...due.claimed, tries: due.claimed.tries + 1 };
      return due.claimed;
    },
    nextAt: async () =>
      queue.reduce<number | null>(
        (least, { nextAt }) => (nextAt === null ? least : Math.min(nextAt, least ?? nextAt)),
        null,
      ),
    async settle({ orderId }: ClaimedPayment, settled: SettledPayment) {
      const one = queue[orderId] as Queued;
      one.settled = settled;
      one.nextAt = settled.nextAt;
    },
    onAsked(called: () => void) {
      wake = called;
      return () => {};
    },
  };
  const world = { failure: null as ShopifyError | null, atOnce: 0, most: 0, calls: 0 };
  async function work(): Promise<SettledPayment> {
    world.calls += 1;
    world.atOnce += 1;
    world.most = Math.max(world.most, world.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    world.atOnce -= 1;
    if (world.failure) throw world.failure;
    return { step: "made", nextAt: null, isDone: true };
  }
  const invoicer = startInvoicer({ payments, work, log: { info() {}, error() {} }, now: Date.now });
  return { queue, world, invoicer, wake: () => wake() };
}

it("calls a store that is down at most twice a minute, and then works off its backlog one by one", async () => {
  const { queue, world, invoicer, wake } = aBacklog(200);
  world.failure = new ShopifyError("unreachable", "no answer");
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  for (let asked = 0; asked < 50; asked += 1) wake();
  expect(world.calls).toBeLessThanOrEqual(120);
  expect(queue.find(({ settled }) => settled)?.settled).toMatchObject({
    step: "wanted",
    problem: "Shopify could not be reached or did not answer: no answer. It will be tried again.",
  });
  world.failure = null;
  await vi.advanceTimersByTimeAsync(16 * 60_000);
  expect(queue.filter(({ settled }) => settled?.step === "made")).toHaveLength(200);
  expect(world.most).toBe(1);
  await invoicer.close();
});

it("waits as long as a throttled store requests, but at most a minute", async () => {
  const { world, invoicer } = aBacklog(3);
  world.failure = new ShopifyError("busy", "429", 99_999);
  await vi.advanceTimersByTimeAsync(1000);
  world.failure = null;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(world.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.calls).toBeGreaterThanOrEqual(3);
  await invoicer.close();
});

it("reports a failure to admins after about a day", async () => {
  const { queue, world, invoicer } = aBacklog(1);
  world.failure = new ShopifyError("unreachable", "no answer");
  await vi.advanceTimersByTimeAsync(23 * 3_600_000);
  expect(queue[0]?.settled?.step).toBe("wanted");
  await vi.advanceTimersByTimeAsync(4 * 3_600_000);
  expect(queue[0]?.settled).toEqual({
    step: "failed",
    problem: "Shopify could not be reached or did not answer: no answer.",
    nextAt: null,
  });
  await invoicer.close();
});
