import { type ButtonHTMLAttributes, type DialogHTMLAttributes, forwardRef, type MouseEvent } from "react";

interface DialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  readonly id: string;
  readonly label: string;
}

/** Opens without JavaScript, by invoker commands or as a popover. The browser handles the focus and Escape. */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(({ label, children, ...props }, ref) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape
  <dialog ref={ref} aria-label={label} popover="auto" closedby="any" onClick={closeByBackdrop} {...props}>
    {children}
  </dialog>
));
Dialog.displayName = "Dialog";

/** For browsers that do not support `closedby` yet. A click on the backdrop has the dialog itself as its target. */
function closeByBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget && currentTarget.matches(":modal")) currentTarget.close();
}

interface DialogButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly dialog: string;
}

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

/** Without invoker commands, JavaScript opens a modal dialog, because a popover does not make the page inert. */
function showModally(event: MouseEvent<HTMLButtonElement>) {
  if ("commandForElement" in event.currentTarget) return;
  event.preventDefault();
  const dialog = document.getElementById(event.currentTarget.getAttribute("commandfor") ?? "");
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

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
