import { type ButtonHTMLAttributes, type DialogHTMLAttributes, forwardRef, type MouseEvent } from "react";

interface DialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  readonly id: string;
  readonly label: string;
}

/**
 * A modal dialog that opens without JavaScript: by invoker commands where the browser has them, else as a popover.
 * Focus, Escape and the inert page behind are the browser's own.
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(({ label, children, ...props }, ref) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by itself
  <dialog ref={ref} aria-label={label} popover="auto" closedby="any" onClick={closeByBackdrop} {...props}>
    {children}
  </dialog>
));
Dialog.displayName = "Dialog";

/** For browsers that do not know `closedby` yet. A dialog's backdrop counts as the dialog itself. */
function closeByBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget && currentTarget.matches(":modal")) currentTarget.close();
}

interface DialogButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The id of the dialog. */
  readonly dialog: string;
}

/** Opens a dialog. */
export function OpenDialogButton({ dialog, ...props }: DialogButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
      popovertarget={dialog}
      onClick={showModally}
      {...props}
    />
  );
}

/** A popover leaves the page behind it alive; where there are no invoker commands, JavaScript opens the dialog as one. */
function showModally(event: MouseEvent<HTMLButtonElement>) {
  if ("commandForElement" in event.currentTarget) return;
  event.preventDefault();
  const dialog = document.getElementById(event.currentTarget.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** Closes the dialog it stands in. */
export function CloseDialogButton({ dialog, ...props }: DialogButtonProps) {
  return (
    <button
      type="button"
      command="close"
      commandfor={dialog}
      popovertarget={dialog}
      popovertargetaction="hide"
      onClick={({ currentTarget }) => {
        if (!("commandForElement" in currentTarget)) currentTarget.closest("dialog")?.close();
      }}
      {...props}
    />
  );
}
