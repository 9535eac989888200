import { openDatabase } from "~/base/database/open-database.server";
import { describeOrderNotes } from "./order-notes-stored";

describeOrderNotes("SQLite in memory", () => openDatabase(":memory:"));
