import { describe, expect, it } from "vitest";
import { enlargementOfUrl } from "~/house/ui/kit/enlargement";
import { photographSources, sourcesOfUrl } from "~/house/ui/photographs/photograph-sources";
import { PHOTOGRAPHS_VERSION } from "~/house/ui/photographs/photographs-version";
import { uploadedUrl } from "~/house/ui/photographs/uploaded-photograph";

const V = `?v=${PHOTOGRAPHS_VERSION}`;

describe("a photograph's sources", () => {
  it("go up to its own width, and carry the version that makes them cacheable", () => {
    expect(photographSources("oak", 480)).toEqual({
      avif: `/images/photographs/oak-240.avif${V} 240w, /images/photographs/oak-360.avif${V} 360w, /images/photographs/oak-480.avif${V} 480w`,
      webp: `/images/photographs/oak-240.webp${V} 240w, /images/photographs/oak-360.webp${V} 360w, /images/photographs/oak-480.webp${V} 480w`,
      fallback: `/images/photographs/oak-480.webp${V}`,
    });
  });

  it("are derived from the address of one copy", () => {
    expect(sourcesOfUrl("/images/photographs/alder-creek-front-240.webp")).toEqual(
      photographSources("alder-creek-front", 240),
    );
  });

  it.each([
    "https://pictures.example/images/photographs/oak-240.webp",
    "/images/photographs/oak.webp",
    "/images/photographs/../x-240.webp",
    "/images/placeholder.svg",
    "",
  ])("are null for other pictures: %s", (url) => {
    expect(sourcesOfUrl(url)).toBeNull();
  });
});

describe("the sources of an uploaded photograph", () => {
  const id = "0123456789abcdef0123456789abcdef";
  const url = uploadedUrl(id);

  it("are its stored copies, as wide as the place takes them", () => {
    expect(sourcesOfUrl(url, 360)).toEqual({
      avif: `/images/styles/${id}-240.avif 240w, /images/styles/${id}-360.avif 360w`,
      webp: `/images/styles/${id}-240.webp 240w, /images/styles/${id}-360.webp 360w`,
      fallback: `/images/styles/${id}-360.webp`,
    });
    expect(sourcesOfUrl(url)?.avif).toMatch(/-800\.avif 800w$/);
    expect(enlargementOfUrl(url)).toEqual({
      avif: `/images/styles/${id}-1600.avif`,
      fallback: `/images/styles/${id}-1600.webp`,
      width: 1600,
    });
  });

  it.each([url.replace("webp", "png"), `/x${url}`, `${url}?v=1`])("are null for other addresses: %s", (address) => {
    expect(sourcesOfUrl(address)).toBeNull();
  });
});

describe("a picture at its largest", () => {
  it("is the copy for zooming if there is one, otherwise the largest that a page shows", () => {
    expect(enlargementOfUrl("/images/photographs/rowan-front-800.webp")).toEqual({
      avif: `/images/photographs/rowan-front-1600.avif${V}`,
      fallback: `/images/photographs/rowan-front-1600.webp${V}`,
      width: 1600,
    });
    expect(enlargementOfUrl("/images/photographs/oak-corner-640.webp")).toMatchObject({
      fallback: `/images/photographs/oak-corner-640.webp${V}`,
      width: 640,
    });
  });

  it("is unchanged for an external picture", () => {
    const url = "https://pictures.example/oak.jpg";
    expect(enlargementOfUrl(url)).toEqual({ avif: undefined, fallback: url, width: undefined });
  });
});
