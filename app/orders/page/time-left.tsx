import { useEffect, useState } from "react";
import { timeLeftText } from "~/ui/kit/moment-text";

const TICK_MS = 30_000;

/**
 * The time left until a moment; shown only after hydration. It is not a live region: a screen reader reads it in its
 * place and does not announce every tick.
 *
 * @param props.until ISO 8601
 */
export function TimeLeft({ until }: { readonly until: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = now === null ? "" : timeLeftText(Date.parse(until) - now);
  return left === "" ? null : <span className="figures whitespace-nowrap"> ({left} left)</span>;
}
