import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { SecretBox } from "../host/secret-box.server";
import { recordEvent } from "./audit.server";
import { inTransaction } from "./database.server";
import type { Database } from "./sqlite-driver.server";
import { hashToken } from "./tokens.server";

/** 160 bits, as RFC 4226 recommends (section 4). */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A phone's clock may be one step away (RFC 6238, section 5.2). */
const DRIFT_STEPS = 1;

const RECOVERY_CODES = 10;
/** 80 bits: a hash of it cannot be searched for. */
const RECOVERY_BYTES = 10;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

interface Row {
  readonly secret_box: string;
  readonly confirmed_at: number | null;
  readonly last_step: number;
}

const find = (database: Database, id: string) =>
  database.prepare("SELECT secret_box, confirmed_at, last_step FROM two_factor WHERE customer_id = ?").get(id) as
    | Row
    | undefined;

/** Whether an account's sign-in asks for a second factor. */
export function hasTwoFactor(database: Database, id: string): boolean {
  return (find(database, id)?.confirmed_at ?? null) !== null;
}

/** The codes of one account; `now` is milliseconds since the epoch everywhere. */
export interface TwoFactor {
  /** Makes a secret that waits for its first code, and returns it in base32; `null` while a factor is on. */
  begin(id: string): string | null;
  /** Turns the factor on with its first code; returns the recovery codes, or `null` if the code is not right. */
  confirm(id: string, code: string, now: number): readonly string[] | null;
  /** Uses up a code of the phone or a recovery code. */
  pass(id: string, code: string, now: number): boolean;
  /** Turns the factor off. */
  end(id: string, now: number): void;
}

/** The step that a code belongs to, `null` if it is none of now or was used: each is good once (RFC 6238, section 5.2). */
function stepOf(secret: string, code: string, lastStep: number, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : null;
}

const plain = (code: string) => code.replace(/[\s-]/g, "").toUpperCase();

const recoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.replace(/(.{4})(?=.)/g, "$1-");

/** Forgets all that an account's second factor consists of. */
export function forgetTwoFactor(database: Database, id: string): void {
  for (const table of ["two_factor", "recovery_code", "sign_in_ticket"]) {
    database.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).run(id);
  }
}

/** Time-based codes (RFC 6238) as a second factor, with recovery codes that are each good once. */
export function createTwoFactor(database: Database, box: SecretBox): TwoFactor {
  const use = (id: string, row: Row, code: string, now: number) => {
    const secret = box.open(row.secret_box, id);
    const step = secret === null ? null : stepOf(secret, plain(code), row.last_step, now);
    if (step !== null) database.prepare("UPDATE two_factor SET last_step = ? WHERE customer_id = ?").run(step, id);
    return step !== null;
  };

  function recover(id: string, code: string, now: number): boolean {
    const { changes } = database
      .prepare("DELETE FROM recovery_code WHERE customer_id = ? AND code_hash = ?")
      .run(id, hashToken(plain(code)));
    if (changes > 0) recordEvent(database, { kind: "two-factor.recovery", actorId: id, subjectId: id }, now);
    return changes > 0;
  }

  return {
    begin: (id) =>
      inTransaction(database, () => {
        if (hasTwoFactor(database, id)) return null;
        const secret = new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
        database
          .prepare(
            `INSERT INTO two_factor (customer_id, secret_box, confirmed_at, last_step) VALUES (?, ?, NULL, 0)
             ON CONFLICT (customer_id) DO UPDATE SET secret_box = excluded.secret_box, last_step = 0`,
          )
          .run(id, box.seal(secret, id));
        return secret;
      }),
    confirm: (id, code, now) =>
      inTransaction(database, () => {
        const row = find(database, id);
        if (!row || row.confirmed_at !== null || !use(id, row, code, now)) return null;
        database.prepare("UPDATE two_factor SET confirmed_at = ? WHERE customer_id = ?").run(now, id);
        const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
        const insert = database.prepare("INSERT INTO recovery_code (code_hash, customer_id) VALUES (?, ?)");
        for (const made of codes) insert.run(hashToken(plain(made)), id);
        recordEvent(database, { kind: "two-factor.on", actorId: id, subjectId: id }, now);
        return codes;
      }),
    pass: (id, code, now) =>
      inTransaction(database, () => {
        const row = find(database, id);
        if (!row || row.confirmed_at === null) return false;
        return use(id, row, code, now) || recover(id, code, now);
      }),
    end: (id, now) =>
      inTransaction(database, () => {
        forgetTwoFactor(database, id);
        recordEvent(database, { kind: "two-factor.off", actorId: id, subjectId: id }, now);
      }),
  };
}
