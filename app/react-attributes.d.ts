import "react";

declare module "react" {
  interface ImgHTMLAttributes<T> {
    /** React 18 knows this attribute in lower case only. */
    fetchpriority?: "high" | "low" | "auto";
  }
}
