import { openDatabase } from "~/base/database/open-database.server";
import { describeQuotes } from "./quotes-stored";

describeQuotes("SQLite in memory", () => openDatabase(":memory:"));
