import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { EnvError, env } from "./env.server";
import { MIN_SECRET_LENGTH } from "./env-schema.server";
import { singleton } from "./singleton.server";

export const SECRET_FILE = "session-secret";
const SECRET_BYTES = 32;

const createSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

const OWNER_ONLY = 0o600;

/** Writes a new secret unless one exists; the file appears complete, and the first process to write it wins. */
function ensureFile(file: string): void {
  if (existsSync(file)) return;
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(draft, createSecret(), { flag: "wx", mode: OWNER_ONLY });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function storedSecret(folder: string): string {
  const file = path.join(folder, SECRET_FILE);
  mkdirSync(folder, { recursive: true });
  ensureFile(file);
  chmodSync(file, OWNER_ONLY);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new EnvError(
    `${file} holds no secret of at least ${MIN_SECRET_LENGTH} characters: delete it to get a new one, which signs everybody out, or set SESSION_SECRET`,
  );
}

/** Without SESSION_SECRET, one is stored next to the database, so that the shop can be tried locally. */
export function sessionSecrets(): string[] {
  return singleton("session-secrets", () => {
    const { sessionSecrets: configured, databasePath } = env();
    if (configured.length > 0) return [...configured];
    return [databasePath === ":memory:" ? createSecret() : storedSecret(path.dirname(path.resolve(databasePath)))];
  });
}
