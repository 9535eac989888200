import fc from "fast-check";
import { expect, it } from "vitest";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT, type PieceRow } from "~/trade/pieces/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/trade/pieces/configuration-steps";
import { configurationDraft, pieceDraft, pieceList } from "../../../support/arbitraries";

const key = fc.integer({ min: -1, max: 12 });

const action: fc.Arbitrary<ConfigurationAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("add" as const), list: pieceList }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("duplicate" as const), list: pieceList, key }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("remove" as const), list: pieceList, key }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant("edit" as const), list: pieceList, key, change: pieceDraft }),
  },
  fc.record({ type: fc.constant("include" as const), list: pieceList, included: fc.boolean() }),
  fc.record({ type: fc.constant("pre-bore-all" as const), preBored: fc.boolean() }),
  fc.record({ type: fc.constant("load" as const), draft: configurationDraft }),
);

const nearlyFull: fc.Arbitrary<ConfigurationDraft> = fc.integer({ min: 997, max: 1000 }).map((length) => {
  const many = Array.from({ length }, () => BLANK_PIECE);
  return createDraft({ ...EMPTY_DRAFT, pieces: { doors: many, drawers: [], panels: [], fillers: [] } });
});

/** The rows that a list must hold after an action: the same objects, except those that the action creates. */
function expectedRows(before: ConfigurationDraft, list: PieceRow[], step: ConfigurationAction): PieceRow[] {
  const made = (draft: PieceRow["draft"]): PieceRow => {
    const byDefault = "list" in step && step.list === "doors" && before.preBoredByDefault;
    return { key: before.nextKey, draft: { ...draft, preBored: byDefault || draft.preBored } };
  };
  switch (step.type) {
    case "add":
      return list.length < 1000 ? [...list, made(BLANK_PIECE)] : list;
    case "duplicate":
      return list.flatMap((row) => {
        return row.key === step.key && list.length < 1000 ? [row, made({ ...row.draft, location: "" })] : [row];
      });
    case "remove":
      return list.length > 1 ? list.filter((row) => row.key !== step.key) : list;
    case "edit":
      return list.map((row) =>
        row.key === step.key ? { key: row.key, draft: { ...row.draft, ...step.change } } : row,
      );
    default:
      return list;
  }
}

function expectStep(before: ConfigurationDraft, step: ConfigurationAction, after: ConfigurationDraft): void {
  if (step.type === "load") {
    expect(after).toBe(step.draft);
    return;
  }
  for (const list of PIECE_LISTS) {
    if ("list" in step && step.list === list) {
      const expected = expectedRows(before, [...before.rows[list]], step);
      expect(after.rows[list]).toEqual(expected);
      const rowsBefore = new Set(before.rows[list]);
      const untouched = expected.map((row) => rowsBefore.has(row));
      expect(after.rows[list].map((row) => rowsBefore.has(row))).toEqual(untouched);
    } else if (step.type === "pre-bore-all" && list === "doors") {
      const { preBored } = step;
      const expected = before.rows.doors.map((row) => ({ key: row.key, draft: { ...row.draft, preBored } }));
      expect(after.rows.doors).toEqual(expected);
    } else {
      expect(after.rows[list]).toBe(before.rows[list]);
    }
  }
  expect(after.included).toEqual(
    step.type === "include" ? { ...before.included, [step.list]: step.included } : before.included,
  );
  expect(after.preBoredByDefault).toBe(step.type === "pre-bore-all" ? step.preBored : before.preBoredByDefault);
  const inserted = PIECE_LISTS.some((list) => after.rows[list].length > before.rows[list].length);
  expect(after.nextKey).toBe(before.nextKey + (inserted ? 1 : 0));
}

function expectSound(draft: ConfigurationDraft): void {
  const keys = PIECE_LISTS.flatMap((list) => draft.rows[list].map((row) => row.key));
  for (const list of PIECE_LISTS) {
    expect(draft.rows[list].length).toBeGreaterThanOrEqual(1);
    expect(draft.rows[list].length).toBeLessThanOrEqual(1000);
  }
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((each) => Number.isInteger(each) && each >= 0 && each < draft.nextKey)).toBe(true);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

it("holds 1 to 1,000 rows per list under unique keys, and each action changes only the row that it names", () => {
  const start = fc.oneof(fc.constant(EMPTY_DRAFT), { weight: 6, arbitrary: configurationDraft }, nearlyFull);
  fc.assert(
    fc.property(start, fc.array(action, { maxLength: 30 }), (first, steps) => {
      let draft = first;
      expectSound(draft);
      for (const step of steps) {
        deepFreeze(draft);
        const next = configurationReducer(draft, step);
        expectStep(draft, step, next);
        expectSound(next);
        draft = next;
      }
    }),
    { numRuns: 150 },
  );
});
