import { useEffect, useLayoutEffect } from "react";

/** A layout effect; React has none on the server, and says so for each. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
