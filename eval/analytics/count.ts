import { standardName } from '#patents/names.ts';
import type { Row } from './raw-rows.ts';

/** What a row counts as: its application, itself, its family. */
export type Unit = (row: Row) => string;
export const byApplication: Unit = ({ application }) => application;
export const byId: Unit = ({ id }) => id;

/** Standard names of parties, each once. */
export const namesOf = (parties: readonly { name: string; standard_name?: string | undefined }[]): string[] => [
  ...new Set(parties.map(({ name, standard_name }) => standard_name ?? standardName(name))),
];
export const mainGroups = (ipc: readonly string[]): string[] => [
  ...new Set(ipc.map((symbol) => symbol.split('/')[0]!)),
];
export const subclasses = ({ ipc }: Row): string[] => [...new Set(ipc.map((symbol) => symbol.slice(0, 4)))];
export const yearOf = (day: number | undefined): number | undefined =>
  day === undefined ? undefined : Math.trunc(day / 10_000);
export const filedIn = ({ patent }: Row): number | undefined => yearOf(patent.filing_date);

export const isGrant = ({ patent: { patent_type, grant_date, authority, kind_code } }: Row): boolean =>
  grant_date !== undefined || (patent_type !== 'A' && !(authority === 'KR' && kind_code === 'U'));
const KINDS = { A: 'invention', B: 'invention', U: 'utility_model', D: 'design' } as const;
export const kindOf = ({ patent }: Row) => KINDS[patent.patent_type];

export const unitsOf = (rows: readonly Row[], unit: Unit): number => new Set(rows.map(unit)).size;

/** Values with their units, those with the most first; ties by the value. */
export function ranked(
  rows: readonly Row[],
  values: (row: Row) => readonly string[],
  unit: Unit,
  most: number,
): (readonly [value: string, units: number])[] {
  const units = new Map<string, Set<string>>();
  for (const row of rows)
    for (const value of values(row)) units.set(value, (units.get(value) ?? new Set()).add(unit(row)));
  return [...units]
    .map(([value, all]) => [value, all.size] as const)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most);
}

/** Rows by the year of filing: the last `years` up to `last`, each with its units and those with a granted one. */
export const series = (
  rows: readonly Row[],
  last: number,
  years: number,
  unit: Unit,
  granted: (row: Row) => boolean,
): (readonly [year: number, units: number, granted: number])[] =>
  Array.from({ length: years }, (_, i) => last - years + 1 + i).map((year) => {
    const filed = rows.filter((row) => filedIn(row) === year);
    return [year, unitsOf(filed, unit), unitsOf(filed.filter(granted), unit)] as const;
  });

/** Pairs, or longer rows, as one line. */
export const shown = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => row.join(' ')).join(', ');

/** Rows whose English title or abstract holds a term, or its plural, word for word. */
export const containing = (rows: readonly Row[], term: string): number =>
  rows.filter(({ patent }) => {
    const words = [...patent.titles, ...patent.abstracts]
      .filter(({ lang }) => lang === 'en')
      .flatMap(({ text }) => [...text.toLowerCase().split(/[^\p{L}\p{N}]+/u), '.']);
    const held = ` ${words.join(' ')} `;
    const bare = term.toLowerCase().replace(/s$/, '');
    return [bare, `${bare}s`].some((form) => held.includes(` ${form} `));
  }).length;
