import { Icon } from "~/ui/kit/icon";

export function DownloadIcon() {
  return (
    <Icon className="mt-0.5 h-6 w-6 shrink-0">
      <path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />
    </Icon>
  );
}
