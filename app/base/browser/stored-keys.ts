export const storedKeys = (storage: Storage, prefix: string): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) => key.startsWith(prefix));
