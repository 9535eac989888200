import { createContext } from "react";

/** The `nonce` of inline scripts: the server allows only these, by their hashes. In the browser it is `undefined`. */
export const ScriptMark = createContext<string | undefined>(undefined);
