import { Icon } from "./icon";

export function PersonIcon() {
  return (
    <Icon className="h-6 w-6">
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </Icon>
  );
}
