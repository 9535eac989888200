import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { OpeningsDraft } from "~/domain/opening-draft";
import { DisclosureSummary } from "~/ui/kit/disclosure-summary";
import { Notice } from "~/ui/kit/notice";
import type { KeptPanelProps } from "./kept-panel";
import { StaticPanel } from "./static-panel.server";

interface OpeningsModeProps extends Omit<KeptPanelProps, "placeRef"> {
  /** The openings that the server has read from a posted form and sends back, where somebody works with them. */
  readonly answered: OpeningsDraft | undefined;
}

const onServer = typeof document === "undefined";

/** React keeps the server's HTML where it is told that the content is none of its own. */
const AS_SERVED = { __html: "" };

/** A button of the server's HTML has no code behind it yet, and must not send the whole form instead. */
function holdButtons(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

/**
 * "Work from openings", a part of the order form that most orders never open: the server sends it as plain HTML inside the
 * form, and its code is fetched when it is opened or holds something.
 */
export function OpeningsMode({ store, kept, onKeep, answered }: OpeningsModeProps) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<KeptPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [startsOpen] = useState(answered !== undefined);
  const isKept = kept !== "";

  const load = useCallback(async () => {
    try {
      const { KeptPanel } = await import("./kept-panel");
      setPanel(() => KeptPanel);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (detailsRef.current && isKept) detailsRef.current.open = true;
    if (detailsRef.current?.open) load();
  }, [isKept, load]);

  return (
    <details
      ref={detailsRef}
      open={startsOpen}
      onToggle={(event) => event.currentTarget.open && !Panel && load()}
      className="group mb-10 border-y border-stone-300"
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
        ) : onServer ? (
          <div>
            <StaticPanel value={answered} order={store.get()} />
          </div>
        ) : (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key is clicked as well
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div
            ref={placeRef}
            onClick={holdButtons}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, see AS_SERVED
            dangerouslySetInnerHTML={AS_SERVED}
          />
        )}
      </div>
    </details>
  );
}
