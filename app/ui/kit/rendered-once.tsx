import { createContext, type ElementType, type ReactNode, useContext } from "react";

/** A part's name and everything that its content depends on, as JSON has it; falsy to render it each time. */
export type Part = readonly [name: string, ...of: unknown[]] | false | undefined;

/** A part as the server knows it. */
interface RenderedPart {
  /** What stands inside its element, if it was rendered before. */
  readonly html?: string;
  /** Attributes by which it is recognized in the page that is rendered now, to be known from then on. */
  readonly mark?: Readonly<Record<string, string>>;
}

/** The parts of a page that the server has rendered before. */
export interface RenderedParts {
  of(part: Part): RenderedPart | undefined;
}

/** The browser has none. */
export const RenderedPartsContext = createContext<RenderedParts | null>(null);

interface RenderedOnceProps {
  /** A `div` unless told. */
  readonly as?: ElementType;
  /** Only the server asks. */
  readonly part: () => Part;
  readonly children: () => ReactNode;
  /** The element's own attributes, which are rendered each time. */
  readonly [attribute: string]: unknown;
}

/**
 * An element whose content is the same for everybody, and is rendered by the server once (decision 57). The browser gets
 * the same bytes as without, and hydrates them.
 */
export function RenderedOnce({ as: Element = "div", part, children, ...attributes }: RenderedOnceProps) {
  const { html, mark } = useContext(RenderedPartsContext)?.of(part()) ?? {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, for the same part
  if (html) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Element {...attributes} {...mark}>
      {children()}
    </Element>
  );
}
