import { useEffect, useLayoutEffect } from "react";

/** A layout effect in the browser; on the server React would warn about each one. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
