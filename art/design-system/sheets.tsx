import { createRemixStub } from "@remix-run/testing";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FieldFrame } from "~/house/ui/fields/field";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { DataTable } from "~/house/ui/kit/data-table";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { ErrorSummary } from "~/house/ui/kit/error-summary";
import { Facts } from "~/house/ui/kit/facts";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Notice } from "~/house/ui/kit/notice";
import { PictureCard } from "~/house/ui/kit/picture-card";
import { Rate } from "~/house/ui/kit/rate";
import { Rating } from "~/house/ui/kit/rating";
import { photographs } from "~/house/ui/photographs/photographs";

const COLORS = ["ink", "paper", "linen", "stone-300", "stone-700", "oak", "signal", "leaf"] as const;

function Colors() {
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {COLORS.map((name) => (
        <li key={name}>
          <div className="h-25 border border-stone-300" style={{ background: `var(--color-${name})` }} />
          <p className="mt-1 text-sm">{name}</p>
        </li>
      ))}
    </ul>
  );
}

function Type() {
  return (
    <div className="space-y-4">
      <p className="font-serif text-4xl md:text-6xl">Built for Every Lifestyle</p>
      <p className="font-serif text-2xl md:text-3xl">Width before height, always</p>
      <p className="text-lg text-stone-700">A lead: larger, lighter, at most sixty characters wide.</p>
      <p>Text at sixteen pixels. Every size and price in tabular figures:</p>
      <p className="figures">15 1/2 x 30 · $64.58 · 3.23 sq ft</p>
    </div>
  );
}

function Buttons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>Primary</Button>
      <Button look="accent">Accent</Button>
      <Button look="outline">Outline</Button>
      <Button look="quiet">Quiet</Button>
      <Button look="accent" disabled>
        Disabled
      </Button>
    </div>
  );
}

function Fields() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <FieldFrame id="a" label="Business name" hint="As on your certificate" error={undefined}>
        <input id="a" defaultValue="Lee Cabinets" className={fieldLook(false)} />
      </FieldFrame>
      <FieldFrame id="b" label="Email" error="Please enter a valid email address">
        <input id="b" defaultValue="ann" className={fieldLook(true)} />
      </FieldFrame>
      <FieldFrame id="c" label="Account tier" error={undefined}>
        <select id="c" className={fieldLook(false)}>
          <option>Tier 1: Trade</option>
        </select>
      </FieldFrame>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" defaultChecked className="h-5 w-5 shrink-0 accent-oak" />
        <span>Send me news by e-mail</span>
      </label>
    </div>
  );
}

function Messages() {
  return (
    <div className="space-y-6">
      <ErrorSummary lines={[{ text: "Door 1: Width is required", fieldId: "a" }]} />
      <Notice tone="success" title="We have your message.">
        <p>We answer within one hour during business hours.</p>
      </Notice>
      <Notice tone="info">
        <p>You are signed in as ann@site.test.</p>
      </Notice>
    </div>
  );
}

function Content() {
  return (
    <div className="space-y-8">
      <Breadcrumb crumbs={[{ name: "How To", to: "/how-to" }]} current="How to Measure" />
      <Facts
        facts={[
          { term: "Active orders", text: 2 },
          { term: "Total orders", text: 7 },
        ]}
      />
      <div>
        <Rate rate={20} className="font-semibold" />
        <Rating />
      </div>
      <Disclosure summary="Can I change an order?">
        <p>Until the first door is cut.</p>
      </Disclosure>
      <DataTable
        caption="A table"
        head={["Kind", "Rule", "Door size"]}
        rows={[
          ["Inset", "opening - 3/16", "14 13/16 x 23 13/16"],
          ["Partial overlay", "opening + 2 x 1/2", "16 x 25"],
        ]}
      />
    </div>
  );
}

function Cards() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <PictureCard
        to="/how-to/care"
        title="Care"
        text="What to clean with, what to keep away."
        photo={photographs.guideCare}
        sizes="400px"
        heading="h3"
        eager
      />
      <PictureCard
        to="/how-to/measuring"
        title="Measuring"
        text="Openings, overlay, pairs, labels."
        photo={photographs.guideMeasuring}
        sizes="400px"
        heading="h3"
        eager
      />
    </div>
  );
}

const SHEETS: Readonly<Record<string, () => ReactNode>> = {
  colors: Colors,
  type: Type,
  buttons: Buttons,
  fields: Fields,
  messages: Messages,
  content: Content,
  cards: Cards,
};

/** The HTML of each sheet of the kit, for a page with the shop's style sheet. */
export function renderSheets(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SHEETS).map(([name, Component]) => {
      const Stub = createRemixStub([{ path: "/", Component }]);
      return [name, renderToStaticMarkup(<Stub />)];
    }),
  );
}
