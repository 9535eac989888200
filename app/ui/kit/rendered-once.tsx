import { createContext, type ElementType, type ReactNode, useContext } from "react";

/** What of a page is named after its path and its loader's data. */
export type PagePart = "head" | "main";

/** The parts of pages that the server has rendered before. */
export interface RenderedParts {
  /** Those that show in this answer nothing but what the page's path and data say. */
  readonly ofPage: readonly PagePart[];
  /** What stands inside a part's element; `undefined` unless it is known. */
  find(part: string): string | undefined;
  /** Attributes by which a part is recognized in the page that is rendered now, to be known from then on. */
  mark(part: string): Readonly<Record<string, string>>;
}

/** The browser has none. */
export const RenderedPartsContext = createContext<RenderedParts | null>(null);

interface RenderedOnceProps {
  readonly as: ElementType;
  /** A name that says everything that the content depends on; `null` to render it each time. Only the server asks. */
  readonly part: () => string | null;
  readonly children: () => ReactNode;
  /** The element's own attributes, which are rendered each time. */
  readonly [attribute: string]: unknown;
}

/**
 * An element whose content is the same for everybody, and is rendered by the server once (decision 57). The browser gets
 * the same bytes as without, and hydrates them.
 */
export function RenderedOnce({ as: Element, part, children, ...attributes }: RenderedOnceProps) {
  const parts = useContext(RenderedPartsContext);
  const name = parts && part();
  const html = name && parts.find(name);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, for the same part
  if (html) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Element {...attributes} {...(name && parts.mark(name))}>
      {children()}
    </Element>
  );
}
