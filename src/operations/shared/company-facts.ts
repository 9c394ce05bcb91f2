import { byDay } from '#clock.ts';
import { type Company, factsOf, namesOf } from '#collections/companies/companies.ts';
import type { Fact, FactKind } from '#collections/companies/fact-kinds.ts';

/** A day as answers about companies write it: yyyyMMdd as text. */
export const plainDay = (day: number | undefined): string | undefined => (day === undefined ? undefined : String(day));

/** `1` or `0` as text. */
export const flagText = (flag: number | undefined): '0' | '1' | undefined =>
  flag === undefined ? undefined : flag === 1 ? '1' : '0';

/** The rows of a kind, those with the latest day first; undefined where none is stored. */
export function latestFirst<K extends FactKind>(
  company: Company,
  kind: K,
  day: (row: Fact<K>) => number | undefined,
): Fact<K>[] | undefined {
  const rows = factsOf(company, kind);
  return rows.length === 0 ? undefined : [...rows].sort((a, b) => byDay(day(b), day(a)));
}

/** The rows of a kind as an answer lists them; undefined where none is stored. */
export const rowsOf = <K extends FactKind, Row>(
  company: Company,
  kind: K,
  of: (row: Fact<K>) => Row,
): Row[] | undefined => {
  const rows = factsOf(company, kind);
  return rows.length === 0 ? undefined : rows.map(of);
};

/** A page of rows, counted from 1. */
export const pageOfRows = <T>(rows: readonly T[], page: number, size: number): T[] =>
  rows.slice((page - 1) * size, page * size);

/** Rows that belong together, in the order of their first ones. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}

const LATIN = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** The English name: one that is marked so, else the first of today's names that is in Latin letters. */
export function englishName(company: Company): string | undefined {
  const names = namesOf(company).filter(({ kind }) => kind !== 'previous' && kind !== 'short');
  return (names.find(({ lang }) => lang?.startsWith('en')) ?? names.find(({ text }) => LATIN.test(text)))?.text;
}
