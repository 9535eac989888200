import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DiskFullError } from "~/base/database/busy-error.server";
import { openDatabase } from "~/base/database/open-database.server";
import { photographFiles } from "~/ordering/claims/photograph-files.server";

const disk = vi.hoisted(() => ({ full: false }));

vi.mock("node:fs/promises", async (load) => {
  const fs = await load<typeof import("node:fs/promises")>();
  return {
    ...fs,
    async open(...args: Parameters<typeof fs.open>) {
      const handle = await fs.open(...args);
      if (disk.full) {
        handle.writeFile = () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" }));
      }
      return handle;
    },
  };
});

describe("the files of photographs", () => {
  let folder: string;
  let database: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "photographs-test-"));
    database = path.join(folder, "shop.db");
  });
  afterEach(async () => {
    disk.full = false;
    await rm(folder, { recursive: true, force: true });
  });

  it("are next to the database, private to its owner, under meaningless names", async () => {
    const files = photographFiles(database);
    const id = await files.add(Buffer.from("a picture"));
    const [name = ""] = await readdir(`${database}.photographs`);
    expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
    const modeOf = async (file: string) => (await stat(file)).mode & 0o777;
    expect(await modeOf(`${database}.photographs`)).toBe(0o700);
    expect(await modeOf(path.join(`${database}.photographs`, name))).toBe(0o600);
    expect((await files.read(id))?.toString()).toBe("a picture");
    await files.remove([id]);
    expect(await files.read(id)).toBeNull();
  });

  it("report a full disk, and leave nothing of a file that did not fit", async () => {
    const files = photographFiles(database);
    await files.add(Buffer.from("first"));
    disk.full = true;
    await expect(files.add(Buffer.from("second"))).rejects.toThrow(DiskFullError);
    expect(await readdir(`${database}.photographs`)).toHaveLength(1);
  });

  it("are deleted if they are old and have no row", async () => {
    const files = photographFiles(database);
    const opened = await openDatabase(database);
    const [old, young] = [await files.add(Buffer.from("old")), await files.add(Buffer.from("young"))];
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    await utimes(path.join(`${database}.photographs`, `${old}.jpg`), hours(2), hours(2));
    expect(await files.sweep(opened, Date.now())).toBe(1);
    expect(await readdir(`${database}.photographs`)).toEqual([`${young}.jpg`]);
    await opened.close();
  });

  it("for an in-memory database are deleted with it", async () => {
    const files = photographFiles(":memory:");
    const id = await files.add(Buffer.from("a picture"));
    expect(await files.read(id)).not.toBeNull();
    await files.close();
    expect(await files.read(id)).toBeNull();
  });

  it("cannot be added while their folder cannot be created", async () => {
    await writeFile(`${database}.photographs`, "in the way");
    const files = photographFiles(database);
    await expect(files.add(Buffer.from("a"))).rejects.toThrow();
    await rm(`${database}.photographs`);
    expect(await files.add(Buffer.from("a"))).toMatch(/^[0-9a-f]{32}$/);
  });
});
