import type { ReactNode } from "react";
import { classNames } from "./class-names";

const TONES = {
  error: "border-signal bg-signal-soft",
  success: "border-leaf bg-leaf-soft",
  info: "border-oak bg-linen",
} as const;

interface NoticeProps {
  readonly tone: keyof typeof TONES;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Notice({ tone, title, children, className }: NoticeProps) {
  return (
    <div className={classNames("border-l-4 px-5 py-4", TONES[tone], className)}>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
