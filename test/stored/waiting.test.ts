import { openDatabase } from "~/base/database/open-database.server";
import { describeWaiting } from "./waiting-stored";

describeWaiting("SQLite", () => openDatabase(":memory:"));
