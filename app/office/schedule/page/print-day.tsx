import type { CalendarDay } from "~/base/time/time";
import { Button, ButtonLink } from "~/house/ui/kit/button";
import { FILTER_LOOK, FilterSelect, Labeled } from "~/house/ui/kit/filter-fields";
import { PRINT_DAY, PRINT_DAY_PAGE } from "../print-day";

/** Prints the work orders, the labels and one cutting plan of what is planned for today. */
export const PrintToday = () => (
  <ButtonLink to={`${PRINT_DAY_PAGE}?${PRINT_DAY.now}=now`} reloadDocument prefetch="none" look="outline">
    Print today
  </ButtonLink>
);

interface PrintDayProps {
  readonly today: CalendarDay;
  readonly stations: readonly { readonly name: string }[];
}

/** The same for today with one press, and for any day and station. */
export function PrintDay({ today, stations }: PrintDayProps) {
  return (
    <form method="get" action={PRINT_DAY_PAGE} className="flex flex-wrap items-end gap-4 print:hidden">
      <PrintToday />
      <Labeled text="Day" className="grow-0">
        <input type="date" name={PRINT_DAY.day} defaultValue={today} className={FILTER_LOOK} />
      </Labeled>
      <FilterSelect
        text="Station"
        name={PRINT_DAY.station}
        value=""
        all="All stations"
        options={stations.map(({ name }) => ({ value: name, label: name }))}
        className="max-w-60"
      />
      <Button type="submit" look="outline" name={PRINT_DAY.now} value="now">
        Print this day
      </Button>
    </form>
  );
}
