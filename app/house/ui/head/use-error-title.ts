import { useEffect } from "react";
import { ERROR_TITLE_PREFIX } from "./error-title";

export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = `${ERROR_TITLE_PREFIX}${title}`;
    return () => {
      if (document.title === `${ERROR_TITLE_PREFIX}${title}`) document.title = title;
    };
  }, [hasErrors]);
}
