import { Icon } from "~/house/ui/kit/icon";

const SIZE = "h-6 w-6";

export function SearchIcon() {
  return (
    <Icon className={SIZE}>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5 5" />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon className={SIZE}>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
    </Icon>
  );
}

export function CartIcon() {
  return (
    <Icon className={SIZE}>
      <path d="M3 4h2.2l2.3 11h10.2L20 7.5H6" />
      <circle cx="9" cy="19.5" r="1.2" />
      <circle cx="16.5" cy="19.5" r="1.2" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon className={SIZE}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon className={SIZE}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}
