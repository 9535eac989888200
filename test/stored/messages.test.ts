import { openDatabase } from "~/database/open-database.server";
import { describeMessages } from "./messages-stored";

describeMessages("SQLite in memory", () => openDatabase(":memory:"));
