import { normalPassword } from "~/provider/accounts/password";
import { createHashQueue } from "./hash-queue.server";

/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded on demand, so that a shop with another provider starts without it. */
const argon2 = () => import("@node-rs/argon2");

const inQueue = createHashQueue();

async function hashNow(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, COST);
}

/**
 * The stored form of a password: argon2id in PHC string format, with its own salt.
 *
 * @param signal drops the work while it waits
 * @throws BusyError if too many passwords already wait to be hashed
 */
export function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  return inQueue(() => hashNow(normalPassword(password)), signal);
}

let decoy: Promise<string> | undefined;

/** The forms in which a password may have been hashed: the one of today, and before that as it was typed. */
const formsOf = (password: string) =>
  new Set([normalPassword(password), password, password.normalize("NFD"), password.normalize("NFKC")]);

/**
 * Whether a password matches a stored hash, in whatever form it was hashed. Without a hash, the same work is done against one that matches nothing, so
 * that the response for an unknown account takes just as long.
 *
 * @param signal drops the work while it waits
 * @throws BusyError if too many passwords already wait to be hashed
 */
export async function verifyPassword(stored: string | null, password: string, signal?: AbortSignal): Promise<boolean> {
  decoy ??= hashNow(crypto.randomUUID());
  const against = stored ?? (await decoy);
  const { verify } = await argon2();
  for (const form of formsOf(password)) {
    if (await inQueue(() => verify(against, form), signal)) return stored !== null;
  }
  return false;
}
