import { EventEmitter, once } from "node:events";
import http from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { visitor } from "~/base/platform/http/request-context.server";
import { currentLeaving } from "~/base/platform/request-context.server";
import { inOrder } from "~/base/platform/step.server";
import { exchange, listening } from "../../../../support/raw-http";
import "../../../../support/shop-env";

const asked = new EventEmitter();
let shop: Awaited<ReturnType<typeof listening>>;
beforeEach(async () => {
  const steps = inOrder([visitor], (request, response) => {
    asked.emit("asked", currentLeaving());
    if (request.url === "/answered") response.end("well");
  });
  shop = await listening(http.createServer(steps));
});
afterEach(() => shop.close());

it("work for a visitor is notified when the visitor leaves", async () => {
  const request = http.get(`${shop.origin}/held`).on("error", () => {});
  const [leaving] = (await once(asked, "asked")) as [AbortSignal];
  expect(leaving.aborted).toBe(false);
  request.destroy();
  await once(leaving, "abort");
});

it("an answered visitor does not count as one who left", async () => {
  const signals = once(asked, "asked") as Promise<[AbortSignal]>;
  expect((await exchange(shop.origin, "/answered")).status).toBe(200);
  const [leaving] = await signals;
  await new Promise((resolve) => setImmediate(resolve));
  expect(leaving.aborted).toBe(false);
});
