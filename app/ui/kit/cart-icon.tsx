import { Icon } from "./icon";

export function CartIcon() {
  return (
    <Icon className="h-6 w-6">
      <path d="M3 4h2.2l2.3 11h10.2L20 7.5H6" />
      <circle cx="9" cy="19.5" r="1.2" />
      <circle cx="16.5" cy="19.5" r="1.2" />
    </Icon>
  );
}
