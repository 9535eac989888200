import type { Engine } from "../schema/engine.server";

const REFUSED = [
  ["audit_event", "UPDATE", "is_final", "an audit event is final"],
  ["order_event", "UPDATE", "is_final", "an order event is final"],
  ["order_event", "DELETE", "stays", "an order event is kept"],
  ["order_search", "UPDATE", "is_final", "the searched text of an order is final"],
  ["shop_settings", "UPDATE", "are_final", "a save of the settings is final"],
  ["shop_settings", "DELETE", "stay", "a save of the settings is kept"],
  ["shop_facts", "UPDATE", "are_final", "a save of the facts is final"],
  ["shop_facts", "DELETE", "stay", "a save of the facts is kept"],
] as const;

/** Of other audit events, each stays for a year; these may go at any time, so that a flood of them can be trimmed. */
const MUST_STAY = `OLD.kind NOT IN ('sign-in.failed', 'access.refused')
  AND OLD.at > (SELECT max(at) FROM audit_event) - 31536000000`;
const STAYS_MESSAGE = "an audit event is kept for a year";

function refusals(engine: Engine): readonly string[] {
  const action = {
    sqlite: (why: string) => `BEGIN SELECT RAISE(ABORT, '${why}'); END`,
    postgres: (why: string) => `FOR EACH ROW EXECUTE FUNCTION is_final('${why}')`,
  }[engine];
  return REFUSED.map(
    ([table, change, rule, why]) => `CREATE TRIGGER ${table}_${rule} BEFORE ${change} ON ${table} ${action(why)}`,
  );
}

export const FINAL_ROWS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    ...refusals("sqlite"),
    `CREATE TRIGGER audit_event_stays_a_year BEFORE DELETE ON audit_event WHEN ${MUST_STAY}
       BEGIN SELECT RAISE(ABORT, '${STAYS_MESSAGE}'); END`,
  ],
  postgres: [
    `CREATE FUNCTION is_final() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$`,
    ...refusals("postgres"),
    `CREATE FUNCTION audit_event_stays_a_year() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF ${MUST_STAY} THEN RAISE EXCEPTION '${STAYS_MESSAGE}'; END IF;
         RETURN OLD;
       END $$`,
    `CREATE TRIGGER audit_event_stays_a_year BEFORE DELETE ON audit_event
       FOR EACH ROW EXECUTE FUNCTION audit_event_stays_a_year()`,
  ],
};
