import { openDatabase } from "~/base/database/open-database.server";
import { describeBalances } from "./balances-stored";

describeBalances("SQLite, many", () => openDatabase(":memory:"), 10_000);
