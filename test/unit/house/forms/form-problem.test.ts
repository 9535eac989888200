import { describe, expect, it } from "vitest";
import { formProblem } from "~/house/forms/form-problem.server";
import { registrationValidator } from "~/provider/accounts/registration-form";
import { contactValidator } from "~/storefront/marketing/contact-form";
import { registrationFields } from "../../../support/registration-fields";

describe("the answer to a refused form", () => {
  it("names each refused field and returns the answers", async () => {
    const fieldErrors = { zip: "Please enter a valid ZIP code" };
    const answer = formProblem({ formId: "registration", fieldErrors, answers: { email: "a@b.co" } });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      formId: "registration",
      fieldErrors,
      repopulateFields: { email: "a@b.co" },
      problem: null,
    });
  });

  it("has the same form when something behind the form failed", async () => {
    const problem = "An error occurred while creating your account. Please try again.";
    const answer = formProblem({ formId: "registration", answers: { email: "a@b.co" }, problem, status: 503 });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      formId: "registration",
      fieldErrors: {},
      repopulateFields: { email: "a@b.co" },
      problem,
    });
  });

  it("returns no answers if none may be returned", async () => {
    const answer = formProblem({ formId: "login", fieldErrors: { password: "This field is required" } });
    expect(await answer.json()).not.toHaveProperty("repopulateFields");
  });

  it("returns every answer of a registration except the password", async () => {
    const form = new URLSearchParams(registrationFields({ zip: "x" }));
    const { submittedData: answers } = await registrationValidator(true).validate(form);
    const text = await formProblem({ formId: "registration", answers }).text();
    expect(text).not.toContain("Secret-pass-1");
    expect(JSON.parse(text).repopulateFields).toMatchObject({
      email: "ann@shop.test",
      mailingAddress: { city: "Portland" },
      acceptsTerms: "on",
    });
  });

  it("returns no password in a field of another name either", async () => {
    const form = new URLSearchParams({ email: "ann", newPassword: "Secret-pass-1", password2: "Secret-pass-1" });
    const { submittedData: answers } = await contactValidator.validate(form);
    const text = await formProblem({ formId: "contact", answers }).text();
    expect(text).toContain('"email":"ann"');
    expect(text).not.toContain("Secret-pass-1");
  });
});
