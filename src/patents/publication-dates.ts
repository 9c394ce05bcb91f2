import { parsePublicationNumber } from './numbers.ts';

/** Days (yyyyMMdd, both inclusive) between which something was published. */
export interface DayBounds {
  readonly from?: number;
  readonly to?: number;
}

/**
 * First number of each year of US utility patents, from 1900 on.
 * @see USPTO, "Table of issue years and patent numbers, for selected document types issued since 1836"
 */
const US_GRANTS_FROM = 1900;
const US_GRANTS: readonly number[] = [
  640167, 664827, 690385, 717521, 748567, 778834, 808618, 839799, 875679, 908436, 945010, 980178, 1013095, 1049326,
  1083267, 1123212, 1166419, 1210389, 1251458, 1290027, 1326899, 1364063, 1401948, 1440362, 1478996, 1521590, 1568040,
  1612700, 1654521, 1696897, 1742181, 1787424, 1839190, 1892663, 1941449, 1985878, 2026516, 2066309, 2104004, 2142080,
  2185170, 2227418, 2268540, 2307007, 2338081, 2366154, 2391856, 2413675, 2433824, 2457797, 2492944, 2536016, 2580379,
  2624046, 2664562, 2698434, 2728913, 2775762, 2818567, 2866973, 2919443, 2966681, 3015103, 3070801, 3116487, 3163865,
  3226729, 3295143, 3360800, 3419907, 3487470, 3551909, 3631539, 3707729, 3781914, 3858241, 3930271, 4000520, 4065812,
  4131952, 4180867, 4242757, 4308622, 4366579, 4423523, 4490855, 4562596, 4633526, 4716594, 4794652, 4890335, 4980927,
  5077836, 5175886, 5274846, 5377354, 5479658, 5590420, 5704062, 5855021, 6009555, 6167569, 6334220, 6502244, 6671884,
  6836899, 6981282, 7155746, 7313829, 7472428, 7640598, 7861317, 8087094, 8341762, 8621662, 8925112, 9226437, 9532496,
  9854721, 10165721, 10524402, 10881042, 11212952,
];

/** German numbers hold the year in four digits from this one on. */
const GERMAN_YEARS_FROM = 2004;

const year = (y: number): DayBounds => ({ from: y * 10_000 + 101, to: y * 10_000 + 1231 });

/**
 * When a publication came out, as far as its number alone tells: offices whose numbers hold the year of publication (US
 * applications, WO, Japanese applications), US grants by the USPTO's table of first numbers, and German numbers since
 * 2004, which hold the year of filing: nothing is published before it. Undefined for all others: their series are not
 * tabulated here.
 */
export function publishedByNumber(publicationNumber: string): DayBounds | undefined {
  const parsed = parsePublicationNumber(publicationNumber);
  if (!parsed) return undefined;
  const { authority, doc_number, kind_code } = parsed;
  const stated = Number(/^(?:19|20)\d\d(?=\d{6,7}$)/.exec(doc_number)?.[0]);
  switch (authority) {
    case 'US':
      if (/^20\d{9}$/.test(doc_number)) return year(Number(doc_number.slice(0, 4)));
      return /^\d{6,8}$/.test(doc_number) ? grantYear(Number(doc_number)) : undefined;
    case 'WO':
      return stated ? year(stated) : undefined;
    case 'JP':
      // grants and translations have other series: their years, if any, are others
      return stated && kind_code?.startsWith('A') ? year(stated) : undefined;
    case 'DE': {
      // patent, utility model, and the same of an international application; then the year and the number in it
      const filed = Number(/^(?:10|11|20|21)(20\d\d)\d{6}$/.exec(doc_number)?.[1] ?? 0);
      return filed >= GERMAN_YEARS_FROM ? { from: filed * 10_000 + 101 } : undefined;
    }
    default:
      return undefined;
  }
}

/** The year in which a publication came out, where its number alone tells it: US8145678 is of 2012. */
export function yearByNumber(publicationNumber: string): number | undefined {
  const { from, to } = publishedByNumber(publicationNumber) ?? {};
  if (from === undefined || to === undefined) return undefined;
  const of = Math.trunc(from / 10_000);
  return of === Math.trunc(to / 10_000) ? of : undefined;
}

function grantYear(number: number): DayBounds | undefined {
  const after = US_GRANTS.findIndex((first) => number < first);
  if (after === 0) return { to: US_GRANTS_FROM * 10_000 - 10_000 + 1231 };
  const last = US_GRANTS_FROM + US_GRANTS.length - 1;
  return after < 0 ? { from: last * 10_000 + 101 } : year(US_GRANTS_FROM + after - 1);
}
