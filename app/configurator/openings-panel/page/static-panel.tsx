import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import type { RemarksOn } from "~/trade/openings/opening-remarks";
import { type ConfigurationDraft, draftsOf } from "~/trade/pieces/configuration-draft";
import { OpeningsPanel } from "./openings-panel";

interface StaticPanelProps {
  /** The openings of a posted form. */
  readonly value: OpeningsDraft;
  readonly order: ConfigurationDraft;
  readonly remarksOn: RemarksOn;
}

const nothing = () => {};

/** The panel as HTML that works with form posts. */
export function StaticPanel({ value, order, remarksOn }: StaticPanelProps) {
  return (
    <OpeningsPanel
      value={value}
      present={draftsOf(order)}
      remarksOn={remarksOn}
      onChange={nothing}
      onTake={nothing}
      live={false}
    />
  );
}
