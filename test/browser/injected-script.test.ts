import http from "node:http";
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import type { Browser } from "playwright-core";
import { createElement } from "react";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { launchBrowser } from "../support/browser";
import { takeViolations } from "../support/policy-violations";
import { listening } from "../support/raw-http";
import { remixBuild } from "../support/remix-build";
import { openPage } from "../support/shop-page";
import "../support/shop-env";

vi.mock("~/startup.server", () => ({
  startServices: async () => ({ pictureOrigins: [], signInOrigins: [] }),
}));

const INJECTED = '<script>window.injected = "ran"</script><p onclick="evil()" id="end"></p>';

/** The nonce that marks the shop's own scripts in a document. */
const markIn = (html: string) => / nonce="([^"]*)"/.exec(html)?.[1];

/** A page with a script injected into its content. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: what this test is about
const Hacked = () => createElement("div", { dangerouslySetInnerHTML: { __html: INJECTED } });

let browser: Browser;
let origin: string;
let close: () => void;

beforeAll(async () => {
  browser = await launchBrowser();
  const build = remixBuild(await import("~/entry.server"), {
    root: { path: "", module: await import("~/root") },
    page: { parentId: "root", index: true, module: { default: Hacked } },
  });
  const shop = express();
  shop.use(createRequestHandler({ build, mode: "production" }));
  const server = http.createServer((request, response) => {
    if (request.url === "/") shop(request, response);
    else response.writeHead(404).end();
  });
  ({ origin, close } = await listening(server));
});

afterAll(async () => {
  await browser.close();
  close();
});

it("a script injected into a page's content does not run, while the shop's own scripts do", async () => {
  const html = await (await fetch(origin)).text();
  expect(html).toContain(INJECTED);
  expect(markIn(html)).toMatch(/^[\w-]{22}$/);
  const page = await openPage(browser, origin);
  await page.locator("#end").waitFor({ state: "attached" });
  const ran = await page.evaluate(() => ({
    injected: "injected" in window,
    own: "__remixContext" in window,
    key: history.state !== null,
  }));
  expect(ran).toEqual({ injected: false, own: true, key: true });
  const violations = takeViolations();
  expect(violations.join("\n")).toMatch(/script-src-elem inline/);
  await page.context().close();
});
