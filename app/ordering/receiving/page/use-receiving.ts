import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { createRandomId } from "~/base/browser/random-id";
import { useOnline } from "~/base/browser/use-online";
import { chosenProblem } from "~/ordering/claims/photograph";
import { MAX_CLAIM_PHOTOGRAPHS } from "~/ordering/orders/claims";
import {
  createKey,
  type DevicePhotograph,
  type Draft,
  forgetList,
  loadPhotographs,
  loadReceivingDraft,
  newDraft,
  onOtherDraft,
  savePhotographs,
  saveReceivingDraft,
} from "../on-device";
import { bodyOf, chosenEarly, isUnsent, type ReceivingReply, withEarlyTicks } from "../receiving-form";

/** How long a list waits for another try while the browser says that it is online. */
const RETRY_MS = 20_000;

interface Receiving {
  readonly number: string;
  readonly action: string;
  readonly newKey: string;
  readonly sentKeys: readonly string[];
  readonly formRef: RefObject<HTMLFormElement>;
}

/** The draft of an order that this device has and the shop does not, with its photographs; `null` if there is none. */
async function draftOnDevice({ number, sentKeys }: Pick<Receiving, "number" | "sentKeys">) {
  const stored = loadReceivingDraft(number, Date.now());
  if (!stored) return null;
  if (!sentKeys.includes(stored.key)) return { draft: stored, photographs: await loadPhotographs(stored.key) };
  await forgetList(stored.key, Date.now());
  return null;
}

/**
 * What is ticked off on this device: it is stored there with every change, so that a reload loses nothing, and the same
 * in every tab.
 */
function useDraft(receiving: Receiving) {
  const { number, formRef } = receiving;
  const [draft, setDraft] = useState<Draft>(() => newDraft(receiving.newKey, 0));
  const [photographs, setPhotographs] = useState<readonly DevicePhotograph[]>([]);
  const [isReady, setIsReady] = useState(false);
  const [kept, setKept] = useState({ ticks: true, photographs: true });
  const [wasSentElsewhere, setWasSentElsewhere] = useState(false);
  const latest = useRef({ draft, photographs });
  const wasStored = useRef(false);

  const show = useCallback((next: typeof latest.current) => {
    latest.current = next;
    setDraft(next.draft);
    setPhotographs(next.photographs);
  }, []);

  const change = useCallback(
    (changed: Partial<Draft>) => {
      const next = { ...latest.current.draft, tickedAt: new Date().toISOString(), ...changed };
      show({ ...latest.current, draft: next });
      const ticks = saveReceivingDraft(number, next, Date.now());
      wasStored.current ||= ticks;
      setKept((before) => ({ ...before, ticks }));
      setWasSentElsewhere(false);
    },
    [number, show],
  );

  const setAndStore = useCallback(
    async (next: readonly DevicePhotograph[]) => {
      show({ ...latest.current, photographs: next });
      const isKept = await savePhotographs(latest.current.draft.key, next);
      setKept((before) => ({ ...before, photographs: isKept }));
      // Last, because it tells the other tabs.
      change({});
    },
    [change, show],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ id: createRandomId(), file }));
      return setAndStore([...latest.current.photographs, ...added].slice(0, MAX_CLAIM_PHOTOGRAPHS));
    },
    [setAndStore],
  );

  const first = useRef(receiving);
  useEffect(() => {
    const open = async () => {
      const found = await draftOnDevice(first.current);
      wasStored.current ||= found !== null;
      const { draft: stored, photographs: earlier } = found ?? latest.current;
      show({ draft: withEarlyTicks(stored, formRef.current), photographs: earlier });
      const early = chosenEarly(formRef.current);
      setIsReady(true);
      if (early.length > 0) await add(early);
    };
    open().catch(() => setIsReady(true));
  }, [formRef, show, add]);

  useEffect(() => {
    const follow = async () => {
      const found = await draftOnDevice({ number, sentKeys: [] });
      if (found) show(found);
      else if (wasStored.current) {
        show({ draft: newDraft(createKey(), Date.now()), photographs: [] });
        setWasSentElsewhere(true);
      }
      wasStored.current = found !== null;
    };
    return onOtherDraft(() => void follow().catch(() => {}));
  }, [number, show]);

  return { draft, photographs, isReady, kept, wasSentElsewhere, latest, change, setAndStore, add };
}

/**
 * What is ticked off on this device, and sending it: once there is signal, and again until the shop has it. Sending it
 * twice stores it once.
 */
export function useReceiving(receiving: Receiving) {
  const { add, setAndStore, ...device } = useDraft(receiving);
  const { draft, photographs, isReady, latest, change } = device;
  const { action } = receiving;
  const { submit, state, data: reply } = useFetcher<ReceivingReply>();
  const [photographError, setPhotographError] = useState<string | null>(null);
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
    const timer = window.setTimeout(send, isUnsent(reply) ? RETRY_MS : 0);
    return () => window.clearTimeout(timer);
  }, [isDue, reply, send]);

  return {
    ...device,
    isOnline,
    isSending,
    reply: reply && "formId" in reply ? reply : null,
    photographError,
    /** Adds what the shop can read; what it would refuse is named at once, because there may be no signal later. */
    addPhotographs(files: readonly File[]) {
      const readable = files.filter((file) => chosenProblem(file, 1) === null);
      setPhotographError(chosenProblem([...photographs.map(({ file }) => file), ...files], MAX_CLAIM_PHOTOGRAPHS));
      return add(readable);
    },
    removePhotograph(id: string) {
      setPhotographError(null);
      return setAndStore(photographs.filter((one) => one.id !== id));
    },
    sendNow() {
      change({ isWaiting: true });
      if (canSend) send();
    },
  };
}
