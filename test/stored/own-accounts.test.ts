import { openDatabase } from "~/base/database/open-database.server";
import { describeOwnAccounts } from "./own-accounts-stored";

describeOwnAccounts("SQLite", () => openDatabase(":memory:"));
