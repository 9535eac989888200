import { openDatabase } from "~/base/database/open-database.server";
import { describeCustomers } from "./customers-stored";

describeCustomers("SQLite", () => openDatabase(":memory:"));
