/** Argon2id with the figures of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded when it is needed, so that a shop with another provider starts without it. */
const argon2 = () => import("@node-rs/argon2");

/** A password as it is stored: argon2id in PHC string format, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a stored hash. Without one the same work is done against a hash that fits nothing, so
 * that the answer for an unknown account takes as long.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const { verify } = await argon2();
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
