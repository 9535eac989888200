import { sql } from "kysely";
import { expect, it } from "vitest";
import { containsFolded, foldedLines, foldedSearch } from "~/base/database/differences/search-text.server";
import { openDatabase } from "~/base/database/open-database.server";

const TEXTS = ["Ann Lee", "Ann  Lee", " ann\tlee ", "Ann\nLee", "\u00c5nn  LEE", "ANN LEE\nann@people.test", ""];
const SEARCHES = ["Ann Lee", "ann  lee", "\u00e5nn lee", "lee\nann", "", " n l"];

it("SQLite finds a search in a text as the shop's folding says, whatever the text's letters and spaces", async () => {
  const database = await openDatabase(":memory:");
  for (const text of TEXTS) {
    for (const search of SEARCHES.map(foldedSearch)) {
      const found = containsFolded("sqlite", sql<string>`${text}`, search);
      const { rows } = await sql`SELECT ${found} AS found`.execute(database.db);
      expect([text, search, rows]).toEqual([text, search, [{ found: Number(foldedLines(text).includes(search)) }]]);
    }
  }
  await database.close();
});
