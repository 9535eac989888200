import { useId, useMemo, useState } from "react";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { countText } from "~/base/text/counts";
import { Button } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import type { OrderLine } from "~/ordering/orders/order";
import { chosenText } from "~/ordering/orders/ordered-lines";

interface SharePanelProps {
  readonly lines: readonly OrderLine[];
  readonly job: string;
  readonly otherwise: string;
}

type Shared =
  | { readonly kind: "link"; readonly link: string }
  | { readonly kind: "too-long"; readonly length: number; readonly most: number }
  | { readonly kind: "failed" };

async function linkOf(lines: readonly OrderLine[], job: string): Promise<Shared> {
  try {
    const [{ packFragment, MAX_LINK_LENGTH }, { packCart }] = await Promise.all([
      import("../share-link"),
      import("../shared-cart"),
    ]);
    const fragment = await packFragment(packCart({ job, lines }));
    if (fragment.length > MAX_LINK_LENGTH) return { kind: "too-long", length: fragment.length, most: MAX_LINK_LENGTH };
    return { kind: "link", link: `${window.location.origin}/cart/shared#${fragment}` };
  } catch {
    return { kind: "failed" };
  }
}

const piecesOf = (lines: readonly OrderLine[]) => lines.map(chosenText).join();

/** Makes a link that contains the pieces: the shop stores nothing, and the link opens at the prices of that day. */
export function SharePanel({ lines, job, otherwise }: SharePanelProps) {
  const [made, setMade] = useState<{ readonly of: typeof lines; readonly job: string; readonly shared: Shared }>();
  // When the pieces or the job change, the link is out of date and disappears; prices are not in it.
  const isSame = useMemo(
    () => made !== undefined && (made.of === lines || piecesOf(made.of) === piecesOf(lines)),
    [made, lines],
  );
  const shared = made && isSame && made.job === job ? made.shared : null;
  const share = () => linkOf(lines, job).then((link) => setMade({ of: lines, job, shared: link }));
  return (
    <div className="grid">
      <Button look="quiet" onClick={share}>
        Share
      </Button>
      <div role="status" className="text-sm">
        {shared?.kind === "link" && <Link key={shared.link} link={shared.link} title={job} />}
        {shared?.kind === "too-long" && (
          <p>
            This is too long for a link: it has {countText(shared.length)} characters, and mail or chat apps may cut off
            links over {countText(shared.most)}. {otherwise}
          </p>
        )}
        {shared?.kind === "failed" && (
          <p className="text-signal">The link could not be created. Check your connection and try again.</p>
        )}
      </div>
    </div>
  );
}

function Link({ link, title }: { readonly link: string; readonly title: string }) {
  const id = useId();
  const [message, setMessage] = useState("");

  function copy(): void {
    navigator.clipboard.writeText(link).then(
      () => setMessage("Link copied."),
      () => setMessage("Your browser did not copy it. Select the link and copy it yourself."),
    );
  }

  function send(): void {
    // Ignore the error if the visitor closes the browser's own dialog.
    navigator.share({ url: link, ...(title && { title }) }).catch(() => {});
  }

  return (
    <div className="grid gap-3 pb-5">
      <p>The link contains sizes, locations and notes, but no prices. Anyone with the link can read them.</p>
      <div>
        <label htmlFor={id} className="font-semibold">
          Link
        </label>
        <input id={id} type="text" readOnly value={link} onFocus={selectOnFocus} className={fieldLook(false)} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={copy}>
          Copy link
        </Button>
        {typeof navigator.share === "function" && (
          <Button look="outline" onClick={send}>
            Send it
          </Button>
        )}
      </div>
      {message && <p>{message}</p>}
    </div>
  );
}
