import { openDatabase } from "~/base/database/open-database.server";
import { describeOptions } from "./options-stored";

describeOptions("in SQLite", () => openDatabase(":memory:"));
