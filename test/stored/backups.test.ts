import { openDatabase } from "~/base/database/open-database.server";
import { describeBackups } from "./backups-stored";

describeBackups("SQLite", () => openDatabase(":memory:"));
