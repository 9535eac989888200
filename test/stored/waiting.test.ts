import { openDatabase } from "~/database/open-database.server";
import { describeWaiting } from "./waiting-stored";

describeWaiting("SQLite", () => openDatabase(":memory:"));
