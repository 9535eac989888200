import { openDatabase } from "~/base/database/open-database.server";
import { describeUnconfirmed } from "./unconfirmed-stored";

describeUnconfirmed("SQLite", () => openDatabase(":memory:"));
