import { describe, expect, it } from "vitest";
import * as messages from "~/routes/admin.messages";
import * as contact from "~/routes/contact";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { load, post, signInToShop } from "../support/shop-session";

const ANSWERS = { name: "Ann Lee", email: "ann@site.test", phone: "", topic: "quote", message: "Two doors, 15 x 30" };

const send = (change: Readonly<Record<string, string>> = {}) =>
  post(contact.action, "/contact", { ...ANSWERS, website: "", ...change });

async function storedMessages(): Promise<{ message: string }[]> {
  const { cookie } = await signInToShop(ADMIN);
  return (await (await load(messages.loader, "/admin/messages", cookie)).json()).inbox.messages;
}

describe("the contact form", () => {
  it("stores the message for the admin and confirms it", async () => {
    const answer = await send({ message: "MovedDatabase?" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/contact?sent");
    expect(await (await load(contact.loader, "/contact?sent")).json()).toMatchObject({ sent: true, closures: [] });
    expect(await (await load(contact.loader, "/contact")).json()).toMatchObject({ sent: false, closures: [] });
    expect((await storedMessages())[0]).toMatchObject({ ...ANSWERS, message: "MovedDatabase?" });
  });

  it("stores a message in which the hidden field was filled in, marked", async () => {
    const answer = await send({ website: "https://annlee.example", message: "Filled in by a password manager" });
    expect(answer.headers.get("Location")).toBe((await send({ message: "Typed" })).headers.get("Location"));
    expect(await storedMessages()).toEqual([
      expect.objectContaining({ message: "Typed", filledHiddenField: false }),
      expect.objectContaining({ message: "Filled in by a password manager", filledHiddenField: true }),
      ...(await storedMessages()).slice(2),
    ]);
  });

  it("shows its errors although the hidden field was filled in", async () => {
    expect((await send({ website: "https://annlee.example", email: "ann" })).status).toBe(422);
  });

  it("is refused with every error and every answer", async () => {
    const answer = await send({ email: "ann", topic: "" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      fieldErrors: { email: "Please enter a valid email address", topic: "This field is required" },
      repopulateFields: { name: "Ann Lee", message: "Two doors, 15 x 30" },
    });
  });
});

describe("the messages page", () => {
  it("shows 50, and links to the older ones", async () => {
    for (let sent = 0; sent < 55; sent += 1) await send({ message: `Paged ${sent}` });
    const { cookie } = await signInToShop(ADMIN);
    const page = async (query: string) =>
      (await (await load(messages.loader, `/admin/messages${query}`, cookie)).json()).inbox;
    const first = await page("");
    expect(first.messages).toHaveLength(50);
    const second = await page(`?older-than=${encodeURIComponent(first.olderThan)}`);
    const seen = [...first.messages, ...second.messages].map(({ message }: { message: string }) => message);
    for (let sent = 0; sent < 55; sent += 1) expect(seen.filter((text) => text === `Paged ${sent}`)).toHaveLength(1);
  });
});
