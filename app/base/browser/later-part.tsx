import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";

/** A component whose code arrives after that of the page. */
interface LaterPart<Props> {
  /**
   * The component, for use inside a `Suspense`. Until its code has arrived, React leaves there what the server sent,
   * which works without any code.
   */
  readonly Part: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
  /**
   * Loads its code, which takes over once `others` has loaded as well: what it renders then is what the server sent.
   * After a failure it can be called again.
   */
  readonly load: (others: Promise<unknown>) => Promise<void>;
}

/**
 * A component whose code arrives later. React would replace what the server sent if loading failed, so a failure only
 * rejects `load`.
 *
 * @param present the component if its code is here already, as on the server
 */
export function laterPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  present: ComponentType<Props> | undefined,
): LaterPart<Props> {
  let arrive: (module: { readonly default: ComponentType<Props> }) => void = () => {};
  const arrived = new Promise<{ readonly default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  return {
    Part: present ?? lazy(() => arrived),
    load: async (others) => {
      const [part] = await Promise.all([fetch(), others]);
      arrive({ default: part });
    },
  };
}

/**
 * A component that only the server renders. A browser never loads its code, and so leaves what the server sent, with
 * what is typed in it, until the component is removed.
 */
export function serversPart<Props extends object>(present: ComponentType<Props> | undefined): ComponentType<Props> {
  const Part = laterPart<Props>(() => new Promise(() => {}), present).Part as ComponentType<Props>;
  return function ServersPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
