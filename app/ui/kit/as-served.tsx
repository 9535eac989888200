import { forwardRef, type MouseEvent, type ReactNode } from "react";
import { NOT_ITS_OWN } from "./not-its-own";

const onServer = typeof document === "undefined";

/** A button of the server's HTML has no code behind it yet, and must not send the whole form instead. */
function holdButtons(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
}

interface AsServedProps {
  /** What the server sends. */
  readonly children?: ReactNode;
}

/** A part of a page as the server has sent it, for as long as its code is not there. */
export const AsServed = forwardRef<HTMLDivElement, AsServedProps>(function AsServed({ children }, ref) {
  if (onServer) return <div>{children}</div>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key is clicked as well
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={ref}
      onClick={holdButtons}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, see NOT_ITS_OWN
      dangerouslySetInnerHTML={NOT_ITS_OWN}
    />
  );
});
