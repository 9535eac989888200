/** A random id of 16 hexadecimal digits; works over plain http too, unlike `crypto.randomUUID`. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
