import { randomBytes } from "node:crypto";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { CertificateKind } from "./certificate";
import type { CertificateFile } from "./customer-billing";

const PART_BYTES = 48 * 1024;

export interface ReadCertificate {
  readonly name: string;
  readonly kind: CertificateKind;
  readonly bytes: Uint8Array;
}

export async function storeCertificate(
  trx: Transaction,
  { name, kind, bytes }: ReadCertificate,
  now: EpochMs,
): Promise<CertificateFile> {
  const id = randomBytes(16).toString("hex");
  await trx.insertInto("tax_certificate").values({ id, name, kind, added_at: now }).execute();
  for (let position = 0; position * PART_BYTES < bytes.length; position += 1) {
    const part = bytes.subarray(position * PART_BYTES, (position + 1) * PART_BYTES);
    const base64 = Buffer.from(part).toString("base64");
    await trx.insertInto("tax_certificate_part").values({ certificate_id: id, position, base64 }).execute();
  }
  return { id, name };
}

export async function findCertificate(db: Reader, id: string): Promise<ReadCertificate | null> {
  const row = await db.selectFrom("tax_certificate").select(["name", "kind"]).where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const parts = await db
    .selectFrom("tax_certificate_part")
    .select("base64")
    .where("certificate_id", "=", id)
    .orderBy("position")
    .execute();
  return { ...row, bytes: Buffer.concat(parts.map(({ base64 }) => Buffer.from(base64, "base64"))) };
}

export async function dropCertificates(trx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom("tax_certificate_part").where("certificate_id", "in", ids).execute();
  await trx.deleteFrom("tax_certificate").where("id", "in", ids).execute();
}
