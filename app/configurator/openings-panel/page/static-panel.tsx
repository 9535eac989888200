import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import { type ConfigurationDraft, draftsOf } from "~/trade/pieces/configuration-draft";
import { OpeningsPanel } from "./openings-panel";

interface StaticPanelProps {
  /** The openings of a posted form. */
  readonly value: OpeningsDraft;
  readonly order: ConfigurationDraft;
}

const nothing = () => {};

/** The panel as HTML that works with form posts. */
export function StaticPanel({ value, order }: StaticPanelProps) {
  return <OpeningsPanel value={value} present={draftsOf(order)} onChange={nothing} onTake={nothing} live={false} />;
}
