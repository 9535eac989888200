import { useEffect, useRef, useState } from "react";
import type { OpeningsDraft } from "~/domain/opening-draft";
import { AsServed } from "~/ui/kit/as-served";
import { DisclosureSummary } from "~/ui/kit/disclosure-summary";
import { Notice } from "~/ui/kit/notice";
import { useOnDemand } from "~/ui/kit/use-on-demand";
import type { KeptPanelProps } from "./kept-panel";
import { StaticPanel } from "./static-panel.server";

interface OpeningsModeProps extends Omit<KeptPanelProps, "placeRef"> {
  /** The openings that the server has read from a posted form and sends back, where somebody works with them. */
  readonly answered: OpeningsDraft | undefined;
}

const PLACE_ID = "openings";

const fetchPanel = async () => (await import("./kept-panel")).KeptPanel;

/**
 * "Work from openings", a part of the order form that most orders never open: the server sends it as plain HTML inside the
 * form once it is asked for, and its code is fetched when it is opened or holds something.
 */
export function OpeningsMode({ store, kept, onKeep, answered }: OpeningsModeProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const [startsOpen] = useState(answered !== undefined);
  const isKept = kept !== "";

  const [isOpen, setOpen] = useState(false);
  const { code: Panel, failed } = useOnDemand(fetchPanel, isOpen);

  useEffect(() => {
    if (detailsRef.current && isKept) detailsRef.current.open = true;
    setOpen(detailsRef.current?.open === true);
  }, [isKept]);

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
        {failed && !Panel && (
          <Notice tone="error" className="mb-4">
            This part of the page could not be loaded. Close it and open it again.
          </Notice>
        )}
        {Panel ? (
          <Panel store={store} kept={kept} onKeep={onKeep} placeRef={placeRef} />
        ) : (
          <AsServed ref={placeRef}>
            {StaticPanel && <StaticPanel value={answered} placeId={PLACE_ID} order={store.get()} />}
          </AsServed>
        )}
      </div>
    </details>
  );
}
