import { useSubmit } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import type { HeldList } from "~/configurator/other-styles/page/style-totals";

const loadOpening = () => import("~/configurator/other-styles/page/list-moving");

interface ListOpening {
  /** The sizes already stored for the last requested style, which the list would replace; `null` for none. */
  readonly held: HeldList | null;
  /** Opens the list of the button's form in a style; asks first if that would replace other sizes. */
  readonly open: (event: MouseEvent<HTMLButtonElement>, productId: string) => void;
}

/** Opens a saved list in a style's order form. Without JavaScript the button posts the same form. */
export function useOpenList(): ListOpening {
  const submit = useSubmit();
  const [held, setHeld] = useState<HeldList | null>(null);

  function open(event: MouseEvent<HTMLButtonElement>, productId: string): void {
    const { form } = event.currentTarget;
    if (!form) return;
    const action = `/product/${productId}#order`;
    event.preventDefault();
    loadOpening().then(
      ({ listPost, draftElsewhere }) => {
        const post = listPost(form, "price");
        const since = held?.productId === productId ? null : draftElsewhere(productId, post);
        if (since !== null) setHeld({ productId, since });
        else submit(post, { method: "post", action });
      },
      () => {
        form.action = action;
        form.submit();
      },
    );
  }

  return { held, open };
}
