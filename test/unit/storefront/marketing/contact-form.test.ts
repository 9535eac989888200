import { describe, expect, it } from "vitest";
import { contactValidator } from "~/storefront/marketing/contact-form";

const ANSWERS = { name: "Ann Lee", email: "ann@site.test", phone: "", topic: "quote", message: "Two doors, 15 x 30." };

async function errorsOf(answers: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ANSWERS, ...answers })) form.set(name, value);
  return (await contactValidator.validate(form)).error?.fieldErrors;
}

describe("the contact form", () => {
  it.each([
    ["whole", {}, undefined],
    ["with a phone number", { phone: "+1 (503) 555-0142" }, undefined],
    ["without a name", { name: "  " }, { name: "This field is required" }],
    ["without an address", { email: "" }, { email: "This field is required" }],
    ["with a wrong address", { email: "ann" }, { email: "Please enter a valid email address" }],
    ["with a wrong phone number", { phone: "call me" }, { phone: "Please enter a valid phone number" }],
    ["without a topic", { topic: "" }, { topic: "This field is required" }],
    ["with a topic that is none", { topic: "spam" }, { topic: "This field is required" }],
    ["without a message", { message: "\n " }, { message: "This field is required" }],
    ["with a very long message", { message: "x".repeat(5001) }, { message: "Please use at most 5000 characters" }],
  ])("is read %s", async (_what, answers, errors) => {
    expect(await errorsOf(answers)).toEqual(errors);
  });
});
