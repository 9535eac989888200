import { openDatabase } from "~/base/database/open-database.server";
import { describeMessages } from "./messages-stored";

describeMessages("SQLite in memory", () => openDatabase(":memory:"));
