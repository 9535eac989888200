import type { Database } from "~/database/database.server";
import type { Gauge } from "~/platform/metrics/gauges.server";
import { outboxFigures } from "./outbox-figures.server";

/** The metrics of the shop's mails. */
export function outboxGauges({ db }: Database): readonly Gauge[] {
  return [
    {
      name: "shop_outbox_mails",
      help: "Unsent mails, by whether the shop still tries to send them",
      labels: ["state"],
      async read() {
        const found = await outboxFigures(db);
        return (["waiting", "failed"] as const).map((state) => ({ value: found[state], labels: { state } }));
      },
    },
    {
      name: "shop_outbox_oldest_waiting_age_seconds",
      help: "How long the oldest mail that is still tried has waited; 0 if there is none",
      async read() {
        const { oldestAt } = await outboxFigures(db);
        return [{ value: oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt) / 1000) }];
      },
    },
  ];
}
