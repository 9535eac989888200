import { openDatabase } from "~/base/database/open-database.server";
import { describeBalances } from "./balances-stored";
import { describeMoney } from "./money-stored";

const open = () => openDatabase(":memory:");

describeMoney("SQLite", open);
describeBalances("SQLite", open, 1500);
