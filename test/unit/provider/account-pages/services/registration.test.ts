import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { register as registerFor } from "~/provider/account-pages/services/registration.server";
import type { ProviderClient } from "~/provider/client/client.server";
import { ProviderError, providerError } from "~/provider/client/provider-error.server";
import * as provider from "~/provider/provider.server";
import { providerAnswers, TRAITS } from "../../../../support/answering-provider";
import { aRegistration } from "../../../../support/builders";

const send = vi.fn<ProviderClient["register"]>();
providerAnswers({ register: send });

const DATA = aRegistration({ tier: "dealer" });

const register = (data: typeof DATA, signal = new AbortController().signal) => registerFor(data, signal);

/** A provider that answers only when the call is canceled. */
const silent = (_body: unknown, signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener("abort", () => reject(providerError("cancelled"))));

describe("a registration", () => {
  beforeEach(() => {
    send.mockReset().mockResolvedValue("code-1");
    vi.spyOn(provider, "providerTraits").mockResolvedValue({ ...TRAITS, reportsAccounts: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("that is sent again while in progress is passed on once", async () => {
    let finish: (code: string) => void = () => {};
    send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const both = Promise.all([register(DATA), register({ ...DATA })]);
    const other = register({ ...DATA, email: "bo@shop.test" });
    finish("code-2");
    expect(await both).toEqual(["code-2", "code-2"]);
    await other;
    expect(send).toHaveBeenCalledTimes(2);
    await register(DATA);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("is dropped a second after all waiting visitors have left, and starts again for the next one", async () => {
    vi.useFakeTimers();
    send.mockImplementationOnce(silent);
    const [first, second] = [new AbortController(), new AbortController()];
    const both = [register(DATA, first.signal), register(DATA, second.signal)].map((work) =>
      work.catch((error: Error) => error.name),
    );
    const signal = send.mock.calls[0]?.[1];
    first.abort();
    await vi.advanceTimersByTimeAsync(2000);
    expect(signal?.aborted).toBe(false);
    second.abort();
    await vi.advanceTimersByTimeAsync(999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(await register(DATA)).toBe("code-1");
    expect(await Promise.all(both)).toEqual(["UpstreamFailure", "UpstreamFailure"]);
  });

  it("that the provider refuses names the fields of the form", async () => {
    const fields = { phone: "Phone is invalid", "addresses.mailing.zip": "Zip is invalid", tier: "not this one" };
    send.mockRejectedValue(new ProviderError("refused", "fields", 422, undefined, undefined, fields));
    await expect(register(DATA)).rejects.toMatchObject({
      name: "RegistrationRefused",
      fieldErrors: { phone: "Phone is invalid", "mailingAddress.zip": "Zip is invalid" },
    });
    send.mockRejectedValue(new ProviderError("refused", "fields", 422, undefined, undefined, { tier: "not this one" }));
    await expect(register(DATA)).rejects.toMatchObject({ name: "UpstreamFailure" });
  });

  it("that is sent again after its first post was aborted, as by a double click, is passed on once", async () => {
    vi.useFakeTimers();
    let finish: (code: string) => void = () => {};
    send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const first = new AbortController();
    const ended = register(DATA, first.signal);
    first.abort();
    await vi.advanceTimersByTimeAsync(50);
    const again = register(DATA);
    await vi.advanceTimersByTimeAsync(2000);
    expect(send.mock.calls[0]?.[1]?.aborted).toBe(false);
    finish("code-2");
    expect(await again).toBe("code-2");
    await ended;
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("is not started for a visitor who has left", async () => {
    await expect(register(DATA, AbortSignal.abort())).rejects.toThrow();
    expect(send).not.toHaveBeenCalled();
  });

  it("with a known address gets the same answer as a new one", async () => {
    send.mockRejectedValueOnce(new ProviderError("refused", "exists", 409));
    await expect(register(DATA)).resolves.toBeNull();
  });

  it.each([
    ["timeout", providerError("timeout"), "timeout"],
    ["unreachable", providerError("unreachable"), "down"],
    ["a refusal", new ProviderError("refused", "internal detail", 500), "failing"],
  ])("that fails by %s gives the message of the specification", async (_why, error, reason) => {
    send.mockRejectedValueOnce(error);
    await expect(register(DATA)).rejects.toMatchObject({
      name: "UpstreamFailure",
      message: "An error occurred while creating your account. Please try again.",
      reason,
    });
    await expect(register(DATA)).resolves.toBe("code-1");
  });
});
