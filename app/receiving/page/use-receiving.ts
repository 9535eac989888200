import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { brand } from "~/brand/brand";
import { useOnline } from "~/browser/use-online";
import { MAX_CLAIM_PHOTOGRAPHS } from "~/orders/claims";
import { type DevicePhotograph, loadPhotographs, savePhotographs } from "../device-photographs";
import { loadReceiving, newDraft, type ReceivingDraft, saveReceiving } from "../receiving-draft";
import { forgetReceiving } from "../sent-receiving";
import type { ReceivingReply } from "../sent-reply";
import { bodyOf, chosenEarly, withEarlyTicks, withId } from "./receiving-fields";

/** How long a list waits for another try while the browser says that it is online, in milliseconds. */
const RETRY_MS = 20_000;

interface Receiving {
  /** The order's number. */
  readonly number: string;
  /** Where the list is sent. */
  readonly action: string;
  readonly newKey: string;
  /** The keys of the lists that the shop has. */
  readonly sentKeys: readonly string[];
  readonly formRef: RefObject<HTMLFormElement>;
}

/** The draft of an order that this device has and the shop does not; an empty one if there is none. */
async function draftOnDevice({ number, newKey, sentKeys }: Receiving) {
  const stored = loadReceiving(brand.key, number, Date.now());
  if (stored && sentKeys.includes(stored.key)) await forgetReceiving(stored.key);
  const draft = stored && !sentKeys.includes(stored.key) ? stored : newDraft(newKey, Date.now());
  return { draft, photographs: await loadPhotographs(brand.key, draft.key) };
}

/** What is ticked off on this device: it is stored there with every change, so that a reload loses nothing. */
function useDraft(receiving: Receiving) {
  const { number, newKey, formRef } = receiving;
  const [draft, setDraft] = useState<ReceivingDraft>(() => newDraft(newKey, 0));
  const [photographs, setPhotographs] = useState<readonly DevicePhotograph[]>([]);
  const [isReady, setIsReady] = useState(false);
  const [isStored, setIsStored] = useState(true);
  const latest = useRef({ draft, photographs });

  const change = useCallback(
    (changed: Partial<ReceivingDraft>) => {
      const next = { ...latest.current.draft, tickedAt: new Date().toISOString(), ...changed };
      latest.current.draft = next;
      setDraft(next);
      setIsStored(saveReceiving(brand.key, number, next, Date.now()));
    },
    [number],
  );

  const setAndStore = useCallback(
    async (next: readonly DevicePhotograph[]) => {
      latest.current.photographs = next;
      setPhotographs(next);
      const isOnDevice = await savePhotographs(brand.key, latest.current.draft.key, next);
      change({});
      if (!isOnDevice) setIsStored(false);
    },
    [change],
  );

  const first = useRef(receiving);
  useEffect(() => {
    const open = async () => {
      const found = await draftOnDevice(first.current);
      const whole = withEarlyTicks(found.draft, formRef.current);
      const early = chosenEarly(formRef.current);
      latest.current = { draft: whole, photographs: found.photographs };
      setDraft(whole);
      setPhotographs(found.photographs);
      setIsReady(true);
      if (early.length > 0) await setAndStore([...found.photographs, ...early].slice(0, MAX_CLAIM_PHOTOGRAPHS));
    };
    open().catch(() => setIsReady(true));
  }, [formRef, setAndStore]);

  return { draft, photographs, isReady, isStored, latest, change, setAndStore };
}

/**
 * What is ticked off on this device, and sending it: once there is signal, and again until the shop has it. Sending it
 * twice stores it once.
 */
export function useReceiving(receiving: Receiving) {
  const { draft, photographs, isReady, isStored, latest, change, setAndStore } = useDraft(receiving);
  const { action } = receiving;
  const { submit, state, data: reply } = useFetcher<ReceivingReply>();
  const isOnline = useOnline();
  const isSending = state !== "idle";

  useEffect(() => {
    if (!(reply && "formId" in reply)) return;
    // A list whose key the shop already has gets another key.
    const key = String(reply.repopulateFields?.key || latest.current.draft.key);
    const isOther = key !== latest.current.draft.key;
    change({ isWaiting: false, key });
    if (isOther) setAndStore(latest.current.photographs).catch(() => {});
  }, [reply, change, setAndStore, latest]);

  const send = useCallback(() => {
    const body = bodyOf(latest.current.draft, latest.current.photographs);
    submit(body, { method: "post", action, encType: "multipart/form-data" });
  }, [submit, action, latest]);
  const canSend = isReady && isOnline && !isSending;
  const isDue = canSend && draft.isWaiting;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = window.setTimeout(send, reply && "isUnsent" in reply ? RETRY_MS : 0);
    return () => window.clearTimeout(timer);
  }, [isDue, reply, send]);

  return {
    draft,
    photographs,
    latest,
    change,
    isOnline,
    isSending,
    isStored,
    reply: reply && "formId" in reply ? reply : null,
    isReady,
    addPhotographs: (files: readonly File[]) =>
      setAndStore([...photographs, ...files.map(withId)].slice(0, MAX_CLAIM_PHOTOGRAPHS)),
    removePhotograph: (id: string) => setAndStore(photographs.filter((one) => one.id !== id)),
    sendNow() {
      change({ isWaiting: true });
      if (canSend) send();
    },
  };
}
