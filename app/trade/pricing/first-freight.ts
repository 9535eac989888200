import type { Cents } from "~/trade/measure/money";
import type { FreightTable, ZipRange } from "./freight";

const dollars = (...amounts: readonly number[]): readonly Cents[] => amounts.map((amount) => amount * 100);

/** Where trucks and parcels go by road: not Alaska, islands and military post offices. */
export const BY_ROAD: readonly ZipRange[] = [
  [5, 5],
  [10, 89],
  [100, 339],
  [341, 961],
  [970, 994],
];

/** What a shop in Oregon pays for parcels and for less than a truckload, until its owner enters other amounts. */
export const FIRST_FREIGHT: FreightTable = {
  upToPounds: [20, 50, 70, 150, 300, 500, 1000, 2000, 4000],
  zones: [
    {
      name: "Oregon and Vancouver, Washington",
      ranges: [
        [970, 979],
        [986, 986],
      ],
      cents: dollars(16, 26, 34, 95, 125, 155, 235, 380, 640),
    },
    {
      name: "Washington and Idaho",
      ranges: [
        [832, 838],
        [980, 994],
      ],
      cents: dollars(19, 32, 42, 130, 165, 205, 310, 500, 840),
    },
    {
      name: "West",
      ranges: [
        [590, 599],
        [820, 831],
        [840, 865],
        [889, 961],
      ],
      cents: dollars(24, 44, 58, 175, 225, 285, 430, 700, 1180),
    },
    {
      name: "Mountains and plains",
      ranges: [
        [500, 528],
        [550, 567],
        [570, 588],
        [630, 693],
        [716, 816],
        [870, 885],
      ],
      cents: dollars(30, 58, 76, 215, 280, 360, 550, 900, 1520),
    },
    {
      name: "Midwest and South",
      ranges: [
        [350, 397],
        [400, 499],
        [530, 549],
        [600, 629],
        [700, 714],
      ],
      cents: dollars(34, 66, 88, 245, 320, 415, 640, 1050, 1780),
    },
    {
      name: "East",
      ranges: [
        [5, 5],
        [10, 89],
        [100, 339],
        [341, 349],
        [398, 399],
        [569, 569],
      ],
      cents: dollars(38, 74, 98, 275, 360, 470, 730, 1200, 2040),
    },
  ],
  parcelPounds: 70,
  parcelInches: 48,
  longInches: 84,
  longCents: 6000,
  residenceCents: 5000,
  liftgateCents: 5000,
};
