import { describe, expect, it } from "vitest";
import { loginValidator } from "~/provider/accounts/login-form";
import { registrationValidator } from "~/provider/accounts/registration-form";
import { registrationFields } from "../../../support/registration-fields";

const REQUIRED = "This field is required";
const EMAIL = "Please enter a valid email address";
const PHONE = "Please enter a valid phone number";
const STATE = "Please choose a state from the list, such as OR or Oregon";
const ZIP = "Please enter a valid ZIP code";

const validate = (fields: Readonly<Record<string, string>>) =>
  registrationValidator(true).validate(new URLSearchParams(fields));
const errorsOf = async (change: Readonly<Record<string, string | undefined>>) =>
  (await validate(registrationFields(change))).error?.fieldErrors ?? {};

describe("the registration form of a provider without passwords", () => {
  it("requires none, and passes none on", async () => {
    for (const password of [undefined, "", "typed all the same"]) {
      const fields = new URLSearchParams(registrationFields({ password }));
      const { data, error } = await registrationValidator(false).validate(fields);
      expect(error).toBeUndefined();
      expect(data?.password).toBe("");
    }
  });

  it("requires everything else", async () => {
    const { error } = await registrationValidator(false).validate(new URLSearchParams());
    expect(error?.fieldErrors).toMatchObject({ email: REQUIRED, firstName: REQUIRED, tier: REQUIRED });
    expect(error?.fieldErrors).not.toHaveProperty("password");
  });
});

describe("the registration form", () => {
  it("is read into what a registration needs", async () => {
    const { data } = await validate(
      registrationFields({ email: " ann@shop.test ", acceptsSmsMarketing: "on", "mailingAddress.country": undefined }),
    );
    expect(data).toEqual({
      email: "ann@shop.test",
      password: "Secret-pass-1",
      firstName: "Ann",
      lastName: "Lee",
      phone: "(503) 555-0101",
      businessName: "Lee Kitchens",
      mailingAddress: {
        address1: "1 Mill Lane",
        address2: "",
        city: "Portland",
        province: "OR",
        zip: "97210",
        country: "US",
      },
      tier: "trade",
      acceptsEmailMarketing: false,
      acceptsSmsMarketing: true,
      acceptsTerms: "on",
    });
  });

  it("stores a state as its code, however it was typed", async () => {
    for (const typed of ["OR", "or", " Oregon "]) {
      const { data } = await validate(registrationFields({ "mailingAddress.province": typed }));
      expect(data?.mailingAddress.province, typed).toBe("OR");
    }
  });

  it("requires every required field, whether empty or missing", async () => {
    const names = [
      "email",
      "password",
      "firstName",
      "lastName",
      "phone",
      "businessName",
      "mailingAddress.address1",
      "mailingAddress.city",
      "mailingAddress.province",
      "mailingAddress.zip",
      "tier",
    ];
    for (const name of names) {
      expect(await errorsOf({ [name]: "" }), name).toEqual({ [name]: REQUIRED });
      expect(await errorsOf({ [name]: undefined }), name).toEqual({ [name]: REQUIRED });
      if (name !== "password" && name !== "tier")
        expect(await errorsOf({ [name]: " \t " }), name).toEqual({ [name]: REQUIRED });
    }
    const { error } = await validate({});
    expect(Object.keys(error?.fieldErrors ?? {}).sort()).toEqual([...names, "acceptsTerms"].sort());
  });

  it.each([
    ["email", EMAIL, ["ann", "ann@shop", "ann shop@b.co", "@b.co"], ["a@b.c"]],
    ["phone", PHONE, ["call me", "555-0101 x2", "5+5", "-", "++1", "555.0101"], ["5550101", "+1 (503) 555-0101", "1"]],
    [
      "mailingAddress.zip",
      ZIP,
      ["9721", "972101", "97210-12", "97210 1234", "ABCDE", "972101234"],
      ["97210-1234", "00501"],
    ],
    ["mailingAddress.province", STATE, ["Oregonn", "XX", "Ontario"], ["or", "Oregon", "PR", "AE", "Washington, D.C."]],
    ["tier", REQUIRED, ["gold", "Trade", "__proto__"], ["reseller", "dealer", "wholesaler"]],
    ["mailingAddress.country", REQUIRED, ["XX"], ["PR", "US"]],
  ] as const)("checks %s", async (name, message, wrong, right) => {
    for (const value of wrong) expect(await errorsOf({ [name]: value }), value).toEqual({ [name]: message });
    for (const value of right) expect(await errorsOf({ [name]: value }), value).toEqual({});
  });

  it("enforces what the password hint says", async () => {
    for (const password of ["short1!", "lowercase1!", "Nonumber!", "Nospecial1"]) {
      const { password: message } = await errorsOf({ password });
      expect(message).toContain("at least 8 characters with uppercase, lowercase, numbers and special characters");
    }
  });

  it("requires the terms in the words of the specification", async () => {
    const text = "Please accept the Terms and Conditions and Privacy Policy to continue.";
    for (const value of [undefined, "", "off"])
      expect(await errorsOf({ acceptsTerms: value })).toEqual({ acceptsTerms: text });
  });

  it("refuses texts that are too long for an account", async () => {
    expect(await errorsOf({ businessName: "x".repeat(201) })).toEqual({
      businessName: "Please use at most 200 characters",
    });
    expect(await errorsOf({ email: `${"a".repeat(250)}@b.co` })).toHaveProperty("email");
  });

  it("treats a field that was sent twice as empty", async () => {
    const twice = new URLSearchParams([...Object.entries(registrationFields()), ["email", "b@shop.test"]]);
    expect((await registrationValidator(true).validate(twice)).error?.fieldErrors).toEqual({ email: REQUIRED });
  });

  it("checks a single field like the whole form", async () => {
    const field = (name: string, value: string) =>
      registrationValidator(true).validateField?.(new URLSearchParams({ [name]: value }), name);
    expect(await field("mailingAddress.zip", "x")).toEqual({ error: ZIP });
    expect(await field("mailingAddress.zip", "97210")).toEqual({});
    expect(await field("email", "")).toEqual({ error: REQUIRED });
  });
});

describe("the sign-in form", () => {
  it("requires both fields, but nothing about their content", async () => {
    const errors = async (fields: Record<string, string>) =>
      (await loginValidator(true).validate(new URLSearchParams(fields))).error?.fieldErrors;
    expect(await errors({})).toEqual({ email: REQUIRED, password: REQUIRED });
    expect(await errors({ email: " ", password: "x" })).toEqual({ email: REQUIRED });
    expect(await errors({ email: "anything", password: "x" })).toBeUndefined();
  });
});
