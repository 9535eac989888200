import type { ReactNode } from "react";
import { Icon } from "./icon";

const iconOf = (drawing: ReactNode) => () => <Icon>{drawing}</Icon>;

export const PlusIcon = iconOf(<path d="M12 5v14M5 12h14" />);

export const DuplicateIcon = iconOf(
  <>
    <rect x="8.5" y="8.5" width="11" height="11" rx="1" />
    <path d="M15.5 8.5v-4h-11v11h4" />
  </>,
);

export const RemoveIcon = iconOf(<path d="M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10.5 10.5v5M13.5 10.5v5" />);

export const EditIcon = iconOf(<path d="M5 19l1-4L15.5 5.5l3 3L9 18zM13.5 7.5l3 3" />);

export const PrintIcon = iconOf(<path d="M7 8V4h10v4M7 17H4V9h16v8h-3M7 14h10v6H7z" />);

export const DownloadIcon = iconOf(<path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />);

export const EnlargeIcon = iconOf(<path d="M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15 15l5 5M10.5 8v5M8 10.5h5" />);

export const ShrinkIcon = iconOf(<path d="M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15 15l5 5M8 10.5h5" />);
