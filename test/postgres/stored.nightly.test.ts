import { afterAll, beforeAll } from "vitest";
import { photographRows } from "~/claims/photograph-rows.server";
import { openPostgres } from "~/database/open-postgres.server";
import { describeAccountAdmin } from "../stored/account-admin-stored";
import { describeAudit } from "../stored/audit-stored";
import { describeCalendar } from "../stored/calendar-stored";
import { describeChanges } from "../stored/changes-stored";
import { describeClaims } from "../stored/claims-stored";
import { describeLists } from "../stored/lists-stored";
import { describeMail } from "../stored/mail-stored";
import { describeMessages } from "../stored/messages-stored";
import { describeOrderAdmin } from "../stored/order-admin-stored";
import { describeOrderLimits } from "../stored/order-limits-stored";
import { describeOrderPlacing } from "../stored/order-placing-stored";
import { describeOrders } from "../stored/orders-stored";
import { describeOwnAccounts } from "../stored/own-accounts-stored";
import { describePeople } from "../stored/people-stored";
import { describeQuotes } from "../stored/quotes-stored";
import { describeReceivedOrders } from "../stored/received-orders-stored";
import { describeSamples } from "../stored/samples-stored";
import { describeSettings } from "../stored/settings-stored";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";

let databases: PostgresDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

const open = async () => openPostgres(await databases.database());

describeAudit("Postgres", open);
describeCalendar("Postgres", open);
describeChanges("Postgres", open);
describeLists("Postgres", open);
describeMail("Postgres", open);
describeSettings("Postgres", open);
describeClaims("Postgres", open, (database) => photographRows(database, Date.now));
describeMessages("Postgres", open);
describeAccountAdmin("Postgres", open);
describeOwnAccounts("Postgres", open);
describeOrders("Postgres", open);
describeOrderAdmin("Postgres", open);
describeReceivedOrders("Postgres", open);
describeOrderPlacing("Postgres", open);
describeOrderLimits("Postgres", open);
describeSamples("Postgres", open);
describeQuotes("Postgres", open);
describePeople("Postgres", open);
