import { beforeEach, describe, expect, it } from "vitest";
import { scriptMark } from "~/base/platform/document.server";
import "../../../support/shop-env";

const markOf = (text: string, path = "/shop", actionData: Record<string, unknown> | null = null) =>
  scriptMark(path, { loaderData: { root: { text } }, actionData, errors: null });

describe("the mark of a page's own scripts", () => {
  let plain: string;
  beforeEach(() => {
    plain = markOf("plain");
  });

  it("is the same for the same page, so that its bytes are too", () => {
    expect(markOf("plain")).toBe(plain);
  });

  it("changes with the content of a page, so that the content cannot contain it", () => {
    const brought = `<script nonce="${plain}">evil()</script>`;
    const others = [markOf(brought), markOf("plain", "/"), markOf("plain", "/shop", { route: { text: brought } })];
    expect(new Set([plain, ...others]).size).toBe(4);
  });
});
