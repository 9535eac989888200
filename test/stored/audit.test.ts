import { openDatabase } from "~/base/database/open-database.server";
import { describeAudit } from "./audit-stored";

describeAudit("in SQLite", () => openDatabase(":memory:"));
