import { folded } from "./front-words";

const CALLED_OFF =
  /^\W*(?:cancel(?:l?ed)?|void|deleted?|omit(?:ted)?|superseded|obsolete|on hold|(?:do not|don't) (?:make|order|cut)|not (?:needed|required|wanted))\W*$/;

/** Whether a cell only says that its row is not to be made: `CANCELLED`. */
export const isCalledOff = (cell: string): boolean => cell.length <= 40 && CALLED_OFF.test(folded(cell));
