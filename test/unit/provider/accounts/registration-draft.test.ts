// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearDraft, formDraftOf, loadDraft, saveDraft } from "~/base/browser/form-draft";
import { registrationDraftKey } from "~/provider/accounts/sign-in-traces";

const KEY = registrationDraftKey("brand");

describe("the registration draft", () => {
  beforeEach(() => window.localStorage.clear());

  it("has one key, which includes the brand", () => {
    expect(KEY).toBe("brand-registration-draft");
  });

  it("stores what was typed, but never a password, the terms or the form's own fields", () => {
    const draft = formDraftOf([
      ["__rvfInternalFormId", "registration"],
      ["email", "a@b.co"],
      ["password", "Secret-pass-1"],
      ["newPassword", "Secret-pass-1"],
      ["acceptsTerms", "on"],
      ["acceptsSmsMarketing", "on"],
      ["file", new Blob()],
    ]);
    expect(draft).toEqual({ email: "a@b.co", acceptsSmsMarketing: "on" });
  });

  it("is read back, and deleted", () => {
    expect(loadDraft(KEY)).toBeNull();
    saveDraft(KEY, { email: "a@b.co", "mailingAddress.city": "Portland" });
    expect(loadDraft(KEY)).toEqual({ email: "a@b.co", "mailingAddress.city": "Portland" });
    clearDraft(KEY);
    expect(window.localStorage.length).toBe(0);
  });

  it.each(["", "{", "[]", "7", '"x"', "null"])("is empty when storage holds %j", (text) => {
    window.localStorage.setItem(KEY, text);
    expect(loadDraft(KEY)).toBeNull();
  });

  it("returns only texts, and no password that somebody put into storage", () => {
    window.localStorage.setItem(KEY, '{"password":"x","email":7,"phone":"5"}');
    expect(loadDraft(KEY)).toEqual({ phone: "5" });
  });

  it("is skipped if the browser refuses to store it", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    vi.spyOn(window, "localStorage", "get").mockImplementation(refuse);
    expect(() => saveDraft(KEY, { email: "a@b.co" })).not.toThrow();
    expect(() => clearDraft(KEY)).not.toThrow();
    expect(loadDraft(KEY)).toBeNull();
  });
});
