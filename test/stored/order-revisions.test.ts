import { openDatabase } from "~/base/database/open-database.server";
import { describeOrderRevisions } from "./order-revisions-stored";

describeOrderRevisions("SQLite in memory", () => openDatabase(":memory:"));
