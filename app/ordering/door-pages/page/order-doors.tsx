import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/house/ui/kit/button";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { doorPath, printedCode } from "~/ordering/passports/passport-code";
import { CLOSE_DOOR, type DoorEntries, type DoorEntry, doorsQuery, OPEN_DOOR } from "../door-forms";

interface OrderDoorsProps extends DoorEntries {
  readonly path: string;
}

/** A fold: the code of each piece, with its page, which can be closed. */
export function OrderDoors({ doors, page, pages, path }: OrderDoorsProps) {
  if (doors.length === 0) return null;
  return (
    <Disclosure summary="Label codes" isOpen={page > 1} isWide>
      <p id="doors" className="max-w-[46em]">
        The code on each label leads to a page with the size, boring, finish, batch and care of that piece, where it can
        be ordered again in years to come. It shows no name, no price that you paid, and none of your other pieces. You
        can turn a page off.
      </p>
      <ul className="mt-4">
        {doors.map((door, at) => (
          <Door
            key={door.code}
            door={door}
            id={`door-${at + 1}`}
            action={`${path}${doorsQuery(page)}#door-${at + 1}`}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of your pieces" className="border-t border-stone-300 pt-2">
          <ul className="flex flex-wrap gap-x-6">
            {Array.from({ length: pages }, (_, index) => index + 1).map((other) => (
              <li key={other}>
                <a
                  href={`${path}${doorsQuery(other)}#doors`}
                  aria-current={other === page ? "page" : undefined}
                  className="link-tall"
                >
                  Part {other}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Disclosure>
  );
}

/** What shows that a page is open or closed takes the same room, so that no other button moves under the pointer. */
const STATE = "figures text-sm max-sm:w-full sm:min-w-[20rem]";

interface DoorProps {
  readonly door: DoorEntry;
  readonly id: string;
  /** Where its button is posted; without JavaScript, the browser returns to the piece. */
  readonly action: string;
}

function Door({ door: { code, name, location, size, style, isClosed }, id, action }: DoorProps) {
  const { formData } = useNavigation();
  const isBusy = [CLOSE_DOOR, OPEN_DOOR].some((button) => formData?.get(button) === code);
  return (
    <li
      id={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-stone-300 py-2 wrap-anywhere"
    >
      <div className="min-w-0" id={`${id}-what`}>
        <p className="font-semibold">{location || name}</p>
        <p className="figures text-sm text-stone-700">{[location && name, size, style].filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {isClosed ? (
          <span className={`inline-flex min-h-11 items-center text-stone-700 ${STATE}`}>Closed</span>
        ) : (
          <a href={doorPath(code)} aria-label={`Page ${printedCode(code)}`} className={`${STATE} link-tall`}>
            {printedCode(code)}
          </a>
        )}
        <Form method="post" action={action} preventScrollReset>
          <Button
            type="submit"
            look="quiet"
            className="max-sm:-ml-3"
            name={isClosed ? OPEN_DOOR : CLOSE_DOOR}
            value={code}
            aria-describedby={`${id}-what`}
            disabled={isBusy}
            // The second click of a double-click would undo the first.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {isClosed ? "Open this page again" : "Close this page"}
          </Button>
        </Form>
      </div>
    </li>
  );
}
