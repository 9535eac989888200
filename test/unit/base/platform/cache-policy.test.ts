import { createRequestHandler, json } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { createElement, Fragment } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NOT_CACHED, overrideFor, PUBLIC_PAGE, privatePage, publicPage } from "~/base/platform/cache-policy.server";
import * as entry from "~/entry.server";
import * as startup from "~/startup.server";
import { remixBuild } from "../../../support/remix-build";

const NO_SOURCES = { pictureOrigins: [], signInOrigins: [] };
beforeEach(() => void vi.spyOn(startup, "startServices").mockResolvedValue(NO_SOURCES));

const PUBLIC = PUBLIC_PAGE["Cache-Control"];

const Empty = () => createElement(Fragment);
const around = { default: () => createElement(Outlet), ErrorBoundary: Empty };
const page = { default: Empty, headers: publicPage };
const fails = () => {
  throw new Error("a bug");
};
const missing = () => {
  throw json("no such thing", 404);
};
const withoutHeaders = () => json(null);
const notCached = () => json(null, { headers: NOT_CACHED });

const routes = {
  root: { module: { ...around, loader: withoutHeaders } },
  public: { path: "public", parentId: "root", module: page },
  private: { path: "private", parentId: "root", module: { ...page, headers: privatePage } },
  silent: { path: "silent", parentId: "root", module: { default: Empty } },
  "in-private": { path: "in-private", parentId: "root", module: { ...around, headers: privatePage } },
  "in-private.public": { path: "public", parentId: "in-private", module: page },
  "in-public": { path: "in-public", parentId: "root", module: { ...around, headers: publicPage } },
  "in-public.private": { path: "private", parentId: "in-public", module: { ...page, headers: privatePage } },
  "in-public.public": { path: "public", parentId: "in-public", module: page },
  "in-not-cached": { path: "in-not-cached", parentId: "root", module: { ...around, loader: notCached } },
  "in-not-cached.public": { path: "public", parentId: "in-not-cached", module: page },
  "not-cached": { path: "not-cached", parentId: "root", module: { ...page, loader: notCached } },
  "no-headers": {
    path: "no-headers",
    parentId: "root",
    module: { ...page, loader: withoutHeaders, action: withoutHeaders },
  },
  missing: { path: "missing", parentId: "root", module: { ...page, loader: missing, ErrorBoundary: Empty } },
  "missing-outside": { path: "missing-outside", parentId: "root", module: { ...page, loader: missing } },
  bug: { path: "bug", parentId: "root", module: { ...page, loader: fails, ErrorBoundary: Empty } },
  "bug-in-page": { path: "bug-in-page", parentId: "root", module: { default: fails, headers: publicPage } },
};

const handle = createRequestHandler(remixBuild(entry, routes), "production");

async function answer(path: string, init?: RequestInit) {
  const { status, headers } = await handle(new Request(`http://shop.test/${path}`, init));
  return [status, headers.get("Cache-Control")];
}

describe("how long a document may be stored", () => {
  beforeEach(() => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
  });

  it.each([
    ["public", 200, PUBLIC],
    ["private", 200, "no-store"],
    ["silent", 200, "no-store"],
    ["in-private/public", 200, "no-store"],
    ["in-public/private", 200, "no-store"],
    ["in-public/public", 200, PUBLIC],
    ["not-cached", 200, "no-store"],
    ["in-not-cached/public", 200, "no-store"],
    ["no-headers", 200, PUBLIC],
    ["missing", 404, "no-store"],
    ["missing-outside", 404, "no-store"],
    ["bug", 500, "no-store"],
    ["bug-in-page", 500, "no-store"],
  ])("is decided by the strictest of its parts: /%s", async (path, status, cacheControl) => {
    expect(await answer(path)).toEqual([status, cacheControl]);
  });

  it("is zero for the answer to a post, even if posts are refused", async () => {
    expect(await answer("no-headers", { method: "POST", body: "" })).toEqual([200, "no-store"]);
    expect(await answer("public", { method: "POST", body: "" })).toEqual([405, "no-store"]);
  });

  it("is zero for a visitor with any session", async () => {
    for (const path of ["public", "private", "silent", "no-headers"]) {
      expect(await answer(path, { headers: { Cookie: "a=1; session=x" } })).toEqual([200, "private, no-store"]);
    }
    expect(await answer("public", { headers: { Cookie: "a=1; notsession=x" } })).toEqual([200, PUBLIC]);
  });
});

describe("the final Cache-Control of any answer", () => {
  it.each([
    ["GET", 200, undefined, false, "no-store"],
    ["GET", 200, "public, max-age=300", false, undefined],
    ["HEAD", 200, "public, max-age=300", false, undefined],
    ["GET", 200, "public, max-age=300", true, "no-store"],
    ["POST", 200, "public, max-age=300", false, "no-store"],
    ["GET", 404, "public, max-age=300", false, "no-store"],
    ["GET", 500, undefined, false, "no-store"],
    ["GET", 500, "private, no-store", true, undefined],
    [undefined, 200, "public", false, "no-store"],
  ])("%s %i that says %s, cookie %s: %s", (method, status, cacheControl, setsCookie, expected) => {
    expect(overrideFor(method, status, { cacheControl, setsCookie })).toBe(expected);
  });
});
