import { useCallback, useMemo, useRef } from "react";
import { WORKS_OFFLINE } from "~/base/browser/offline";
import { useHydrated } from "~/base/browser/use-hydrated";
import type { FormProblem } from "~/house/forms/form-problem";
import { Button } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import type { Order } from "~/ordering/orders/order";
import { tickablesOf } from "../receiving";
import { postedTicks, RECEIVING_NAMES } from "../receiving-form";
import { BLANK_BILL_WORDS, billWords, type Kept, keptWords, tallyText } from "../receiving-words";
import { useStoredPage } from "../stored-page";
import { PhotographField, RemarkField, TickList } from "./form-parts";
import { useReceiving } from "./use-receiving";

interface ReceivingFormProps {
  readonly order: Pick<Order, "number" | "lines" | "shipment" | "remakes" | "events">;
  readonly link: string;
  readonly newKey: string;
  readonly sentKeys: readonly string[];
  readonly isCopy: boolean;
  readonly posted: FormProblem | null;
}

export function ReceivingForm({ order, link, newKey, sentKeys, isCopy, posted }: ReceivingFormProps) {
  const action = `/orders/${link}/receiving`;
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const receiving = useReceiving({ number: order.number, action, newKey, sentKeys, formRef });
  const { draft, change } = receiving;
  const kept = { ...receiving.kept, page: useStoredPage(link, isCopy) };
  const tickables = useMemo(() => tickablesOf(order), [order]);
  const { cartons, pieces, cartonCount } = tickables;
  const ticks = !hydrated && posted ? postedTicks(posted) : draft;
  const reply = receiving.reply ?? posted;
  const { latest } = receiving;
  const onTick = useCallback(
    (name: "here" | "damaged", value: string, isTicked: boolean) => {
      const others = latest.current.draft[name].filter((one) => one !== value);
      change({ [name]: isTicked ? [...others, value] : others });
    },
    [change, latest],
  );
  const tickAll = (things: typeof pieces) =>
    change({ here: [...new Set([...draft.here, ...things.map(({ value }) => value)])] });
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      encType="multipart/form-data"
      {...{ [WORKS_OFFLINE]: "" }}
      onSubmit={(event) => {
        event.preventDefault();
        receiving.sendNow();
      }}
      className="space-y-8"
    >
      <input type="hidden" name={RECEIVING_NAMES.key} value={hydrated ? draft.key : newKey} readOnly />
      <div role="alert">{reply?.problem && <Notice tone="error" title={reply.problem} />}</div>
      {cartonCount !== null && (
        <section aria-labelledby="cartons-heading">
          <Heading id="cartons-heading" title={`Cartons: ${cartonCount}`} />
          {cartons.length > 0 ? (
            <>
              <TickList things={cartons} here={ticks.here} damaged={ticks.damaged} onTick={onTick} />
              {hydrated && <TickAll label="Tick all cartons" onClick={() => tickAll(cartons)} />}
            </>
          ) : (
            <p>Too many to tick off one by one: count them, and write below how many came.</p>
          )}
        </section>
      )}
      <section aria-labelledby="pieces-heading">
        <Heading id="pieces-heading" title="Pieces" />
        <p className="mb-3 text-stone-700">
          The names are those on the labels. If the driver cannot wait, tick off the cartons now and the pieces later,
          in another list.
        </p>
        {pieces.length > 0 ? (
          <>
            <TickList things={pieces} here={ticks.here} damaged={ticks.damaged} onTick={onTick} />
            {hydrated && <TickAll label="Tick all pieces" onClick={() => tickAll(pieces)} />}
          </>
        ) : (
          <p>This order has too many sizes to tick off here. Write below what is missing.</p>
        )}
        <label className="mt-3 flex min-h-12 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={RECEIVING_NAMES.rest}
            checked={ticks.isRestMissing}
            onChange={({ currentTarget }) => change({ isRestMissing: currentTarget.checked })}
            className="h-6 w-6 shrink-0 accent-oak"
          />
          <span>Treat everything unticked as missing</span>
        </label>
      </section>
      <section aria-labelledby="bill-heading">
        <Heading id="bill-heading" title="Before you sign" />
        <p>Write this on the bill of lading, and let the driver sign it too:</p>
        <p id="bill-words" className="mt-2 border-l-4 border-oak pl-4 text-lg font-semibold wrap-anywhere">
          {hydrated ? billWords(tickables, draft) : BLANK_BILL_WORDS}
        </p>
      </section>
      <PhotographField
        photographs={receiving.photographs}
        error={receiving.photographError ?? reply?.fieldErrors[RECEIVING_NAMES.photographs]}
        isReady={receiving.isReady}
        onAdd={receiving.addPhotographs}
        onRemove={receiving.removePhotograph}
      />
      <RemarkField
        text={ticks.words}
        error={reply?.fieldErrors[RECEIVING_NAMES.words]}
        onChange={(words) => change({ words })}
      />
      <div className="space-y-4">
        <div role="status">
          <Sending {...receiving} kept={kept} />
        </div>
        {hydrated && <p>{tallyText(tickables, draft)}</p>}
        <p className="text-sm text-stone-700">
          We open a claim for anything damaged or missing, with your photos and notes. You can still report what you
          find later.
        </p>
        <Button type="submit" look="accent" disabled={receiving.isSending}>
          {receiving.isSending ? "Sending…" : "Send to the shop"}
        </Button>
      </div>
    </form>
  );
}

const Heading = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <h2 id={id} className="mb-2 text-2xl">
    {title}
  </h2>
);

function TickAll({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 link">
      {label}
    </button>
  );
}

interface SendingProps extends Pick<ReturnType<typeof useReceiving>, "draft" | "isOnline" | "isSending"> {
  readonly wasSentElsewhere: boolean;
  readonly kept: Kept;
}

/** Whether the list waits for signal or was sent, and what is lost if the page is closed. */
function Sending({ draft, isOnline, isSending, wasSentElsewhere, kept }: SendingProps) {
  if (wasSentElsewhere) {
    return (
      <Notice tone="success" title="Your list was sent from another tab">
        <p>If you tick more here, it becomes another list.</p>
      </Notice>
    );
  }
  const words = <p>{keptWords(kept)}</p>;
  if (draft.isWaiting && !isSending) {
    return (
      <Notice tone="info" title="Not sent yet: no signal">
        <p>While this page is open, it sends your list as soon as there is signal.</p>
        {words}
      </Notice>
    );
  }
  const isAtRisk = !(kept.ticks && kept.photographs) || kept.page === false;
  if (isOnline && !isAtRisk) return words;
  return (
    <Notice tone="info" title={isOnline ? "Not everything is stored on this device" : "No signal"}>
      {words}
    </Notice>
  );
}
