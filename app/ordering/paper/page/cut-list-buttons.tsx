import { useHydrated } from "~/base/browser/use-hydrated";
import { Button } from "~/house/ui/kit/button";
import { PrintIcon } from "~/house/ui/kit/icons";

interface CutListButtonsProps {
  /** The secret part of the address of the order's page. */
  readonly link: string;
}

/** Buttons for an order's cut list: as a table for spreadsheets, and with JavaScript on paper. */
export function CutListButtons({ link }: CutListButtonsProps) {
  const hydrated = useHydrated();
  return (
    <>
      <a href={`/orders/${link}/cut-list.csv`} download className="button border-stone-500 hover:bg-linen">
        Save as spreadsheet (CSV)
      </a>
      {hydrated && (
        <Button look="outline" onClick={() => window.print()}>
          <PrintIcon />
          Print cut list
        </Button>
      )}
    </>
  );
}
