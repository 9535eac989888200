import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILM_SIZE, films, playingTime } from "~/storefront/guides/films";
import { measuringLessons } from "~/storefront/guides/lessons";
import { processFilm } from "~/storefront/marketing/process-film";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { exchange } from "../support/raw-http";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const [lesson] = measuringLessons;

describe("the films", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  const filmIn = (page: Page, title: string = lesson.title) => page.locator(`video[aria-label="${title}"]`);

  /** Notes every request for a film, or for other files of it by their extension. */
  const asked = (page: Page, endings = "webm|mp4") => {
    const urls: string[] = [];
    page.on("request", (request) => {
      if (new RegExp(`/films/.*\\.(?:${endings})`).test(request.url())) urls.push(request.url());
    });
    return urls;
  };

  it("play only on demand, and load nothing before", async () => {
    const page = await openPage(browser, "about:blank");
    const [urls, pictures] = [asked(page), asked(page, "avif")];
    await page.goto(`${origin}/how-to/measuring`);
    await hydrated(page);
    // An older Chromium cannot defer the loading of a film's picture.
    const mayWait = await page.evaluate(() => "loading" in HTMLVideoElement.prototype);
    if (mayWait) expect(pictures).toEqual([]);
    const film = filmIn(page);
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    expect(
      await film.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime, video.readyState]),
    ).toEqual([true, 0, 0]);
    expect(urls).toEqual([]);
    await film.focus();
    await page.keyboard.press("Space");
    await page.waitForFunction(
      (title) => (document.querySelector<HTMLVideoElement>(`video[aria-label="${title}"]`)?.currentTime ?? 0) > 0.3,
      lesson.title,
    );
    expect(new Set(urls.map((url) => new URL(url).pathname))).toEqual(new Set([`/films/${lesson.film}.webm`]));
    const metadata = await film.evaluate((video: HTMLVideoElement) => ({
      size: { width: video.videoWidth, height: video.videoHeight },
      duration: video.duration,
    }));
    expect(metadata.size).toEqual(FILM_SIZE);
    expect(Math.abs(metadata.duration - films[lesson.film].seconds)).toBeLessThan(0.1);
  });

  it("are not laid out before they are close to the view, and nor are their lessons' drawings", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`, { viewport: { width: 390, height: 844 } });
    const laidOut = () =>
      page
        .locator("article article :is(video, li)")
        .evaluateAll((all) => all.filter((part) => part.checkVisibility({ contentVisibilityAuto: true })).length);
    expect(await laidOut()).toBe(0);
    await filmIn(page).scrollIntoViewIfNeeded();
    await expect.poll(laidOut).toBeGreaterThan(0);
  });

  it("show the browser's controls and captions below the picture, which contains the words", async () => {
    for (const width of [390, 1440]) {
      const page = await openPage(browser, `${origin}/how-to/measuring`, { viewport: { width, height: 900 } });
      await filmIn(page).scrollIntoViewIfNeeded();
      const { below, position } = await filmIn(page).evaluate((video: HTMLVideoElement, { width, height }) => {
        const box = video.getBoundingClientRect();
        return { below: box.height - (box.width * height) / width, position: getComputedStyle(video).objectPosition };
      }, FILM_SIZE);
      expect(below).toBeGreaterThanOrEqual(64);
      expect(position).toBe("50% 0%");
    }
  });

  it("have captions that can be turned on", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`);
    await hydrated(page);
    await filmIn(page).scrollIntoViewIfNeeded();
    const cues = await filmIn(page).evaluate(async (video: HTMLVideoElement) => {
      const [track] = video.textTracks;
      const element = video.querySelector("track");
      if (!track || !element) return [];
      const loaded = new Promise((resolve) => element.addEventListener("load", resolve, { once: true }));
      const before = track.mode;
      track.mode = "showing";
      await loaded;
      return [
        before,
        track.kind,
        track.language,
        track.label,
        ...[...(track.cues ?? [])].map((cue) => (cue as VTTCue).text),
      ];
    });
    expect(cues.slice(0, 4)).toEqual(["disabled", "captions", "en", "English"]);
    expect(cues.slice(4).join(" ")).toContain(lesson.steps[0].text);
  });

  it("can fill the screen, or play in a corner of it", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`);
    expect(await page.evaluate(() => [document.fullscreenEnabled, document.pictureInPictureEnabled])).toEqual([
      true,
      true,
    ]);
  });

  it("jump to any moment: the shop serves byte ranges", async () => {
    const page = await openPage(browser, `${origin}/process`);
    await hydrated(page);
    const film = filmIn(page, processFilm.title);
    await film.scrollIntoViewIfNeeded();
    const end = films.process.seconds - 2;
    await film.evaluate((video: HTMLVideoElement, moment) => {
      video.preload = "auto";
      video.addEventListener("loadedmetadata", () => Object.assign(video, { currentTime: moment }), { once: true });
      video.load();
      return new Promise((resolve) => video.addEventListener("seeked", resolve, { once: true }));
    }, end);
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(end, 1);
    const { status, headers } = await exchange(origin, "/films/process.mp4", { Range: "bytes=0-1" });
    expect([status, headers["content-type"], headers["content-length"]]).toEqual([206, "video/mp4", "2"]);
  });

  it.each(["/how-to/measuring", "/process"])("show their controls before JavaScript: %s", async (path) => {
    const page = await openPage(browser, "about:blank", { javaScriptEnabled: false });
    const urls = asked(page);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const shown = page.locator("video");
    expect(await shown.count()).toBe(path === "/process" ? 2 : measuringLessons.length);
    for (const film of await shown.all()) {
      expect(await film.isVisible()).toBe(true);
      for (const [name, value] of Object.entries({ controls: "", playsinline: "", preload: "none", width: "1280" })) {
        expect(await film.getAttribute(name)).toBe(value);
      }
      expect(await film.getAttribute("autoplay")).toBeNull();
      const sources = await film
        .locator("source")
        .evaluateAll((all) => all.map((source) => source.getAttribute("type")));
      expect(sources).toEqual(["video/webm", "video/mp4"]);
    }
    expect(urls).toEqual([]);
  });

  it("show their own durations, in the links and next to the film", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`);
    for (const { title, film } of measuringLessons) {
      const time = playingTime(films[film].seconds);
      expect(await page.getByRole("link", { name: title }).first().textContent()).toContain(time);
      expect(await page.getByRole("article", { name: title }).textContent()).toContain(`Film without sound, ${time}`);
    }
  });

  it.each(["/how-to/measuring", "/process"])(
    "are replaced by drawings on paper, and have no axe violations: %s",
    async (path) => {
      const page = await openPage(browser, origin + path, { viewport: { width: 390, height: 844 } });
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.emulateMedia({ media: "print" });
      for (const film of await page.locator("video").all()) expect(await film.isVisible()).toBe(false);
      expect(await page.getByRole("img", { name: "Measuring an opening" }).isVisible()).toBe(true);
    },
  );
});
