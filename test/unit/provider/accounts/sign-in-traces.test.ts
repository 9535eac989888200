// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadDraft, saveDraft } from "~/base/browser/form-draft";
import {
  changeDraftPrefix,
  checkoutDraftKey,
  registrationDraftKey,
  updateSignInTraces,
} from "~/provider/accounts/sign-in-traces";

const KEY = registrationDraftKey("brand");
const DRAFT = { email: "a@b.co" };

const IN = { user: { email: "a@b.co" }, isSignedOut: false };
const OUT = { user: null, isSignedOut: true };
const UNKNOWN = { user: null, isSignedOut: false };

describe("what a signed-in visitor leaves in the browser", () => {
  beforeEach(() => {
    window.localStorage.clear();
    saveDraft(KEY, DRAFT);
    saveDraft(checkoutDraftKey("brand"), DRAFT);
    window.localStorage.setItem(`${changeDraftPrefix("brand")}.customer.HV-1001.1`, "{}");
    window.localStorage.setItem("brand-cart", "{}");
  });

  const settle = (...states: (typeof IN | typeof OUT)[]) => {
    for (const state of states) updateSignInTraces("brand", state);
    return loadDraft(KEY);
  };

  it("is deleted once nobody is signed in, and the cart stays", () => {
    expect(settle(IN, OUT)).toBeNull();
    expect({ ...window.localStorage }).toEqual({ "brand-cart": "{}" });
  });

  it("stays while somebody is signed in, and while the provider does not answer", () => {
    expect(settle(IN, IN, UNKNOWN)).toEqual(DRAFT);
    expect(settle(OUT)).toBeNull();
  });

  it("does not include the draft of a visitor who never signed in, nor one begun after signing out", () => {
    expect(settle(OUT, OUT)).toEqual(DRAFT);
    settle(IN, OUT);
    saveDraft(KEY, DRAFT);
    expect(settle(OUT)).toEqual(DRAFT);
  });

  it("does not break a page if storage is blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(() => settle(IN, OUT)).not.toThrow();
  });
});
