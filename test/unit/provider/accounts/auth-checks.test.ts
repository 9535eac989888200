import { describe, expect, it } from "vitest";
import { createAuthChecks } from "~/provider/accounts/auth-checks";

function checksAt(start = 0) {
  let time = start;
  const checks = createAuthChecks(() => time);
  return { checks, pass: (milliseconds: number) => (time += milliseconds) };
}

const open = (pathname: string, submitted = false) => ({ pathname, submitted });

describe("the checks of who is signed in", () => {
  it("happen at most once in 1000 ms", () => {
    const { checks, pass } = checksAt();
    checks.noteChecked();
    pass(999);
    expect(checks.shouldCheck(open("/shop"))).toBe(false);
    pass(1);
    expect(checks.shouldCheck(open("/shop"))).toBe(true);
    checks.noteChecked();
    expect(checks.shouldCheck(open("/cart"))).toBe(false);
  });

  it("are only requested, not counted, until an answer has arrived", () => {
    const { checks } = checksAt(5000);
    expect(checks.shouldCheck(open("/shop"))).toBe(true);
    expect(checks.shouldCheck(open("/shop"))).toBe(true);
  });

  it.each(["/login", "/account", "/account/dashboard"])("are forced on %s", (path) => {
    const { checks } = checksAt();
    checks.noteChecked();
    expect(checks.shouldCheck(open(path))).toBe(true);
  });

  it("are not forced on similar paths", () => {
    const { checks } = checksAt();
    checks.noteChecked();
    for (const path of ["/account/tiers", "/accounts", "/login/x", "/"])
      expect(checks.shouldCheck(open(path))).toBe(false);
  });

  it("happen after every submitted form", () => {
    const { checks } = checksAt();
    checks.noteChecked();
    expect(checks.shouldCheck(open("/", true))).toBe(true);
  });

  it("are forced once when the browser is online again", () => {
    const { checks } = checksAt();
    checks.noteChecked();
    checks.force();
    expect(checks.shouldCheck(open("/shop"))).toBe(true);
    checks.noteChecked();
    expect(checks.shouldCheck(open("/shop"))).toBe(false);
  });
});
