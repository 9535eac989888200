/**
 * Leaves an element as the server sent it until what is typed in it has been read: React does not look into such an
 * element. For markup that the browser never renders itself.
 */
export function ServersMarkup() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and never replaces what is there
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
