import { followOldDoor } from "~/trade/openings/follow-old-door";
import {
  addOpening,
  EMPTY_OPENINGS,
  isUntouched,
  type OpeningsDraft,
  removeOpening,
} from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { takeOpenings, withTaken } from "~/trade/openings/opening-pieces";
import { turnIntoOpenings } from "~/trade/openings/opening-turn";
import { withoutStaleOpenings } from "~/trade/openings/stale-openings";
import { type ConfigurationDraft, draftsOf } from "~/trade/pieces/configuration-draft";
import { readOpeningsForm } from "./opening-form";

interface OrderWithOpenings {
  readonly draft: ConfigurationDraft;
  readonly openings?: OpeningsDraft;
}

function afterIntent(intent: string | null, draft: ConfigurationDraft, openings: OpeningsDraft): OrderWithOpenings {
  switch (intent) {
    case OPENINGS_INTENTS.take: {
      const { pieces, rest } = takeOpenings(openings, draftsOf(draft));
      return { draft: withTaken(draft, pieces, openings), openings: rest };
    }
    case OPENINGS_INTENTS.addRow:
      return { draft, openings: addOpening(openings) };
    case OPENINGS_INTENTS.oldDoor:
      return { draft, openings: followOldDoor(openings) };
    case OPENINGS_INTENTS.turn:
      return { draft, openings: turnIntoOpenings(openings, draftsOf(draft)) };
    default: {
      const row = openings.rows.find((_, index) => intent === OPENINGS_INTENTS.removeRow(index));
      return { draft, openings: row ? removeOpening(openings, row.key) : openings };
    }
  }
}

/**
 * The order and the openings of a posted form, after the effect of the openings button that sent it, if one did.
 * Untouched openings are dropped, unless one of their own buttons emptied them. This is a server file because otherwise
 * the bundler would load all of it with the route that imports it.
 */
export function applyOpenings(form: URLSearchParams, posted: ConfigurationDraft): OrderWithOpenings {
  const draft = withoutStaleOpenings(posted);
  const intent = form.get("intent");
  const openings = readOpeningsForm(form) ?? (intent === OPENINGS_INTENTS.start ? EMPTY_OPENINGS : null);
  if (!openings) return { draft };
  const after = afterIntent(intent, draft, openings);
  const isOpeningsButton = intent?.startsWith("openings:") && intent !== OPENINGS_INTENTS.take;
  return isOpeningsButton || (after.openings && !isUntouched(after.openings)) ? after : { draft: after.draft };
}
