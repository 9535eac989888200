import type { Database } from "~/base/database/database.server";
import type { Gauge } from "~/base/platform/metrics/meter.server";

/** The metrics of the shop's mails. */
export function outboxGauges({ db }: Database): readonly Gauge[] {
  const unsent = () => db.selectFrom("outbox").where("sent_at", "is", null);
  return [
    {
      name: "shop_outbox_mails",
      help: "Unsent mails, by whether the shop still tries to send them",
      labels: ["state"],
      async read() {
        const found = await unsent()
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere("failed_at", "is", null).as("waiting"),
            fn.countAll<number>().filterWhere("failed_at", "is not", null).as("failed"),
          ])
          .executeTakeFirstOrThrow();
        return (["waiting", "failed"] as const).map((state) => ({ value: found[state], labels: { state } }));
      },
    },
    {
      name: "shop_outbox_oldest_waiting_age_seconds",
      help: "How long the oldest mail that is still tried has waited; 0 if there is none",
      async read() {
        const { oldestAt } = await unsent()
          .select(({ fn }) => fn.min<number | null>("created_at").as("oldestAt"))
          .where("failed_at", "is", null)
          .executeTakeFirstOrThrow();
        return [{ value: oldestAt === null ? 0 : Math.max(0, (Date.now() - oldestAt) / 1000) }];
      },
    },
  ];
}
