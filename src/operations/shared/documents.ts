import { Type } from 'typebox';
import type { Party, Patent } from '#collections/patents/patent.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { DayNumber } from '#shapes.ts';
import { wireLanguage } from './wire-text.ts';

export const ClassSymbol = Type.Object({
  section: Type.Optional(Type.String()),
  class: Type.Optional(Type.String()),
  sub_class: Type.Optional(Type.String()),
  main_group: Type.Optional(Type.String()),
  sub_group: Type.Optional(Type.String()),
});

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

/** A document by its parts, as reference lists write it. */
export const DocumentParts = {
  country: Type.String({ examples: ['US'] }),
  doc_number: Type.String({ examples: ['20130033085'] }),
  kind: Type.Optional(Type.String({ examples: ['A1'] })),
};

export function documentParts(publicationNumber: string) {
  const parsed = parsePublicationNumber(publicationNumber);
  if (!parsed) return { country: publicationNumber.slice(0, 2), doc_number: publicationNumber.slice(2) };
  return {
    country: parsed.authority,
    doc_number: parsed.doc_number,
    ...(parsed.kind_code && { kind: parsed.kind_code }),
  };
}

/** Four digits from 1, as reference lists number their rows: `0001`. */
export const rowNumber = (index: number) => String(index + 1).padStart(4, '0');

/** A day in the interface's three precisions; absent when unknown. */
export const dayParts = (day: number | undefined) =>
  day === undefined ? {} : { date: day, month: Math.trunc(day / 100), year: Math.trunc(day / 10_000) };

export const PATENT_TYPES = { A: 'APPLICATION', B: 'PATENT', U: 'UTILITY', D: 'DESIGN' } as const satisfies Record<
  Patent['patent_type'],
  string
>;

export const WireParty = Type.Object({
  name: Type.String(),
  sequence: Type.Integer({ format: 'int32', minimum: 1 }),
  lang: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
});

export const wireParties = (parties: readonly Pick<Party, 'name' | 'lang' | 'address'>[]) =>
  parties.map((party, index) => ({
    name: party.name,
    sequence: index + 1,
    ...(party.lang && { lang: wireLanguage(party.lang) }),
    ...(party.address && { address: party.address }),
  }));

export const WireText = Type.Object({ lang: Type.String({ examples: ['EN'] }), text: Type.String() });

export const OptionalDay = Type.Optional(DayNumber);
