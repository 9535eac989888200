import { openDatabase } from "~/base/database/open-database.server";
import { describeReceivings } from "./receivings-stored";

describeReceivings("SQLite in memory", () => openDatabase(":memory:"));
