import { useEffect, useRef, useState } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { forgetText } from "~/configurator/order-form/order-draft";
import { DraftNotice, recentMomentText } from "~/configurator/order-form/page/draft-notice";
import { Button } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import {
  type ChangeDraft,
  type DraftOwner,
  saveChangeDraft,
  storedChangeDrafts,
  type TypedChange,
} from "../change-draft";
import type { ChangeDraftState } from "./use-change-draft";

interface OfferedDraftProps {
  readonly draft: ChangeDraft;
  readonly isOld: boolean;
  readonly onPutBack: () => void;
  readonly onDiscard: () => void;
}

function OfferedDraft({ draft, isOld, onPutBack, onDiscard }: OfferedDraftProps) {
  const moment = recentMomentText(draft.savedAt, Date.now());
  const ref = useRef<HTMLDivElement>(null);
  // A reload may have scrolled past it.
  useEffect(() => {
    moveFocus(ref.current, { preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className="focus-visible:outline-none">
      <Notice
        tone="info"
        title={isOld ? "This order was changed after you typed your changes." : "You have other changes of this order."}
      >
        <p>
          {isOld
            ? `Below is the order as it is now. Your changes from ${moment} are not in it. If you put them back, the form shows the order as you typed it, without what was changed since.`
            : `Your changes from ${moment} are not in the form below.`}
        </p>
        <p className="mt-2 flex flex-wrap gap-3">
          <Button look="outline" onClick={onPutBack}>
            Put them back
          </Button>
          <Button look="quiet" onClick={onDiscard}>
            Discard them
          </Button>
        </p>
      </Notice>
    </div>
  );
}

interface Undoable {
  readonly text: string;
  readonly undo: () => void;
}

interface ChangeDraftNoticeProps {
  readonly draft: ChangeDraftState;
  readonly revision: number;
  readonly show: (change: TypedChange) => void;
}

/** Says what of an earlier visit is in the form, or can be put into it, and whether what is typed is stored. */
export function ChangeDraftNotice({ draft, revision, show }: ChangeDraftNoticeProps) {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const { key, restoredFrom, refused, other, setOther, typedNow, startOver } = draft;

  function offerUndo(text: string, undo: () => void): void {
    setUndoable({
      text,
      undo() {
        undo();
        setUndoable(null);
      },
    });
  }

  function dropChanges(): void {
    const before = typedNow();
    offerUndo("Changes dropped.", () => show(before));
    startOver();
  }

  /** No longer offers a change; returns a function that offers it again. */
  function setAside(offered: ChangeDraft): () => void {
    if (offered.key !== key) forgetText(offered.key);
    setOther(null);
    return () => {
      if (offered.key !== key) saveChangeDraft(offered.key, offered, offered.savedAt);
      setOther(offered);
    };
  }

  function putBack(offered: ChangeDraft): void {
    const before = typedNow();
    const offerAgain = setAside(offered);
    offerUndo("Your changes are back. They are not saved yet.", () => {
      show(before);
      offerAgain();
    });
    show(offered);
  }

  return (
    <>
      <DraftNotice
        restoredFrom={restoredFrom}
        refused={refused}
        onStartOver={dropChanges}
        restored={(moment) => `Your changes from ${moment} are back. They are not saved yet.`}
        advice="Save your changes before you leave this page."
      />
      {other && (
        <OfferedDraft
          draft={other}
          isOld={other.revision !== revision}
          onPutBack={() => putBack(other)}
          onDiscard={() => offerUndo("Changes discarded.", setAside(other))}
        />
      )}
      {undoable && (
        <UndoNotice text={undoable.text} onUndo={undoable.undo} onDismiss={() => setUndoable(null)} takesFocus />
      )}
    </>
  );
}

/** Says that what was typed into the form cannot be saved any more, because the order can no longer be changed. */
export function LostDraftNotice({ number, isOffice }: DraftOwner) {
  const [draft, setDraft] = useState<ChangeDraft | null>(null);
  useEffect(() => setDraft(storedChangeDrafts({ number, isOffice }, Date.now())[0] ?? null), [number, isOffice]);
  if (!draft) return null;
  return (
    <Notice tone="info" title="Your changes were not saved." className="mt-4">
      <p>
        You typed them {recentMomentText(draft.savedAt, Date.now())}, in{" "}
        {draft.lines.map(({ title }) => title || "a style that is no longer made").join(", ")}.
      </p>
      <Button
        look="quiet"
        onClick={() => {
          forgetText(draft.key);
          setDraft(null);
        }}
      >
        Discard them
      </Button>
    </Notice>
  );
}
