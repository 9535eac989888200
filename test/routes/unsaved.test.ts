import { describe, expect, it } from "vitest";
import * as profile from "~/routes/account.profile";
import * as style from "~/routes/admin.catalog_.$handle";
import * as message from "~/routes/admin.messages_.$id";
import * as login from "~/routes/login";
import * as logout from "~/routes/logout";
import * as unsaved from "~/routes/unsaved.$id";
import { ADMIN } from "../support/embedded-backend";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { cookieAfter, payloadOf, post, registerInShop, signInToShop } from "../support/shop-session";

const handle = routedShop({
  "admin.catalog_.$handle": ["admin/catalog/:handle", style],
  "admin.messages_.$id": ["admin/messages/:id", message],
  "account.profile": ["account/profile", profile],
  login: ["login", login],
  "unsaved.$id": ["unsaved/:id", unsaved],
});

const open = (path: string, cookie: string) => handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

interface Sent {
  readonly fields: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly file?: File;
}

function send(path: string, { fields, cookie = "", file }: Sent) {
  const body = file ? new FormData() : new URLSearchParams(fields);
  if (file) for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) (body as FormData).append("files", file);
  return handle(new Request(SHOP + path, { method: "POST", headers: { Cookie: cookie }, body }));
}

const DATA = "?_data=routes%2Fadmin.messages_.%24id";
const ANSWER = { _formId: "answer", text: "Forty doors <b>and</b>\nsix fronts" };

describe("a form that is sent after the sign-in has ended", () => {
  it.each([
    ["a document", ""],
    ["a script", DATA],
  ])("is back after signing in, sent by %s", async (_, query) => {
    const answer = await send(`/admin/messages/1${query}`, { fields: ANSWER });
    const pending = cookieAfter(answer);
    expect(await textOf(await open("/login", pending))).toContain("What you typed is back once you have signed in");
    const { done, cookie } = await signInToShop(ADMIN, { cookie: pending });
    const path = done.headers.get("Location") ?? "";
    expect(path).toMatch(/^\/unsaved\/[\w-]{36}$/);
    const page = await textOf(await open(path, cookie));
    expect(page).toContain("Forty doors &lt;b&gt;and&lt;/b&gt;\nsix fronts</dd>");
    expect(page).toContain('action="/admin/messages/1"');
    expect(page).toContain('type="hidden" name="_formId" value="answer"');
  });

  it("leaves out passwords and files, and says so", async () => {
    const visitor = await registerInShop({ email: "kept@shop.test" });
    const fields = {
      _formId: "email-change",
      intent: "change-email",
      email: "new@shop.test",
      password: "Secret-1234!",
    };
    const pending = cookieAfter(await send("/account/profile", { fields }));
    const { done, cookie } = await signInToShop(visitor, { cookie: pending });
    const page = await textOf(await open(done.headers.get("Location") ?? "", cookie));
    expect(page).toContain("new@shop.test");
    expect(page).not.toContain("Secret-1234!");
    expect(page).toContain("We do not keep passwords or codes.");
    const file = new File([new Uint8Array(200_000)], "door.jpg", { type: "image/jpeg" });
    const style = { fields: { intent: "save", revision: "3", title: "Ashby wide" }, file };
    const after = cookieAfter(await send("/admin/catalog/ashby", style));
    const admin = await signInToShop(ADMIN, { cookie: after });
    const kept = await textOf(await open(admin.done.headers.get("Location") ?? "", admin.cookie));
    expect(kept).toContain("Ashby wide</dd>");
    expect(kept).toContain("We do not keep files.");
    expect(kept).toContain('encType="multipart/form-data"');
    expect(kept).toContain('name="revision" value="3"');
  });

  it("is only for the account that typed it", async () => {
    const one = await registerInShop({ email: "one@shop.test" });
    const other = await registerInShop({ email: "other@shop.test" });
    const signedIn = await signInToShop(one);
    await post(logout.action, "/logout", {}, signedIn.cookie);
    const answer = await send("/account/profile", { fields: { firstName: "Onna" }, cookie: signedIn.cookie });
    const pending = cookieAfter(answer);
    const wrong = await signInToShop(other, { cookie: pending });
    expect(wrong.done.headers.get("Location")).toBe("/account/profile");
    const right = await signInToShop(one, { cookie: pending });
    const path = right.done.headers.get("Location") ?? "";
    expect(path).toMatch(/^\/unsaved\//);
    expect((await open(path, right.cookie)).status).toBe(200);
    expect((await open(path, wrong.cookie)).status).toBe(404);
    expect((await open(path, "")).status).toBe(302);
  });

  it("is not stored if nobody typed anything, or it comes from another site", async () => {
    const pressed = await send("/admin/messages/1", { fields: { state: "read", was: "unread" } });
    expect(payloadOf(cookieAfter(pressed))).not.toContain("unsaved");
    const headers = { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" };
    const body = new URLSearchParams({ intent: "save", title: "Ashby" });
    const forged = await handle(new Request(`${SHOP}/admin/catalog/ashby`, { method: "POST", headers, body }));
    expect(payloadOf(cookieAfter(forged))).not.toContain("unsaved");
  });
});
