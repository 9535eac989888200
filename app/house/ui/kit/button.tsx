import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { classNames } from "./class-names";

const LOOKS = {
  primary: "button bg-ink text-white hover:bg-stone-700",
  accent: "button bg-oak text-white hover:bg-oak-dark",
  outline: "button border-stone-500 bg-transparent text-ink hover:border-ink hover:bg-linen",
  light: "button bg-white text-ink hover:bg-linen",
  ghost: "button border-white/70 text-white hover:bg-white/15",
  quiet:
    "button px-3 text-stone-700 underline decoration-stone-300 underline-offset-4 hover:text-ink hover:decoration-ink",
} as const;

export type ButtonLook = keyof typeof LOOKS;

interface LookProps {
  readonly look?: ButtonLook;
}

/** A button, `type="button"` by default so that it does not submit a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonHTMLAttributes<HTMLButtonElement> & LookProps>(
  ({ look = "primary", className, ...props }, ref) => (
    <button ref={ref} type="button" className={classNames(LOOKS[look], className)} {...props} />
  ),
);
Button.displayName = "Button";

export function ButtonLink({ look = "primary", className, ...props }: LinkProps & LookProps) {
  return <Link className={classNames(LOOKS[look], className)} {...props} />;
}
