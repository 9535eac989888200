import type { OpeningsDraft } from "~/domain/opening-draft";
import type { PieceDrafts } from "~/domain/opening-turn";
import { OpeningsPanel } from "./openings-panel";

interface StaticPanelProps {
  readonly value: OpeningsDraft;
  readonly present: PieceDrafts;
}

const nothing = () => {};

/** The panel as HTML that works by form posts; a server file, so that the page's first JavaScript holds none of it. */
export function StaticPanel({ value, present }: StaticPanelProps) {
  return <OpeningsPanel value={value} present={present} onChange={nothing} onTake={nothing} live={false} />;
}
