import { yearOfDay } from '#clock.ts';
import type { Party } from '#collections/patents/patent.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { wireLanguage } from './wire-text.ts';

const PARTS = /^([A-HY])(\d\d)?([A-Z])?(?:(\d+)(?:\/(\d+))?)?$/;

/** `H01M10/0525` in its levels. */
export function classParts(symbol: string) {
  const [, section, cls, sub, main, group] = PARTS.exec(symbol) ?? [];
  return {
    ...(section && { section }),
    ...(cls && { class: cls }),
    ...(sub && { sub_class: sub }),
    ...(main && { main_group: main }),
    ...(group && { sub_group: group }),
  };
}

export function documentParts(publicationNumber: string) {
  const parsed = parsePublicationNumber(publicationNumber);
  if (!parsed) return { country: publicationNumber.slice(0, 2), doc_number: publicationNumber.slice(2) };
  return {
    country: parsed.authority,
    doc_number: parsed.doc_number,
    ...(parsed.kind_code && { kind: parsed.kind_code }),
  };
}

/**
 * An application's number as office and number; one under the PCT is the treaty's, of kind W, and keeps its spelling.
 */
export const applicationParts = (number: string) =>
  number.startsWith('PCT/')
    ? { country: 'WO', doc_number: number, kind: 'W' }
    : { country: number.slice(0, 2), doc_number: number.slice(2) };

/** Four digits from 1, as reference lists number their rows: `0001`. */
export const rowNumber = (index: number) => String(index + 1).padStart(4, '0');

/** A day in the interface's three precisions; absent when unknown. */
export const dayParts = (day: number | undefined) =>
  day === undefined ? {} : { date: day, month: Math.trunc(day / 100), year: yearOfDay(day) };

export const wireParties = (parties: readonly Pick<Party, 'name' | 'lang' | 'address'>[]) =>
  parties.map((party, index) => ({
    name: party.name,
    sequence: index + 1,
    ...(party.lang && { lang: wireLanguage(party.lang) }),
    ...(party.address && { address: party.address }),
  }));
