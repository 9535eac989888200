import { Form } from "@remix-run/react";
import { DESK_STATES, DESK_TIERS, type DeskQuery, type DeskState, MAX_SEARCH_LENGTH } from "~/domain/account-desk";
import { DESK_FILTER } from "~/forms/desk-filter";
import { Button } from "~/ui/kit/button";
import { fieldLook } from "~/ui/kit/field-look";
import { PageTurn } from "./page-turn";

const STATE_WORDS: Readonly<Record<DeskState, string>> = {
  pending: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
};

/** Which accounts the page lists. */
export function DeskFilter({ query }: { readonly query: DeskQuery }) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-4">
      <label className="min-w-0 grow font-semibold sm:max-w-xs">
        List
        <select name={DESK_FILTER.state} defaultValue={query.state} className={fieldLook(false, "font-normal")}>
          {DESK_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_WORDS[state]}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 grow font-semibold sm:max-w-xs">
        Tier
        <select name={DESK_FILTER.tier} defaultValue={query.tier ?? ""} className={fieldLook(false, "font-normal")}>
          <option value="">All tiers</option>
          {DESK_TIERS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="min-w-0 grow font-semibold sm:max-w-xs">
        Name, e-mail or business
        <input
          type="search"
          name={DESK_FILTER.search}
          defaultValue={query.search}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          className={fieldLook(false, "font-normal")}
        />
      </label>
      <Button type="submit">Show</Button>
    </Form>
  );
}

interface DeskTurnsProps {
  readonly query: DeskQuery;
  /** Where the next page begins, `null` after the last one. */
  readonly next: string | null;
}

/** The ways to the other pages of a list, with its filter. */
export function DeskTurns({ query, next }: DeskTurnsProps) {
  if (query.after === null && next === null) return null;
  const { state, tier, search } = query;
  const fields = { [DESK_FILTER.state]: state, [DESK_FILTER.tier]: tier ?? "", [DESK_FILTER.search]: search };
  return (
    <nav aria-label="Pages of accounts" className="mt-6 flex flex-wrap gap-3">
      {query.after !== null && <PageTurn fields={fields} label="First page" />}
      {next !== null && <PageTurn fields={{ ...fields, [DESK_FILTER.after]: next }} label="Next page" />}
    </nav>
  );
}
