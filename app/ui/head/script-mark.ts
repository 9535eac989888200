import { createContext } from "react";

/**
 * The `nonce` of every inline script that Remix or the shop puts into a document. It marks
 * these scripts for the server, which allows them by their hashes and no other; the browser has none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
