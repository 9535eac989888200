/** Specification, section 8, as is what is logged. */
export const OFFLINE = "You are currently offline";

const OFFLINE_LOG = "You appear to be offline. Please check your internet connection.";

function leadsElsewhere(anchor: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  if (anchor.origin !== origin || anchor.hasAttribute("download")) return false;
  return anchor.hash === "" || anchor.pathname !== pathname || anchor.search !== search;
}

function isNavigation(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  return (
    anchor instanceof HTMLAnchorElement && anchor.href !== "" && anchor.target !== "_blank" && leadsElsewhere(anchor)
  );
}

/** Marks a form whose action is used only until its code runs, which then sends nothing. */
export const WORKS_OFFLINE = "data-works-offline";

function isSent(form: EventTarget | null): boolean {
  if (form instanceof HTMLFormElement && form.hasAttribute(WORKS_OFFLINE)) return false;
  return form instanceof HTMLFormElement && (form.hasAttribute("action") || form.hasAttribute("method"));
}

/** Runs before any other listener on the page, so that nothing is sent and nothing typed is lost. */
export function refuseWhileOffline(onRefused: () => void): () => void {
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    // While offline, the browser's console is the only log a page has.
    // biome-ignore lint/suspicious/noConsole: see above
    console.warn(OFFLINE_LOG);
    onRefused();
  };
  const onClick = (event: MouseEvent) => {
    if (!navigator.onLine && isNavigation(event)) refuse(event);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!navigator.onLine && isSent(event.target)) refuse(event);
  };
  window.addEventListener("click", onClick, { capture: true });
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => {
    window.removeEventListener("click", onClick, { capture: true });
    window.removeEventListener("submit", onSubmit, { capture: true });
  };
}
