import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { DisclosureSummary } from "~/house/ui/kit/disclosure-summary";
import { Notice } from "~/house/ui/kit/notice";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import type { LivePanelProps } from "./live-panel";
import { openingsPart } from "./openings-part";

interface OpeningsModeProps extends Omit<LivePanelProps, "placeRef"> {
  /** The openings that the server read from a posted form and returns; `undefined` if there were none. */
  readonly answered: OpeningsDraft | undefined;
}

const PLACE_ID = "openings";

/**
 * "Work from openings", a part of the order form that most orders never open. The server sends it in the form only when
 * requested, and its code is loaded when it is opened or has stored openings.
 */
export function OpeningsMode({ store, stored, onKeep, remarksOn, answered }: OpeningsModeProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const [startsOpen] = useState(answered !== undefined);
  const isStored = stored !== "";

  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const { code, failed } = useOnDemand(openingsPart, isOpen);

  useEffect(() => {
    if (detailsRef.current && isStored) detailsRef.current.open = true;
    setOpen(detailsRef.current?.open === true);
  }, [isStored]);

  return (
    <details
      ref={detailsRef}
      id={PLACE_ID}
      open={startsOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-y border-stone-300"
    >
      <DisclosureSummary title="Work from openings" hint="Measure the openings; we work out the doors." />
      <div className="pt-2 pb-6">
        {failed && !code && (
          <Notice tone="error" className="mb-4">
            This part of the page could not be loaded. Close it and open it again.
          </Notice>
        )}
        {code && wasOpened ? (
          <code.LivePanel store={store} stored={stored} onKeep={onKeep} remarksOn={remarksOn} placeRef={placeRef} />
        ) : (
          <div ref={placeRef}>
            {code && answered ? (
              <code.StaticPanel value={answered} order={store.get()} remarksOn={remarksOn} />
            ) : (
              <AskForPanel />
            )}
          </div>
        )}
      </div>
    </details>
  );
}

/** Posts the form before scripts run; after that it does nothing, since the panel is already loading. */
function AskForPanel() {
  const hydrated = useHydrated();
  return (
    <button
      type={hydrated ? "button" : "submit"}
      name="intent"
      value={OPENINGS_INTENTS.start}
      formAction={`#${PLACE_ID}`}
      className="button border-stone-500 hover:border-ink hover:bg-linen"
    >
      Enter openings
    </button>
  );
}
