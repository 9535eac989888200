import { type ConfigurationDraft, draftsOf } from "~/domain/configuration-draft";
import type { OpeningsDraft } from "~/domain/opening-draft";
import { OPENINGS_INTENTS } from "~/forms/opening-form";
import { OpeningsPanel } from "./openings-panel";

interface StaticPanelProps {
  /** The openings of a posted form; `undefined` where nobody has asked for the panel. */
  readonly value: OpeningsDraft | undefined;
  /** The element that holds the panel, to which the browser goes when the panel is there. */
  readonly placeId: string;
  readonly order: ConfigurationDraft;
}

const nothing = () => {};

/**
 * The panel as HTML that works by form posts, or the button that asks for it: it is a fifth of the page, and few open it.
 * A server file, so that the page's first JavaScript holds none of it.
 */
export function StaticPanel({ value, placeId, order }: StaticPanelProps) {
  if (value) {
    return <OpeningsPanel value={value} present={draftsOf(order)} onChange={nothing} onTake={nothing} live={false} />;
  }
  return (
    <button
      type="submit"
      name="intent"
      value={OPENINGS_INTENTS.start}
      formAction={`#${placeId}`}
      className="button border-stone-500 hover:border-ink hover:bg-linen"
    >
      Enter openings
    </button>
  );
}
