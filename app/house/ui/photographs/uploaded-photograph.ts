/** The widths, in pixels, in which an uploaded photograph of a style is stored, each as AVIF and WebP, cut to 4:5. */
export const UPLOADED_WIDTHS = [240, 360, 480, 656, 800, 1600] as const;

export const UPLOADED_FORMATS = ["avif", "webp"] as const;

type UploadedFormat = (typeof UPLOADED_FORMATS)[number];

export interface UploadedCopy {
  /** The photograph's id, 32 hexadecimal digits. */
  readonly id: string;
  readonly width: number;
  readonly format: UploadedFormat;
}

const LARGEST_SHOWN = 800;

const ADDRESS = /^\/images\/styles\/([0-9a-f]{32})-(\d{3,4})\.(avif|webp)$/;

/** The address of a copy, which never changes what it shows. */
export const uploadedAddress = ({ id, width, format }: UploadedCopy): string =>
  `/images/styles/${id}-${width}.${format}`;

export const uploadedUrl = (id: string): string => uploadedAddress({ id, width: LARGEST_SHOWN, format: "webp" });

export function uploadedCopyAt(address: string): UploadedCopy | null {
  const [, id, digits, type] = ADDRESS.exec(address) ?? [];
  const width = UPLOADED_WIDTHS.find((one) => one === Number(digits));
  const format = UPLOADED_FORMATS.find((one) => one === type);
  return id && width && format ? { id, width, format } : null;
}
