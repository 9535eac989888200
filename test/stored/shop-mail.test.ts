import { openDatabase } from "~/base/database/open-database.server";
import { describeShopMail } from "./shop-mail-stored";

describeShopMail("SQLite", () => openDatabase(":memory:"));
