import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ERROR_TITLE_PREFIX } from "~/house/ui/head/error-title";

if (document.title.startsWith(ERROR_TITLE_PREFIX)) {
  document.title = document.title.slice(ERROR_TITLE_PREFIX.length);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
