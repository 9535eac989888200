import { useCallback, useMemo, useRef } from "react";
import { WORKS_OFFLINE } from "~/browser/offline";
import { useHydrated } from "~/browser/use-hydrated";
import type { FormProblem } from "~/forms/form-problem";
import type { Order } from "~/orders/order";
import { Button } from "~/ui/kit/button";
import { Notice } from "~/ui/kit/notice";
import { tickablesOf } from "../receiving";
import { RECEIVING_NAMES } from "../receiving-form";
import { BLANK_BILL_WORDS, billWords, tallyText } from "../receiving-words";
import { PhotographField } from "./photograph-field";
import { Sending, Words } from "./receiving-parts";
import { TickList } from "./tick-list";
import { useReceiving } from "./use-receiving";

interface ReceivingFormProps {
  readonly order: Pick<Order, "number" | "lines" | "shipment" | "remakes" | "events">;
  readonly action: string;
  readonly newKey: string;
  /** The keys of the lists that the shop has. */
  readonly sentKeys: readonly string[];
  /** Why a list was refused that was posted without JavaScript. */
  readonly posted: FormProblem | null;
}

/** The form at the truck: cartons, pieces, the bill of lading, photographs, and one button. */
export function ReceivingForm({ order, action, newKey, sentKeys, posted }: ReceivingFormProps) {
  const hydrated = useHydrated();
  const formRef = useRef<HTMLFormElement>(null);
  const receiving = useReceiving({ number: order.number, action, newKey, sentKeys, formRef });
  const { draft, change } = receiving;
  const tickables = useMemo(() => tickablesOf(order), [order]);
  const { cartons, pieces, cartonCount } = tickables;
  const ticks = hydrated ? draft : { ...draft, ...postedTicks(posted) };
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
          <span>Everything that is not ticked is missing</span>
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
        error={reply?.fieldErrors[RECEIVING_NAMES.photographs]}
        isReady={receiving.isReady}
        onAdd={receiving.addPhotographs}
        onRemove={receiving.removePhotograph}
      />
      <Words
        text={ticks.words}
        error={reply?.fieldErrors[RECEIVING_NAMES.words]}
        onChange={(words) => change({ words })}
      />
      <div className="space-y-4">
        <div role="status">
          <Sending {...receiving} />
        </div>
        {hydrated && <p>{tallyText(tickables, draft)}</p>}
        <p className="text-sm text-stone-700">
          What is damaged or missing, your photographs and your words become a claim. You can still report what you find
          later.
        </p>
        <Button type="submit" look="accent" disabled={receiving.isSending}>
          {receiving.isSending ? "Sending…" : "Send to the shop"}
        </Button>
      </div>
    </form>
  );
}

function postedTicks(posted: FormProblem | null) {
  const { here = [], damaged = [], rest, words = "" } = posted?.repopulateFields ?? {};
  const ticks = { here, damaged, isRestMissing: rest === true, words } as unknown;
  return posted
    ? (ticks as Pick<ReturnType<typeof useReceiving>["draft"], "here" | "damaged" | "isRestMissing" | "words">)
    : {};
}

const Heading = ({ id, title }: { readonly id: string; readonly title: string }) => (
  <h2 id={id} className="mb-2 text-2xl">
    {title}
  </h2>
);

function TickAll({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 underline underline-offset-4">
      {label}
    </button>
  );
}
