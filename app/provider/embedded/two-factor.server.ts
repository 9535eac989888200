import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
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

interface Row {
  readonly secret_box: string;
  readonly confirmed_at: number | null;
  readonly last_step: number;
  readonly wrong_codes: number;
  /** The time of the last wrong code, in milliseconds since the epoch. */
  readonly wrong_at: number;
}

/** How many wrong codes in a row are allowed; after that, one try every quarter of an hour. */
const FREE_TRIES = 10;
const PAUSE_MS = 15 * 60_000;

/** The result of a code: right, wrong, or not checked, with the seconds to wait. */
export type CodeOutcome = "right" | "wrong" | { readonly wait: number };

const find = (database: Database, id: string) =>
  database.get<Row>(
    "SELECT secret_box, confirmed_at, last_step, wrong_codes, wrong_at FROM two_factor WHERE customer_id = ?",
    id,
  );

/** Whether an account's sign-in asks for a second factor. */
export async function hasTwoFactor(database: Database, id: string): Promise<boolean> {
  return ((await find(database, id))?.confirmed_at ?? null) !== null;
}

/** The codes of one account; `now` is milliseconds since the epoch everywhere. */
export interface TwoFactor {
  /** Creates a secret that takes effect with its first code, and returns it in base32; `null` while a factor is on. */
  begin(id: string): Promise<string | null>;
  /** Turns the factor on with its first code; returns the recovery codes, or `null` if the code is wrong. */
  confirm(id: string, code: string, now: number): Promise<readonly string[] | null>;
  /**
   * Uses up a code from the phone or a recovery code. Wrong ones are counted for the account, wherever they are typed,
   * until a right one; a recovery code is too long to guess, and is therefore accepted without waiting.
   */
  pass(id: string, code: string, now: number): Promise<CodeOutcome>;
  /** Turns the factor off. */
  end(id: string, now: number): Promise<void>;
}

/** The time step of a code, or `null` if it is not current or was used: each is valid once (RFC 6238, section 5.2). */
function stepOf(secret: string, code: string, lastStep: number, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : null;
}

/** How long codes from the phone are not checked, in milliseconds. */
function pauseOf({ wrong_codes, wrong_at }: Row, now: number): number {
  if (wrong_codes < FREE_TRIES) return 0;
  return Math.min(PAUSE_MS, Math.max(0, wrong_at + PAUSE_MS - now));
}

const plain = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

const recoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(/(.{4})(?=.)/g, "$1-");

/** Removes all data of an account's second factor. */
export async function forgetTwoFactor(database: Database, id: string): Promise<void> {
  for (const table of ["two_factor", "recovery_code", "sign_in_ticket"]) {
    await database.run(`DELETE FROM ${table} WHERE customer_id = ?`, id);
  }
}

/** Time-based codes (RFC 6238) as a second factor, with recovery codes that are each valid once. */
export function createTwoFactor(database: Database, box: SecretBox): TwoFactor {
  const use = async (id: string, row: Row, code: string, now: number) => {
    const secret = box.open(row.secret_box, id);
    const step = secret === null ? null : stepOf(secret, plain(code), row.last_step, now);
    if (step !== null) await database.run("UPDATE two_factor SET last_step = ? WHERE customer_id = ?", step, id);
    return step !== null;
  };

  const count = (id: string, wrong: number, at: number) =>
    database.run("UPDATE two_factor SET wrong_codes = ?, wrong_at = ? WHERE customer_id = ?", wrong, at, id);

  async function recover(id: string, code: string, now: number): Promise<boolean> {
    const used = await database.run(
      "DELETE FROM recovery_code WHERE customer_id = ? AND code_hash = ?",
      id,
      hashToken(plain(code)),
    );
    if (used > 0) await recordEvent(database, { kind: "two-factor.recovery", actorId: id, subjectId: id }, now);
    return used > 0;
  }

  return {
    begin: (id) =>
      inTransaction(database, async () => {
        if (await hasTwoFactor(database, id)) return null;
        const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
        await database.run(
          `INSERT INTO two_factor (customer_id, secret_box, confirmed_at, last_step) VALUES (?, ?, NULL, 0)
             ON CONFLICT (customer_id) DO UPDATE SET secret_box = excluded.secret_box, last_step = 0, wrong_codes = 0`,
          id,
          box.seal(secret, id),
        );
        return secret;
      }),
    confirm: (id, code, now) =>
      inTransaction(database, async () => {
        const row = await find(database, id);
        if (!row || row.confirmed_at !== null || !(await use(id, row, code, now))) return null;
        await database.run("UPDATE two_factor SET confirmed_at = ? WHERE customer_id = ?", now, id);
        const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
        const insert = "INSERT INTO recovery_code (code_hash, customer_id) VALUES (?, ?)";
        for (const made of codes) await database.run(insert, hashToken(plain(made)), id);
        await recordEvent(database, { kind: "two-factor.on", actorId: id, subjectId: id }, now);
        return codes;
      }),
    pass: (id, code, now) =>
      inTransaction(database, async () => {
        const row = await find(database, id);
        if (!row || row.confirmed_at === null || plain(code) === "") return "wrong";
        const wait = pauseOf(row, now);
        const isRight = (wait === 0 && (await use(id, row, code, now))) || (await recover(id, code, now));
        if (isRight) await count(id, 0, 0);
        // A clock that was set back restarts the pause, but does not lengthen it.
        else if (wait === 0 || row.wrong_at > now) await count(id, row.wrong_codes + (wait === 0 ? 1 : 0), now);
        if (isRight) return "right";
        return wait > 0 ? { wait: Math.ceil(wait / 1000) } : "wrong";
      }),
    end: (id, now) =>
      inTransaction(database, async () => {
        await forgetTwoFactor(database, id);
        await recordEvent(database, { kind: "two-factor.off", actorId: id, subjectId: id }, now);
      }),
  };
}
