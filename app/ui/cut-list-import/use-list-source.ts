import { useState } from "react";
import type { PostedCutList } from "~/domain/cut-list/posted-cut-list";
import type { OrderReply } from "~/domain/order-reply";

/** A little over what is read, so that a file that is too large is seen to be. */
const BYTES_LOOKED_AT = 1024 * 1024 + 1;

/** A list to show: the text or file that was read, told from the one before by its number. */
interface Source {
  readonly number: number;
  readonly posted: PostedCutList | null;
  readonly text: string;
  readonly bytes: Uint8Array | null;
}

function sourceOf(reply: OrderReply | undefined): Source | null {
  return reply?.outcome === "list-read" ? { number: 0, posted: reply.list, text: reply.list.text, bytes: null } : null;
}

interface ListSource {
  readonly source: Source | null;
  readonly show: (text: string) => void;
  readonly open: (file: File | null | undefined) => void;
  readonly clear: () => void;
}

/** The list that the panel shows: the one that the server has read, or the last one that was pasted or opened. */
export function useListSource(reply: OrderReply | undefined): ListSource {
  const [source, setSource] = useState(() => sourceOf(reply));

  function put(text: string, bytes: Uint8Array | null): void {
    setSource((last) => ({ number: (last?.number ?? 0) + 1, posted: null, text, bytes }));
  }

  return {
    source,
    show: (text) => put(text, null),
    open(file) {
      file
        ?.slice(0, BYTES_LOOKED_AT)
        .arrayBuffer()
        .then((buffer) => put("", new Uint8Array(buffer)));
    },
    clear: () => setSource(null),
  };
}
