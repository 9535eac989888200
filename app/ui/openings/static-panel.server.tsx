import { type ConfigurationDraft, draftsOf } from "~/domain/configuration-draft";
import { EMPTY_OPENINGS, type OpeningsDraft } from "~/domain/opening-draft";
import { OpeningsPanel } from "./openings-panel";

interface StaticPanelProps {
  readonly value: OpeningsDraft | undefined;
  readonly order: ConfigurationDraft;
}

const nothing = () => {};

/** The panel as HTML that works by form posts; a server file, so that the page's first JavaScript holds none of it. */
export function StaticPanel({ value = EMPTY_OPENINGS, order }: StaticPanelProps) {
  return <OpeningsPanel value={value} present={draftsOf(order)} onChange={nothing} onTake={nothing} live={false} />;
}
