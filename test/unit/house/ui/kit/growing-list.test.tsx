// @vitest-environment happy-dom
import { waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GrowingList } from "~/house/ui/kit/growing-list";

let root: Root;
beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main") as HTMLElement);
});
afterEach(() => flushSync(() => root.unmount()));

/** Renders a list synchronously, as in the browser's first frame; the rest follows later. */
function show(count: number, isPrinted = false): void {
  const entries = upTo(count).map((n) => <li key={n}>{n}</li>);
  flushSync(() => root.render(<GrowingList entries={entries} isPrinted={isPrinted} />));
}
const texts = () => [...document.querySelectorAll("li")].map(({ textContent }) => Number(textContent));
const note = () => document.querySelector("p")?.textContent;
const upTo = (count: number) => Array.from({ length: count }, (_none, n) => n);

describe("a long list", () => {
  it("shows its beginning immediately, says how much is missing, and grows until it is complete", async () => {
    show(200);
    expect(texts()).toEqual(upTo(40));
    expect(note()).toBe("160 more lines are coming.");
    await waitFor(() => expect(texts()).toEqual(upTo(200)));
    expect(note()).toBeUndefined();
  });

  it("is complete immediately if it is short", () => {
    show(40);
    expect([texts().length, note()]).toEqual([40, undefined]);
  });

  it("is complete on paper, unless something else is printed", () => {
    show(200);
    window.dispatchEvent(new Event("beforeprint"));
    expect(texts()).toHaveLength(40);
    show(200, true);
    window.dispatchEvent(new Event("beforeprint"));
    expect(texts()).toEqual(upTo(200));
  });

  it("starts over if most of it was removed and is restored", async () => {
    show(200);
    await waitFor(() => expect(texts()).toHaveLength(200));
    show(1);
    show(200);
    expect(texts()).toEqual(upTo(40));
    await waitFor(() => expect(texts()).toHaveLength(200));
    show(199);
    expect(texts()).toHaveLength(199);
  });
});
