import { type ReactNode, useRef } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useOnOtherPage } from "~/base/browser/use-on-other-page";
import { classNames } from "~/house/ui/kit/class-names";
import { CloseDialogButton, Dialog, OpenDialogButton } from "~/house/ui/kit/dialog";
import { useOpenState } from "~/house/ui/kit/use-open-state";
import { CloseIcon } from "./frame-icons";

const BUTTON = "h-11 w-11 cursor-pointer items-center justify-center";

interface HeaderDialogProps {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Where the button is shown: classes that set its `display`. */
  readonly buttonLook: string;
  readonly look: string;
  readonly children: ReactNode;
}

export function HeaderDialog({ id, label, icon, buttonLook, look, children }: HeaderDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const open = useOpenState(ref);
  const hydrated = useHydrated();

  useOnOtherPage(() => ref.current?.close());

  return (
    <>
      <OpenDialogButton
        dialog={id}
        aria-label={label}
        // Before hydration the browser itself reports the state, and an attribute would contradict it.
        aria-expanded={hydrated ? open : undefined}
        className={classNames(BUTTON, buttonLook)}
      >
        {icon}
      </OpenDialogButton>
      <Dialog ref={ref} id={id} label={label} className={classNames("overlay on-light", look)}>
        {children}
      </Dialog>
    </>
  );
}

export function CloseHeaderDialog({ dialog, look }: { readonly dialog: string; readonly look: string }) {
  return (
    <CloseDialogButton dialog={dialog} aria-label="Close" className={classNames("flex", BUTTON, look)}>
      <CloseIcon />
    </CloseDialogButton>
  );
}
