import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";

interface LaterPart<Props> {
  /** For use inside a `Suspense`. Until its code has arrived, React leaves there what the server sent. */
  readonly Part: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
  /** Takes over once `others` has loaded as well: what it renders then is what the server sent. Can be called again. */
  readonly load: (others: Promise<unknown>) => Promise<void>;
}

/** React would replace what the server sent if loading failed, so a failure only rejects `load`. */
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

/** A browser never loads its code, and leaves what the server sent in place, with what is typed in it. */
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
