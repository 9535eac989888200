import type { Database } from "~/database/database.server";
import type { Gauge } from "~/platform/metrics/gauges.server";
import { outboxFigures } from "./outbox-figures.server";

/** The metrics of the shop's mails. */
export function outboxGauges({ db }: Database): readonly Gauge[] {
  return [
    {
      name: "shop_outbox_mails",
      help: "Mails that have not left, by whether they are still tried",
      labels: ["state"],
      async read() {
        const found = await outboxFigures(db);
        return (["waiting", "failed"] as const).map((state) => ({ value: found[state], labels: { state } }));
      },
    },
    {
      name: "shop_outbox_oldest_waiting_age_seconds",
      help: "Since when the oldest mail that is still tried waits; 0 where none does",
      async read() {
        const { oldestAt } = await outboxFigures(db);
        return [{ value: oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt) / 1000) }];
      },
    },
  ];
}
