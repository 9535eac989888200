import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody guesses: 256 random bits as URL-safe text. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
