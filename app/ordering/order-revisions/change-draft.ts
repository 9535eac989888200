import { brand } from "~/base/brand/brand";
import { type FormDraft, formDraftOf } from "~/base/browser/form-draft";
import { storedKeys } from "~/base/browser/stored-keys";
import type { EpochMs } from "~/base/time/time";
import { forgetText, storeText, withStorage } from "~/configurator/order-form/order-draft";
import { MAX_ORDER_LINES } from "~/ordering/orders/order";
import { changeDraftPrefix } from "~/provider/accounts/sign-in-traces";
import { DEFAULT_BORING } from "~/trade/measure/piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { type Fields, isFields, readRecord, readStoredDraft, storedDraft } from "~/trade/pieces/order-draft-record";
import type { ChangedLine } from "./changed-line";

const VERSION = 1;

const STORED_MS = 14 * 86_400_000;

/** The longest text that is read back of a field of a line, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 500;

export interface TypedChange {
  readonly lines: readonly ChangedLine[];
  readonly fields: FormDraft;
}

export interface ChangeDraft extends TypedChange {
  readonly key: string;
  readonly revision: number;
  /** By the clock of the browser that stored it. */
  readonly savedAt: EpochMs;
}

export interface DraftOwner {
  readonly number: string;
  readonly isOffice: boolean;
}

export interface DraftPlace extends DraftOwner {
  readonly revision: number;
  /** The earlier revision that the form was filled with, or `null`. */
  readonly from: number | null;
}

const PREFIX = `${changeDraftPrefix(brand.key)}.`;

const ownerOf = ({ number, isOffice }: DraftOwner) => `${PREFIX}${isOffice ? "office" : "customer"}.${number}.`;

/**
 * The storage key of a change. It has the order's number and never the secret of its page; a form that started from
 * another revision has another key, so that old typing never replaces newer.
 */
export const changeDraftKey = (place: DraftPlace): string =>
  `${ownerOf(place)}${place.revision}${place.from === null ? "" : `.${place.from}`}`;

/** A draft without the usual boring distance, which only the open details of a door name. */
function withoutUsual({ rows, ...draft }: ConfigurationDraft): ConfigurationDraft {
  const doors = rows.doors.map((row) =>
    row.draft.boring === String(DEFAULT_BORING) ? { ...row, draft: { ...row.draft, boring: "" } } : row,
  );
  return { ...draft, rows: { ...rows, doors } };
}

/** A change as text: the same text for the same content. */
export function writeTypedChange({ lines, fields }: TypedChange, savedAt = 0): string {
  const written = lines.map(({ draft, ...line }) => ({ ...line, ...storedDraft(withoutUsual(draft)) }));
  return JSON.stringify({ version: VERSION, savedAt, lines: written, fields });
}

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : "");

function readLine(value: unknown): ChangedLine[] {
  const draft = isFields(value) ? readStoredDraft(value) : null;
  if (!draft) return [];
  const { kind, productId, title, finish, samples, isRemoved } = value as Fields;
  const texts = {
    productId: textOf(productId),
    title: textOf(title),
    finish: textOf(finish),
    samples: textOf(samples),
  };
  return [{ kind: kind === "samples" ? "samples" : "pieces", ...texts, draft, isRemoved: isRemoved === true }];
}

function readDraft(key: string, text: string | null): ChangeDraft | "newer" | null {
  const record = readRecord(text, VERSION);
  if (record === null || record === "newer") return record;
  const { lines, fields, savedAt } = record;
  if (!Array.isArray(lines) || !isFields(fields) || typeof savedAt !== "number") return null;
  return {
    key,
    revision: Number(/\.(\d+)(?:\.\d+)?$/.exec(key)?.[1] ?? 0),
    savedAt,
    lines: lines.slice(0, MAX_ORDER_LINES).flatMap(readLine),
    fields: formDraftOf(Object.entries(fields)),
  };
}

/** Reads a change; `null` for none that can be read, `newer` for one that a newer version of the shop stored. */
export const loadChangeDraft = (key: string): ChangeDraft | "newer" | null =>
  withStorage((storage) => readDraft(key, storage.getItem(key)), null);

export const saveChangeDraft = (key: string, change: TypedChange, now: EpochMs): boolean =>
  storeText(key, writeTypedChange(change, now));

/**
 * The changes of an order that are stored, whatever their forms started from, the latest first. Forgets changes of any
 * order that are too old.
 */
export function storedChangeDrafts(owner: DraftOwner, now: EpochMs): readonly ChangeDraft[] {
  const keys = withStorage((storage) => storedKeys(storage, PREFIX), []);
  const drafts = keys.map(loadChangeDraft).filter((draft) => draft !== null && draft !== "newer");
  const isOld = ({ savedAt }: ChangeDraft) => !(now - savedAt < STORED_MS);
  for (const { key } of drafts.filter(isOld)) forgetText(key);
  const own = drafts.filter((draft) => !isOld(draft) && draft.key.startsWith(ownerOf(owner)));
  return own.sort((one, other) => other.savedAt - one.savedAt);
}
