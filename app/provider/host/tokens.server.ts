import { createHash, randomBytes } from "node:crypto";

/** An unguessable secret: 256 random bits as URL-safe text. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a token, which is useless to anybody who reads the database. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
