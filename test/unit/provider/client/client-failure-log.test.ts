import { Response } from "undici";
import { describe, expect, it } from "vitest";
import { createLog } from "~/base/platform/log.server";
import type { ProviderClient } from "~/provider/client/client.server";
import { type Policy, ProviderUnavailable } from "~/provider/contract/resilience.server";
import { aRegistration } from "../../../support/builders";
import { aClient } from "../../../support/provider-client";

const NOBODY = { cookies: {} };

const text =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const never = () => new Promise<never>(() => {});

describe("a failing provider", () => {
  it("is logged with the catalog's message and the cause, or with its own message without an address", async () => {
    const error = (logged: { level: string; fields: unknown }[]) =>
      logged.find(({ level }) => level === "error")?.fields;
    const away = aClient(() => Promise.reject(new Error("connect ECONNREFUSED 192.0.2.1:443")));
    await expect(away.client.listProducts()).rejects.toThrow();
    expect(error(away.logged)).toMatchObject({
      kind: "unreachable",
      message: "Unable to reach the server. Please try again later.",
      cause: "connect ECONNREFUSED 192.0.2.1:443",
    });
    const full = aClient(text('{"message":"No room\\nfor jane@doe.example"}', 500));
    await expect(full.client.listProducts()).rejects.toThrow();
    expect(error(full.logged)).toMatchObject({ kind: "refused", status: 500, message: "No room for [e-mail]" });
  });

  it("is not quoted in the log if its message may repeat what was typed", async () => {
    const taken = aClient(text('{"message":"jane@doe.example with hunter2 is taken"}', 500));
    const thrown = await taken.client.register(aRegistration()).catch((reason) => reason);
    await expect(taken.client.login({ email: "a@b.co", code: "1" })).rejects.toThrow();
    expect(thrown.message).toBe("jane@doe.example with hunter2 is taken");
    const lines: string[] = [];
    createLog((line) => lines.push(line)).error("whatever", { error: new Error("upstream", { cause: thrown }) });
    expect(lines.join("")).toContain("refused 500");
    expect(lines.join("") + JSON.stringify(taken.logged)).not.toMatch(/jane|hunter2/);
  });

  it.each<[string, string, Parameters<typeof aClient>[0], (client: ProviderClient) => Promise<unknown>]>([
    ["a list that is none", "not a list", text('{"products":["jane@doe.example"]}'), (c) => c.listProducts()],
    ["a product without a name", "title: invalid_type", text('{"id":"fir","jane":1}'), (c) => c.getProduct("fir")],
    ["no JSON", "not JSON", text("jane"), (c) => c.listProducts()],
    [
      "another overview",
      "orders: invalid_type",
      text('{"firstName":"jane","email":"a@b.co","orders":"jane"}'),
      (c) => c.as(NOBODY).getOverview(),
    ],
    ["too much", "larger than", async () => new Response(`[${" ".repeat(33 * 1024 * 1024)}]`), (c) => c.listProducts()],
  ])(
    "is logged only as failed, with the path and the reason, when it sends %s",
    async (_what, reason, backend, call) => {
      const { client, logged } = aClient(backend);
      await expect(call(client)).rejects.toMatchObject({ kind: "malformed" });
      const [made, failed] = logged;
      expect(made).toMatchObject({
        event: "provider.call",
        fields: { outcome: "malformed", path: expect.stringMatching(/^\/api\//) },
      });
      expect(failed).toMatchObject({
        level: "error",
        event: "provider.error",
        fields: { kind: "malformed", path: made?.fields.path, message: "Invalid API response format" },
      });
      expect(failed?.fields.cause).toContain(reason);
      expect(JSON.stringify(logged)).not.toContain("jane");
      expect(logged).toHaveLength(2);
    },
  );

  it("is logged in the grid's words when it sends a list that holds no product", async () => {
    const { client, logged } = aClient(text('[1,"jane"]'));
    const message = "An error occurred. Invalid products data.";
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "malformed", message });
    expect(logged).toMatchObject([
      { event: "provider.call", fields: { outcome: "malformed" } },
      { level: "error", fields: { message, cause: "nothing in the list can be read" } },
    ]);
    expect(JSON.stringify(logged)).not.toContain("jane");
  });

  it.each<[string, (client: ProviderClient) => Promise<unknown>, number, string]>([
    ["a teapot", (client) => client.listProducts(), 418, "provider.error"],
    ["an unknown product", (client) => client.getProduct("fir"), 404, "provider.refused"],
    ["a list that is not theirs", (client) => client.as(NOBODY).listPending(), 403, "provider.refused"],
    ["nobody to decide on", (client) => client.as(NOBODY).decide("7", "approved"), 404, "provider.refused"],
    ["an earlier decision", (client) => client.as(NOBODY).decide("7", "approved"), 409, "provider.refused"],
    ["an impossible decision", (client) => client.as(NOBODY).decide("7", "approved"), 422, "provider.refused"],
    ["a session that is gone", (client) => client.as(NOBODY).logout(), 410, "provider.refused"],
    ["too much", (client) => client.as(NOBODY).getOverview(), 413, "provider.refused"],
    ["too many sign-outs", (client) => client.as(NOBODY).logout(), 429, "provider.refused"],
  ])("is logged with its own words and status: %s", async (_what, call, status, event) => {
    const { client, logged } = aClient(text('{"message":"No jane@doe.example here"}', status));
    await call(client).catch((error: unknown) => error);
    expect(logged.slice(1)).toEqual([
      {
        level: event === "provider.error" ? "error" : "info",
        event,
        fields: {
          method: expect.stringMatching(/^(?:GET|POST|PATCH)$/),
          path: logged[0]?.fields.path,
          kind: "refused",
          status,
          message: "No [e-mail] here",
        },
      },
    ]);
  });

  it.each<[string, (client: ProviderClient) => Promise<unknown>]>([
    ["sign-in", (client) => client.login({ email: "a@b.co", code: "1" })],
    ["registration", (client) => client.register(aRegistration())],
  ])("is logged without its words if it refuses a %s", async (_what, call) => {
    const { client, logged } = aClient(text('{"message":"no hunter2"}', 422));
    await expect(call(client)).rejects.toThrow();
    expect(logged.slice(1)).toMatchObject([
      { level: "info", event: "provider.refused", fields: { status: 422, message: "An unexpected error occurred" } },
    ]);
    expect(JSON.stringify(logged)).not.toContain("hunter2");
  });

  it("is logged in the catalog's words when it takes too long", async () => {
    const { client, logged } = aClient(never, { timeoutMs: 20 });
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "timeout" });
    const fields = { kind: "timeout", message: "Request timed out. Please try again." };
    expect(logged.slice(1)).toMatchObject([{ level: "error", event: "provider.error", fields }]);
  });

  it("is logged in the catalog's words for each call that is not sent because it is down", async () => {
    const policy: Policy = () => Promise.reject(new ProviderUnavailable("open", 5));
    const { client, logged } = aClient(never, { policy: async () => policy });
    await expect(client.listProducts()).rejects.toMatchObject({ kind: "unreachable" });
    const message = "Unable to reach the server. Please try again later.";
    const fields = { kind: "unreachable", message, cause: "the provider was found to be down" };
    expect(logged.slice(1)).toMatchObject([{ level: "info", event: "provider.refused", fields }]);
  });

  it("is logged once, except for 401, a cancelled call, and the question who is signed in", async () => {
    const errors = (logged: { level: string }[]) => logged.filter(({ level }) => level === "error").length;
    const failing = aClient(text("{}", 500));
    await expect(failing.client.listProducts()).rejects.toThrow();
    expect(errors(failing.logged)).toBe(1);
    await expect(failing.client.as(NOBODY).getAccount()).rejects.toThrow();
    expect(errors(failing.logged)).toBe(1);
    const refused = aClient(text("{}", 401));
    await expect(refused.client.as(NOBODY).getOverview()).rejects.toThrow();
    expect(errors(refused.logged)).toBe(0);
    const cancelled = aClient(never);
    const leaving = new AbortController();
    const call = cancelled.client.as(NOBODY).getAccount(leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: "cancelled" });
    expect(errors(cancelled.logged)).toBe(0);
  });
});
