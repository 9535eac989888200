/** Argon2id with the parameters of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded on demand, so that a shop with another provider starts without it. */
const argon2 = () => import("@node-rs/argon2");

/** A password as it is stored: argon2id in PHC string format, with its own salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a stored hash. Without a hash, the same work is done against one that matches nothing, so
 * that the response for an unknown account takes just as long.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const { verify } = await argon2();
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
