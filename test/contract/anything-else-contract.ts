import { describe, expect, it } from "vitest";
import { CALLS, type CallName } from "~/provider/contract/calls.server";
import type { Abilities, StartHost } from "./host-under-test";
import { describeHost } from "./with-host";

const NAMES = Object.keys(CALLS) as CallName[];

export function describeAnythingElse(name: string, start: StartHost, { writes }: Abilities): void {
  describeHost(`anything else, ${name}`, start, ({ people }) => {
    it.each([
      ["GET", "/api/unknown", [404]],
      ["DELETE", CALLS.listProducts.path, [404, 405]],
      ["PUT", CALLS.getOverview.path, [404, 405]],
    ] as const)("is refused with a message: %s %s", async (method, path, statuses) => {
      const answer = await people().sendRaw(method, path);
      expect(statuses).toContain(answer.status);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    });

    describe.each(NAMES.filter((call) => writes || CALLS[call].method === "GET"))("the call %s", (call) => {
      it("is never answered with a page or a redirect", async () => {
        const { method, path } = CALLS[call];
        const answer = await people().sendRaw(method, path.replace(":id", "no-such-id"));
        expect(answer.status < 300 || answer.status >= 400, String(answer.status)).toBe(true);
        expect(answer.headers.get("content-type") ?? "application/json").toContain("json");
      });
    });
  });
}
