import type { Gauge } from "~/platform/metrics/gauges.server";
import type { BackendHandle } from "./contract/backend.server";

/** The metrics of a back end's mails; none if it has no outbox in this process. */
export function outboxGauges(started: Promise<Pick<BackendHandle, "outbox">>): readonly Gauge[] {
  const figures = async () => (await started).outbox?.();
  return [
    {
      name: "shop_outbox_mails",
      help: "Mails that have not left, by whether they are still tried",
      labels: ["state"],
      async read() {
        const found = await figures();
        if (!found) return [];
        return (["waiting", "failed"] as const).map((state) => ({ value: found[state], labels: { state } }));
      },
    },
    {
      name: "shop_outbox_oldest_waiting_age_seconds",
      help: "Since when the oldest mail that is still tried waits; 0 where none does",
      async read() {
        const found = await figures();
        if (!found) return [];
        return [{ value: found.oldestAt === null ? 0 : Math.max(0, (Date.now() - found.oldestAt) / 1000) }];
      },
    },
  ];
}
