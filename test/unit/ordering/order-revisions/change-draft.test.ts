// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS } from "~/base/time/time";
import {
  type ChangeDraft,
  changeDraftKey,
  loadChangeDraft,
  saveChangeDraft,
  storedChangeDrafts,
  type TypedChange,
  writeTypedChange,
} from "~/ordering/order-revisions/change-draft";
import { addedLineOf } from "~/ordering/order-revisions/changed-line";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { FakeStorage } from "../../../support/fake-storage";

const NOW = Date.UTC(2026, 5, 2);

const FIRST = { number: "HV-1001", isOffice: false, revision: 1, from: null };
const KEY = changeDraftKey(FIRST);

function change(location: string): TypedChange {
  const doors = [{ ...BLANK_PIECE, widthInches: "15", location }];
  const draft = createDraft({ ...EMPTY_DRAFT, pieces: { doors, drawers: [], panels: [], fillers: [] } });
  return { lines: [{ ...addedLineOf("barrow"), title: "Barrow", draft }], fields: { jobName: "Lee" } };
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const loaded = () => {
  const draft = loadChangeDraft(KEY);
  return draft === null || draft === "newer" ? draft : writeTypedChange(draft);
};

describe("a change that is not saved", () => {
  it("is stored under the order's number and revision, and read back whole", () => {
    expect(KEY).toBe("havenstile-change-draft.customer.HV-1001.1");
    expect(saveChangeDraft(KEY, change("Sink"), NOW)).toBe(true);
    expect(loaded()).toBe(writeTypedChange(change("Sink")));
    expect(loadChangeDraft(KEY)).toMatchObject({ revision: 1, savedAt: NOW, lines: [{ title: "Barrow" }] });
  });

  it("is the same text whether or not the usual boring distance is written out", () => {
    const [line] = change("Sink").lines;
    const doors = line?.draft.rows.doors.map((row) => ({ ...row, draft: { ...row.draft, boring: "5" } })) ?? [];
    const spelled = line && { ...line, draft: { ...line.draft, rows: { ...line.draft.rows, doors } } };
    expect(writeTypedChange({ ...change("Sink"), lines: spelled ? [spelled] : [] })).toBe(
      writeTypedChange(change("Sink")),
    );
  });

  it.each([
    ["no JSON", "{", null],
    ["no lines", '{"version":1,"savedAt":1,"fields":{}}', null],
    ["a newer version", '{"version":2}', "newer"],
  ])("is not read from %s", (_what, text, expected) => {
    storage.setItem(KEY, text);
    expect(loaded()).toBe(expected);
  });

  it("reads junk in a line as blank, and leaves out a line that is none", () => {
    const lines = [
      null,
      { kind: 7, productId: "barrow", title: [], pieces: { doors: [{ location: 3 }] }, included: {} },
    ];
    storage.setItem(KEY, JSON.stringify({ version: 1, savedAt: NOW, lines, fields: { jobName: "Lee", city: 3 } }));
    const draft = loadChangeDraft(KEY) as ChangeDraft;
    expect(draft.fields).toEqual({ jobName: "Lee" });
    expect(draft.lines).toMatchObject([{ kind: "pieces", productId: "barrow", title: "" }]);
    expect(draft.lines[0]?.draft.rows.doors[0]?.draft).toEqual(BLANK_PIECE);
  });

  it("is listed with others of its order and its side, the latest first, and goes after 14 days", () => {
    const keys = [
      KEY,
      changeDraftKey({ ...FIRST, revision: 2 }),
      changeDraftKey({ ...FIRST, revision: 2, from: 1 }),
      changeDraftKey({ ...FIRST, isOffice: true }),
      changeDraftKey({ ...FIRST, number: "HV-10010" }),
    ];
    for (const [at, key] of keys.entries()) saveChangeDraft(key, change("Sink"), NOW + at);
    expect(storedChangeDrafts(FIRST, NOW + DAY_MS).map(({ key }) => key)).toEqual([keys[2], keys[1], keys[0]]);
    expect(storedChangeDrafts(FIRST, NOW + 14 * DAY_MS).map(({ key }) => key)).toEqual([keys[2], keys[1]]);
    expect(storedChangeDrafts(FIRST, NOW + 15 * DAY_MS)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it("is not stored if the browser refuses", () => {
    storage.quota = 10;
    expect(saveChangeDraft(KEY, change("Sink"), NOW)).toBe(false);
    vi.stubGlobal("localStorage", undefined);
    expect([saveChangeDraft(KEY, change("Sink"), NOW), loaded(), storedChangeDrafts(FIRST, NOW)]).toEqual([
      false,
      null,
      [],
    ]);
  });
});
