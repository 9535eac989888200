import { type ReactNode, useEffect, useRef } from "react";
import { onFirstSign } from "~/base/browser/first-sign";
import type { Cart, CartLine } from "~/configurator/lines/cart";
import { Button } from "~/house/ui/kit/button";
import { classNames } from "~/house/ui/kit/class-names";
import { GrowingList } from "~/house/ui/kit/growing-list";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import { useEventHandler } from "~/house/ui/kit/use-event-handler";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import { finishedTitle } from "~/trade/catalog/finish";
import { CartEntry } from "./cart-entry";
import type { CartRush } from "./cart-rush";
import { CartSummary } from "./cart-summary";
import { TotalBar } from "./total-bar";
import { type Editing, editButtonId } from "./use-editing";
import { type LostLine, withLostLine } from "./use-lost-line";
import { type Removals, type RemovedLines, removalText } from "./use-removals";

const lineEditor = partOnDemand(async () => (await import("./line-editor")).LineEditor);

/** In longer carts, lines out of view are laid out only when they come into view. */
const USUAL_LINES = 40;

/** The padding keeps focus rings and a phone's buttons, which reach past a line's edge, from being cut off. */
const LAID_OUT_IN_SIGHT =
  "-mx-3 px-3 [contain-intrinsic-size:auto_20rem] [content-visibility:auto] print:[content-visibility:visible]";

interface CartContentsProps {
  readonly cart: Cart;
  readonly sold: Cart;
  readonly rush: CartRush;
  readonly editing: Editing;
  /** The edited line, if another tab has removed it. */
  readonly lost: LostLine | null;
  readonly removals: Removals;
  /** Whether something else is printed in place of the page. */
  readonly hasPaper: boolean;
  /** Shown with the cart's papers. */
  readonly children: ReactNode;
}

/** The lines and the summary; one line at a time can be edited in place (specification, section 4). */
export function CartContents({ cart, sold, rush, editing, lost, removals, hasPaper, children }: CartContentsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => onFirstSign(() => lineEditor.load().catch(() => {})), []);
  const editor = useOnDemand(lineEditor, editing.lineId !== null);
  // Until the editor has loaded, the line and the total are shown as before.
  const edited = editor.code ? (lost?.line ?? cart.find((line) => line.lineId === editing.lineId)) : undefined;

  const edit = useEventHandler((line: CartLine) => {
    editing.start(line);
    if (editor.failed) editor.load();
  });
  const remove = useEventHandler(removals.remove);
  const isLong = cart.length > USUAL_LINES;

  function undo(removed: RemovedLines): void {
    removals.undo(removed);
    const [first] = removed.lines;
    // Wait until React has rendered the line again.
    if (first) requestAnimationFrame(() => document.getElementById(editButtonId(first.lineId))?.focus());
  }

  function dismiss(removed: RemovedLines): void {
    removals.dismiss(removed);
    if (removed.lines.some((line) => line.lineId === editing.lineId)) editing.forget();
    headingRef.current?.focus();
  }

  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h2 ref={headingRef} tabIndex={-1} className="sr-only">
          Items
        </h2>
        <GrowingList
          isPrinted={!hasPaper}
          entries={withLostLine(removals.shown, lost).map((entry) =>
            entry.kind === "line" ? (
              <li
                key={entry.line.lineId}
                className={classNames(
                  "border-t border-stone-300 py-8 first:border-t-0 first:pt-0",
                  isLong && editing.lineId !== entry.line.lineId && LAID_OUT_IN_SIGHT,
                )}
              >
                <CartEntry
                  line={entry.line}
                  editing={editing}
                  editor={editor}
                  isLost={entry.line === lost?.line}
                  alone={cart.length === 1}
                  isSold={entry.line === lost?.line || sold.includes(entry.line)}
                  onEdit={edit}
                  onRemove={remove}
                />
              </li>
            ) : (
              <li key={entry.removed.lines[0]?.lineId} className="border-t border-stone-300 py-4 first:border-t-0">
                <UndoNotice
                  text={removalText(entry.removed)}
                  onUndo={() => undo(entry.removed)}
                  onDismiss={() => dismiss(entry.removed)}
                  takesFocus
                />
              </li>
            ),
          )}
        />
        {cart.length > 1 && (
          <p className="border-t border-stone-300 pt-4">
            <Button look="quiet" className="-ml-3" onClick={removals.removeAll}>
              Remove all lines
            </Button>
          </p>
        )}
      </div>
      {sold.length > 0 && (
        <div>
          <CartSummary cart={sold} rush={rush} editing={edited ? finishedTitle(edited) : null}>
            {children}
          </CartSummary>
          {!edited && <TotalBar cart={sold} rush={rush} />}
        </div>
      )}
    </div>
  );
}
