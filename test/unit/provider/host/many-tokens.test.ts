import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answer, refuseCall } from "~/provider/host/answers.server";
import { createRouter } from "~/provider/host/router.server";
import { sessionCookie, sessionHandleOf } from "~/provider/host/sessions.server";
import { aClient } from "../../../support/provider-client";

const EMAIL = "ann@shop.test";

/** A back end that uses three long tokens of a service for its sessions, and renews them with every call. */
function backendWithTokens() {
  const tokens = () => ({
    access: "a".repeat(2000),
    refresh: "r".repeat(2000),
    identity: "i".repeat(2000),
    id: randomUUID(),
  });
  const sessions = new Map<string, ReturnType<typeof tokens>>();
  const handle = createRouter(
    {
      login() {
        const handle = randomUUID();
        sessions.set(handle, tokens());
        return answer(200, { user: { email: EMAIL } }, { "Set-Cookie": sessionCookie(handle, 60) });
      },
      getAccount({ request }) {
        const handle = sessionHandleOf(request) ?? "";
        if (!sessions.has(handle)) return refuseCall(401, "Not signed in");
        sessions.set(handle, tokens());
        return answer(200, { email: EMAIL });
      },
    },
    { onException: () => {} },
  );
  return { handle, sessions };
}

describe("a provider with three tokens per session", () => {
  it("stores them itself, and may change them in the middle of any call", async () => {
    const { handle, sessions } = backendWithTokens();
    const { client } = aClient(handle);
    const session = await client.login({ email: EMAIL, code: "code-1" });
    const first = [...sessions.values()][0]?.id;
    for (let call = 0; call < 3; call += 1) expect((await client.as(session).getAccount())?.email).toBe(EMAIL);
    expect([...sessions.values()][0]?.id).not.toBe(first);
    expect(JSON.stringify(session)).not.toMatch(/a{9}|r{9}|i{9}/);
  });
});
