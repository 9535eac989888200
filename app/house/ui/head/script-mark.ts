import { createContext } from "react";

/**
 * The `nonce` of every inline script that Remix or the shop puts into a document. It marks these scripts for the
 * server, which allows only them, by their hashes. In the browser it is `undefined`.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
