import { openDatabase } from "~/base/database/open-database.server";
import { describeAllStored } from "./all-stored";

describeAllStored({ name: "SQLite", open: () => openDatabase(":memory:") });
