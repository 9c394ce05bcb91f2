import type { PatentFact } from '#collections/patent-facts/patent-facts.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { MAX_RAW, type Parsed } from '../source.ts';
import { applicationOf, dayOf } from '../uspto-file-wrapper/file.ts';
import { isPlain, type Plain, said } from '../whole-json.ts';

/** Publications without kind code that numbers of US patents and applications name. */
export const publicationsOf = (...numbers: unknown[]): string[] => [
  ...new Set(
    numbers.flatMap((number) => {
      const text = said(number)?.replace(/[\s,]/g, '');
      const parsed = text && parsePublicationNumber(/^US/i.test(text) ? text : `US${text}`);
      return parsed ? [parsed.authority + parsed.doc_number] : [];
    }),
  ),
];

export const applicationsOf = (...numbers: unknown[]): string[] => [
  ...new Set(numbers.flatMap((number) => applicationOf(said(number)) ?? [])),
];

export const names = (...values: unknown[]): string[] => [...new Set(values.flatMap((value) => said(value) ?? []))];

export const firstDay = (...values: unknown[]): number | undefined =>
  values.map((value) => dayOf(said(value)?.slice(0, 10))).find((day) => day !== undefined);

/** A fact without what is unknown. */
export const factOf = (fact: Record<string, unknown>): PatentFact =>
  Object.fromEntries(
    Object.entries(fact).filter(
      ([name, value]) =>
        value !== undefined &&
        (!Array.isArray(value) || value.length > 0 || name === 'publications' || name === 'applications'),
    ),
  ) as PatentFact;

/** A fact if it is about some right that can be found, else a reject. */
export function about(fact: PatentFact | undefined, id: string, row: Plain): Parsed<any> {
  const raw = JSON.stringify(row).slice(0, MAX_RAW);
  if (fact && fact.publications.length + fact.applications.length > 0) return { ok: true, record: fact, raw };
  return { ok: false, id, reason: 'names no patent and no application', raw };
}

/** An object with what its inner objects hold lifted up; its own values win. */
export function lifted(row: Plain): Plain {
  const inner = Object.entries(row).flatMap(([name, value]) =>
    isPlain(value) && name !== 'regularPetitionerData' && name !== 'respondentData' ? Object.entries(value) : [],
  );
  return { ...Object.fromEntries(inner), ...row };
}
