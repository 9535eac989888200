import { createContext } from "react";

/**
 * The `nonce` of every inline script that Remix or the shop puts into a page. The server takes it out again and allows
 * these scripts by their hashes, and no other; the browser has none.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
