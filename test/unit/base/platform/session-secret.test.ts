import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionSecrets } from "~/base/platform/session-secret.server";
import { startWith } from "../../../support/configured-shop";

function secretsWith(variables: Readonly<Record<string, string>>): string[] {
  startWith(variables);
  return sessionSecrets();
}

describe("the session secret", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "secret-"));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it("is what the configuration says", async () => {
    expect(secretsWith({ SESSION_SECRET: "one,two", DATABASE_PATH: path.join(folder, "shop.db") })).toEqual([
      "one",
      "two",
    ]);
    await expect(stat(path.join(folder, "session-secret"))).rejects.toThrow();
  });

  it("is generated once and stored next to the database, readable only by this user", async () => {
    const environment = { DATABASE_PATH: path.join(folder, "deep", "shop.db") };
    const [made] = secretsWith(environment);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(secretsWith(environment)).toEqual([made]);
    const file = path.join(folder, "deep", "session-secret");
    expect(await readFile(file, "utf8")).toBe(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each(["", "\n", "short", "x".repeat(31)])(
    "is not read from a file that holds %j, which the error names",
    async (text) => {
      const file = path.join(folder, "session-secret");
      await writeFile(file, text);
      expect(() => secretsWith({ DATABASE_PATH: path.join(folder, "shop.db") })).toThrow(
        `${file} holds no secret of at least 32 characters: delete it`,
      );
      expect(await readFile(file, "utf8")).toBe(text);
    },
  );

  it("is made private if others could read it, and no other file is left behind", async () => {
    const environment = { DATABASE_PATH: path.join(folder, "shop.db") };
    const made = secretsWith(environment);
    const file = path.join(folder, "session-secret");
    await chmod(file, 0o644);
    expect(secretsWith(environment)).toEqual(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["session-secret"]);
  });

  it("is only read once it exists, because a full disk has no room for another", async () => {
    const environment = { DATABASE_PATH: path.join(folder, "shop.db") };
    const made = secretsWith(environment);
    await utimes(folder, 1, 1);
    expect(secretsWith(environment)).toEqual(made);
    expect((await stat(folder)).mtimeMs).toBe(1000);
  });

  it("lasts as long as an in-memory database", async () => {
    const [made] = secretsWith({ DATABASE_PATH: ":memory:" });
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(secretsWith({ DATABASE_PATH: ":memory:" })).not.toEqual([made]);
  });
});
