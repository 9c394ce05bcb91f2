import { defineCollection } from '#corpus/collection.ts';
import { normaliseClass } from '#patents/classes.ts';
import { type Static, Type } from '#typebox.mjs';

const Text = Type.String({ minLength: 1, maxLength: 400 });
const IndustryLevel = Type.Object({
  /** As the classification numbers it: `5`, `5.1`. */
  no: Text,
  /** At most one a language. */
  names: Type.Array(Type.Object({ lang: Type.String({ pattern: '^[a-z]{2}$' }), text: Text })),
});

/** A row of a table from classes of the IPC to classes of strategic emerging industries, as the user has it. */
export const StrategicIndustry = Type.Object({
  id: Text,
  /** A class of the IPC of any level: `H01M`, `H01M10`, `H01M10/0525`; what stands below it is meant too. */
  ipc: Type.String({ pattern: '^[A-H](?:\\d{2}(?:[A-Z](?:\\d{1,4}(?:/\\d{2,6})?)?)?)?$' }),
  level1: IndustryLevel,
  level2: Type.Optional(IndustryLevel),
});
export type StrategicIndustry = Static<typeof StrategicIndustry>;

/** `h01m 10/052`, `H01M10/*`, `H01M10/00-` as a class of the table; what stands under a main group has no `/00`. */
export function tableClass(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/\/?[*%-]$/, '');
  if (/^[A-H]$|^[A-H]\d{2}$/.test(plain)) return plain;
  const known = normaliseClass(plain);
  return known?.replace(/\/0+$/, '');
}

/** The classes of a table under which a symbol stands, itself first: `H01M10/0525`, `H01M10`, `H01M`, `H01`, `H`. */
export function tableClasses(symbol: string): string[] {
  const [group = '', subgroup] = symbol.split('/');
  const main = /^0+$/.test(subgroup ?? '0') ? [] : [symbol];
  return [...new Set([...main, group, symbol.slice(0, 4), symbol.slice(0, 3), symbol.slice(0, 1)])];
}

/** The user's table from the IPC to strategic emerging industries; no open source that is read here has one. */
export const strategicIndustries = defineCollection({
  name: 'strategic_industries',
  record: StrategicIndustry,
  id: (row) => row.id,
  defaultField: 'NAME',
  fields: {
    NAME: {
      kind: 'text',
      label: 'Name of the industry',
      of: ({ level1, level2 }) => [...level1.names, ...(level2?.names ?? [])].map(({ text }) => text),
    },
    NO: {
      kind: 'keyword',
      label: 'Number of the industry',
      of: ({ level1, level2 }) => [level1.no, ...(level2 ? [level2.no] : [])],
      facet: true,
    },
  },
  lookups: {
    ipc: { kind: 'best', label: 'class of the IPC', of: ({ ipc }) => ipc, normalise: tableClass },
  },
});
