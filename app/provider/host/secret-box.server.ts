import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** The nonce and the tag of GCM (NIST SP 800-38D, sections 5.2.1.1 and 5.2.1.2). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts so that the database alone does not reveal them. */
export interface SecretBox {
  /** @param owner the text can be decrypted only with the same owner */
  seal(text: string, owner: string): string;
  /** The text, or `null` if it was encrypted for another owner or under a secret that was removed. */
  open(sealed: string, owner: string): string | null;
}

/** The purpose of keys for the secrets of a provider in this process. */
const EMBEDDED = "embedded provider: secrets";

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));

/**
 * A box under keys derived from the operator's secrets (RFC 5869): the first encrypts, all decrypt. A text for one
 * purpose cannot be decrypted for another. Throws without a secret: anybody could derive its key.
 */
export function createSecretBox(secrets: readonly string[], purpose = EMBEDDED): SecretBox {
  const keys = secrets.filter((secret) => secret !== "").map((secret) => keyOf(secret, purpose));
  const [sealing] = keys;
  if (!sealing) throw new Error("there is no secret to encrypt others with");
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
          decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
          return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
        } catch {
          // Not encrypted under this key: perhaps under an older one.
        }
      }
      return null;
    },
  };
}
