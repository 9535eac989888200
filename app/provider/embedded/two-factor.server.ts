import { randomBytes } from "node:crypto";
import type { Selectable, Updateable } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { SecretBox } from "../host/secret-box.server";
import { hashToken } from "../host/tokens.server";

/** 160 bits, as RFC 4226 recommends (section 4). */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A phone's clock may be one step away (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;

const RECOVERY_CODES = 10;
/** 80 bits: too many to find by trying hashes. */
const RECOVERY_BYTES = 10;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

type Row = Selectable<Schema["two_factor"]>;

/** How many wrong codes in a row are allowed; after that, one try every quarter of an hour. */
const FREE_TRIES = 10;
const PAUSE_MS = 15 * 60_000;

/** The result of a code: right, wrong, or not checked, with the seconds to wait. */
export type CodeOutcome = "right" | "wrong" | { readonly wait: number };

const find = (db: Reader, id: string) =>
  db.selectFrom("two_factor").selectAll().where("customer_id", "=", id).executeTakeFirst();

const change = (trx: Transaction, id: string, to: Updateable<Schema["two_factor"]>) =>
  trx.updateTable("two_factor").set(to).where("customer_id", "=", id).execute();

export async function hasTwoFactor(db: Reader, id: string): Promise<boolean> {
  return ((await find(db, id))?.confirmed_at ?? null) !== null;
}

export async function accountsWithTwoFactor(db: Reader, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("two_factor")
    .select("customer_id")
    .where("customer_id", "in", ids)
    .where("confirmed_at", "is not", null)
    .execute();
  return rows.map(({ customer_id }) => customer_id);
}

export interface TwoFactor {
  /** Creates a secret that takes effect with its first code, and returns it in base32; `null` while a factor is on. */
  begin(trx: Transaction, id: string): Promise<string | null>;
  /** Turns the factor on with its first code; returns the recovery codes, or `null` if the code is wrong. */
  confirm(trx: Transaction, id: string, code: string, now: EpochMs): Promise<readonly string[] | null>;
  /**
   * Uses up a code from the phone or a recovery code. Wrong ones are counted for the account, wherever they are typed,
   * until a right one; a recovery code is too long to guess, and is therefore accepted without waiting.
   */
  pass(trx: Transaction, id: string, code: string, now: EpochMs): Promise<CodeOutcome>;
  /** Turns the factor off: the account itself does, unless another one is named. */
  end(trx: Transaction, id: string, now: EpochMs, by?: string): Promise<void>;
}

/** The time step of a code, or `null` if it is not current or was used: each is valid once (RFC 6238, section 5.2). */
function stepOf(secret: string, code: string, lastStep: number, now: EpochMs): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : null;
}

/** How long codes from the phone are not checked, in milliseconds. */
function pauseOf({ wrong_codes, wrong_at }: Row, now: EpochMs): number {
  if (wrong_codes < FREE_TRIES) return 0;
  return Math.min(PAUSE_MS, Math.max(0, wrong_at + PAUSE_MS - now));
}

const plain = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

const recoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(/(.{4})(?=.)/g, "$1-");

export async function forgetTwoFactor(trx: Transaction, id: string): Promise<void> {
  for (const table of ["two_factor", "recovery_code", "sign_in_ticket"] as const) {
    await trx.deleteFrom(table).where("customer_id", "=", id).execute();
  }
}

/** Time-based codes (RFC 6238) as a second factor, with recovery codes that are each valid once. */
export function createTwoFactor(box: SecretBox): TwoFactor {
  const use = async (trx: Transaction, row: Row, code: string, now: EpochMs) => {
    const { customer_id: id } = row;
    const secret = box.open(row.secret_box, id);
    const step = secret === null ? null : stepOf(secret, plain(code), row.last_step, now);
    if (step !== null) await change(trx, id, { last_step: step });
    return step !== null;
  };

  async function recover(trx: Transaction, id: string, code: string, now: EpochMs): Promise<boolean> {
    const { numDeletedRows } = await trx
      .deleteFrom("recovery_code")
      .where("customer_id", "=", id)
      .where("code_hash", "=", hashToken(plain(code)))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await recordEvent(trx, { kind: "two-factor.recovery", actorId: id, subjectId: id }, now);
    return true;
  }

  return {
    async begin(trx, id) {
      if (await hasTwoFactor(trx, id)) return null;
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
      const begun = { secret_box: box.seal(secret, id), last_step: 0 };
      await trx
        .insertInto("two_factor")
        .values({ customer_id: id, confirmed_at: null, ...begun })
        .onConflict((earlier) => earlier.column("customer_id").doUpdateSet({ ...begun, wrong_codes: 0 }))
        .execute();
      return secret;
    },
    async confirm(trx, id, code, now) {
      const row = await find(trx, id);
      if (!row || row.confirmed_at !== null || !(await use(trx, row, code, now))) return null;
      await change(trx, id, { confirmed_at: now });
      const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
      const rows = codes.map((made) => ({ code_hash: hashToken(plain(made)), customer_id: id }));
      await trx.insertInto("recovery_code").values(rows).execute();
      await recordEvent(trx, { kind: "two-factor.on", actorId: id, subjectId: id }, now);
      return codes;
    },
    async pass(trx, id, code, now) {
      const row = await find(trx, id);
      if (!row || row.confirmed_at === null || plain(code) === "") return "wrong";
      const wait = pauseOf(row, now);
      if ((wait === 0 && (await use(trx, row, code, now))) || (await recover(trx, id, code, now))) {
        await change(trx, id, { wrong_codes: 0, wrong_at: 0 });
        return "right";
      }
      if (wait === 0) await change(trx, id, { wrong_codes: row.wrong_codes + 1, wrong_at: now });
      // A clock that was set back restarts the pause, but does not lengthen it.
      else if (row.wrong_at > now) await change(trx, id, { wrong_at: now });
      return wait > 0 ? { wait: Math.ceil(wait / 1000) } : "wrong";
    },
    async end(trx, id, now, by = id) {
      await forgetTwoFactor(trx, id);
      await recordEvent(trx, { kind: "two-factor.off", actorId: by, subjectId: id }, now);
    },
  };
}
