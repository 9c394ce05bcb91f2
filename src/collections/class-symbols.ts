import { defineCollection } from '#corpus/collection.ts';
import { classPart, normaliseClass } from '#patents/classes.ts';
import { type Static, Type } from '#typebox.mjs';
import { entityId } from './entities/entities.ts';

export const SCHEMES = ['ipc', 'cpc', 'loc'] as const;
export type Scheme = (typeof SCHEMES)[number];

const CNPJ_TABLES = [
  ...(['cnpj-municipality', 'cnpj-nature', 'cnpj-country', 'cnpj-status-reason', 'cnpj-qualification'] as const),
];

/** One place of a classification scheme, with its titles. */
export const ClassSymbol = Type.Object({
  /**
   * A classification; `upc`: the US Patent Classification, whose places no search goes through; `elf`: legal forms (ISO
   * 20275), `ra`: registers of companies (GLEIF), `cnae`: activities (Brazil), `cnpj-...`: codes of the register of
   * legal entities of Brazil.
   */
  scheme: Type.Enum([...SCHEMES, 'upc', 'elf', 'ra', 'cnae', ...CNPJ_TABLES]),
  /** As patents carry it: `H01M10/0525`, `H01M`, `H01`; Locarno `14-02`, `14`; US `106/14.05`. */
  symbol: Type.String({ pattern: '^[A-Z0-9./-]+$', maxLength: 30 }),
  /** The symbol above; absent at the top. Subgroups stand under the group that their dots point to. */
  parent: Type.Optional(Type.String({ maxLength: 30 })),
  /** Own title, not repeated from above; at most one per language, by the codes of these. */
  titles: Type.Array(
    Type.Object({ lang: Type.String({ pattern: '^[a-z]{2}$' }), text: Type.String({ minLength: 1 }) }),
  ),
  /** True for the short titles that come with the demo corpus. */
  demo: Type.Optional(Type.Literal(true)),
});
export type ClassSymbol = Static<typeof ClassSymbol>;

const symbolText = (text: string) => normaliseClass(text) ?? text.normalize('NFKC').toUpperCase().replace(/\s+/g, '');

/** The id by which the dictionary knows a class as a technology. */
export const technologyId = ({ scheme, symbol }: Pick<ClassSymbol, 'scheme' | 'symbol'>): string =>
  entityId(`technology:${scheme}:${symbol}`);

/**
 * Titles of classes: what the classification helpers read. A scheme file replaces the demo's titles; the demo never
 * replaces a scheme's.
 */
export const classSymbols = defineCollection({
  name: 'class_symbols',
  record: ClassSymbol,
  id: (c) => `${c.scheme}:${c.symbol}`,
  defaultField: 'TTL',
  fields: {
    TTL: { kind: 'text', label: 'Title', of: (c) => c.titles.map((title) => title.text) },
    SCHEME: { kind: 'keyword', label: 'Scheme', of: (c) => c.scheme, facet: true },
    SYMBOL: { kind: 'keyword', label: 'Symbol', of: (c) => c.symbol, normalise: symbolText, part: classPart },
    PARENT: {
      kind: 'keyword',
      label: 'Symbol above',
      of: (c) => c.parent ?? 'TOP',
      facet: true,
      normalise: symbolText,
      part: classPart,
    },
    DEMO: { kind: 'keyword', label: '1: title of the demo corpus', of: (c) => (c.demo ? '1' : '0'), facet: true },
  },
  lookups: {
    technology_id: {
      kind: 'unique',
      label: 'id as a technology of the dictionary (32 hex digits)',
      of: (c) => technologyId(c),
      normalise: (text) => (/^[0-9a-f]{32}$/i.test(text) ? text.toLowerCase() : undefined),
    },
  },
  merge(stored, arriving) {
    if (arriving.demo && !stored.demo) return stored;
    if (stored.demo && !arriving.demo) return arriving;
    const given = new Set(arriving.titles.map((title) => title.lang));
    return {
      ...stored,
      ...arriving,
      titles: [...arriving.titles, ...stored.titles.filter((title) => !given.has(title.lang))].sort((a, b) =>
        a.lang < b.lang ? -1 : 1,
      ),
    };
  },
});
