import { openDatabase } from "~/database/open-database.server";
import { describeOrderNotes } from "./order-notes-stored";

describeOrderNotes("SQLite in memory", () => openDatabase(":memory:"));
