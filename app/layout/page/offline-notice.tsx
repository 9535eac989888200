import { useEffect, useState } from "react";
import { OFFLINE, refuseWhileOffline } from "~/browser/offline";

/** While the browser is offline, says that something could not be done because of that. */
export function OfflineNotice() {
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    const stop = refuseWhileOffline(() => setRefusals((count) => count + 1));
    const onOnline = () => setRefusals(0);
    window.addEventListener("online", onOnline);
    return () => {
      stop();
      window.removeEventListener("online", onOnline);
    };
  }, []);

  if (refusals === 0) return null;
  return (
    <div
      key={refusals}
      role="alert"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 print:hidden"
    >
      <p className="border-2 border-white bg-night px-5 py-3 font-semibold text-white">{OFFLINE}</p>
    </div>
  );
}
