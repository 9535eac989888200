import { openDatabase } from "~/database/open-database.server";
import { describeAccountDesk } from "./account-desk-stored";

describeAccountDesk("SQLite", () => openDatabase(":memory:"));
