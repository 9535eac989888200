import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "~/platform/env.server";
import { singleton } from "~/platform/singleton.server";

const FILE = "session-secret";
const SECRET_BYTES = 32;

const createSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

/**
 * The secret stored in a folder, created on first use and readable only by this user; the first process to write it
 * wins.
 */
function keptSecret(folder: string): string {
  const file = path.join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, createSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The secrets that sign session cookies; the first one signs. Without SESSION_SECRET, one is generated and stored
 * beside the database so that the shop can be tried locally; the configuration allows that only there.
 */
export function sessionSecrets(): string[] {
  return singleton("session-secrets", () => {
    const { sessionSecrets: configured, databasePath } = env();
    if (configured.length > 0) return [...configured];
    return [databasePath === ":memory:" ? createSecret() : keptSecret(path.dirname(path.resolve(databasePath)))];
  });
}
