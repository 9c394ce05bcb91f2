import type { LocalText, Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Column, isList, type Value } from '#documents/sheets/value.ts';
import { ServiceError } from '#errors.ts';
import { descriptionText } from '#operations/shared/wire-text.ts';
import { DETAILED_STATUS, SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';

/** What columns of a slice of records need beside the records. */
export interface Slice {
  /** Numbers of families, by link and publication. */
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How many records lie at the other end of a link. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The record whose text is shown for another's, where that one has none in the language. */
  readonly holders: ReadonlyMap<string, Patent>;
  readonly lang: string;
}

export interface ExportColumn extends Column {
  readonly of: (patent: Patent, slice: Slice) => Value;
  /** A link of which it needs the number of the set, or the number of records. */
  readonly group?: string;
  readonly count?: string;
  /** It shows a text in the wanted language. */
  readonly text?: keyof typeof TEXTS;
}

/** The most fields of one export. */
const MOST_FIELDS = 100;

type Told = { readonly lang: string; readonly origin: string; readonly text: string };
const claimText = (patent: Patent): Told[] =>
  patent.claims.map(({ lang, origin, claims }) => ({
    ...{ lang, origin },
    text: claims.map(({ number, text }) => `${number}. ${text}`).join('\n'),
  }));
const descriptions = (patent: Patent): Told[] =>
  patent.descriptions.map(({ lang, origin, paragraphs }) => ({ lang, origin, text: descriptionText(paragraphs) }));

/** Texts that exist in languages. */
export const TEXTS = {
  TTL: (patent: Patent): readonly Told[] => patent.titles satisfies LocalText[],
  ABST: (patent: Patent): readonly Told[] => patent.abstracts,
  CLMS: claimText,
  DESC: descriptions,
} as const;

const ORDER = ['original', 'office', 'machine'];
const inLanguage = (texts: readonly Told[], lang: string) =>
  texts.filter((text) => text.lang === lang).sort((a, b) => ORDER.indexOf(a.origin) - ORDER.indexOf(b.origin))[0];

/** Whether a record has a text in a language. */
export const hasText = (patent: Patent, text: keyof typeof TEXTS, lang: string): boolean =>
  TEXTS[text](patent).some((each) => each.lang === lang);

/**
 * The text in the wanted language, of the record or of a member of its family; else as published. `from` says which it
 * is, in words: language, origin, and whose it is where it is another publication's.
 */
export function shownText(patent: Patent, text: keyof typeof TEXTS, { lang, holders }: Slice) {
  const own = inLanguage(TEXTS[text](patent), lang);
  if (own) return { text: own.text, from: `${own.lang} ${own.origin}` };
  const holder = holders.get(`${text} ${patent.publication_number}`);
  const found = holder && inLanguage(TEXTS[text](holder), lang);
  if (holder && found)
    return { text: found.text, from: `${found.lang} ${found.origin}, of ${holder.publication_number}` };
  const [published] = [...TEXTS[text](patent)].sort((a, b) => ORDER.indexOf(a.origin) - ORDER.indexOf(b.origin));
  return published && { text: published.text, from: `${published.lang} ${published.origin}` };
}

/** Other names of fields, as P003 and the interface's own lists write them. */
const NAMES: Readonly<Record<string, string>> = {
  TITLE: 'TTL', ABSTRACT: 'ABST', CLAIMS: 'CLMS', DESCRIPTION: 'DESC', TIAB: 'ABST',
  PBDT: 'PBD', APDT: 'APD', PUBLICATION_YEAR: 'PBD_Y', APPLICATION_YEAR: 'APD_Y',
  CURRENT_ASSIGNEE: 'ANC', ORIGINAL_ASSIGNEE: 'AN', STD_ORIGINAL_ASSIGNEE: 'ANS', ASSIGNEE: 'ANCS', AGENCY: 'ATC',
  IPC_MAIN_GROUP: 'IPC_GROUP', CPC_MAIN_GROUP: 'CPC_GROUP', FAMILY: 'FAM_ID',
}; // biome-ignore format: a table

/** Fields that follow from ties: the number of a family, or how many records a link leads to. */
const TIED: Readonly<Record<string, Pick<ExportColumn, 'group' | 'count'>>> = {
  FAM_ID: { group: 'simple_family' },
  IFAM_ID: { group: 'extended_family' },
  EFAM_ID: { group: 'extended_family' },
  FAM_COUNT: { count: 'simple_family' },
  F_CITES_COUNT: { count: 'cited_by' },
};

/** Fields that are indexed in several spellings or with the levels above them: an export shows what the record says. */
const OWN: Readonly<Record<string, (patent: Patent) => string | readonly string[] | undefined>> = {
  PN: (p) => p.publication_number,
  APNO: (p) => p.application_number,
  PRNO: (p) => p.priorities.map(({ number }) => number),
  IPC: (p) => p.ipc,
  CPC: (p) => p.cpc,
  LOC: (p) => p.locarno,
  FI: (p) => p.fi,
  FTERM: (p) => p.f_terms,
  UPC: (p) => p.us_classes,
};

/** What a field says, as words, each once: a list where the field has one, whatever stands in it. */
function asText(given: string | number | readonly (string | number)[] | undefined): Value {
  const all = [...new Set([given ?? []].flat().map(String))].filter(Boolean);
  return all.length === 0 ? undefined : isList(given) ? all : all[0];
}

function column(code: string): ExportColumn | undefined {
  const upper = code.toUpperCase();
  const name = NAMES[upper] ?? patents.aliases[upper] ?? upper;
  const tied = TIED[name];
  const field = Object.hasOwn(patents.fields, name) ? patents.fields[name]! : undefined;
  if (!field) return undefined;
  const head = { name: upper, title: field.label };
  if (tied)
    return {
      ...{ ...head, ...tied, width: 12 },
      of: ({ publication_number: id }, { groups, counts }) =>
        tied.group ? groups.get(tied.group)?.get(id) : counts.get(tied.count!)?.get(id),
    };
  if (name === 'TTL' || name === 'ABST' || name === 'CLMS' || name === 'DESC')
    return {
      ...{ ...head, text: name, width: 60 },
      of: (patent, slice) => shownText(patent, name, slice)?.text,
    };
  const own = OWN[name];
  if (own) return { ...head, width: 24, of: (patent) => asText(own(patent)) };
  if (field.kind === 'any' || ('derived' in field && field.derived)) return undefined;
  if (field.kind === 'text' || field.kind === 'keyword')
    return { ...head, width: field.kind === 'text' ? 40 : 18, of: (patent) => asText(field.of(patent)) };
  return {
    ...{ ...head, width: 12 },
    of(patent) {
      const said = field.of(patent);
      const values = [said ?? []].flat().map((value) => (field.kind === 'date' ? { day: value } : value));
      return values.length === 0 ? undefined : isList(said) ? values : values[0];
    },
  };
}

/** Says whose a text is, beside it. */
const origin = ({ name, title, text }: ExportColumn): ExportColumn => ({
  name: `${name}_FROM`,
  title: `${title}: language and origin`,
  width: 16,
  text: text!,
  of: (patent, slice) => shownText(patent, text!, slice)?.from,
});

/** Columns of the interface's codes, which people read beside their words. */
const CODES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  SIMPLE_LEGAL_STATUS: SIMPLE_STATUS,
  LEGAL_STATUS: DETAILED_STATUS,
};

/** Says what the codes of a column mean, beside it. */
const inWords = (column: ExportColumn): ExportColumn => ({
  name: `${column.name}_WORDS`,
  title: `${column.title}: in words`,
  width: 18,
  of: (patent, slice) => asText(statusWords([column.of(patent, slice) ?? []].flat().map(Number), CODES[column.name]!)),
});

/**
 * The columns of a comma-separated list of field codes, each once; texts have one beside them that says of which
 * language and origin they are, codes of a status one that has their words.
 * @throws ServiceError `invalid_request` that names the codes that cannot be exported.
 */
export function columnsOf(list: string): readonly ExportColumn[] {
  const codes = [...new Set(list.split(',').map((code) => code.trim().toUpperCase()))].filter(Boolean);
  if (codes.length === 0 || codes.length > MOST_FIELDS)
    throw new ServiceError('invalid_request', `fields names ${codes.length} fields: give 1 to ${MOST_FIELDS}.`, {
      field: 'fields',
    });
  const found = codes.map((code) => column(code));
  const unknown = codes.filter((_, i) => !found[i]);
  if (unknown.length > 0) {
    const shown = unknown.slice(0, 10).map((code) => `"${code.slice(0, 40)}"`);
    throw new ServiceError(
      'invalid_request',
      `fields: ${shown.join(', ')} cannot be exported. Use codes of the query language, such as PN, TTL, ABST, CLMS, APNO, APD, PBD, AN, ANC, IN, IPC, CPC, SIMPLE_LEGAL_STATUS, EXDT, FAM_ID, F_CITES_COUNT.`,
      { field: 'fields', unknown },
    );
  }
  return found.flatMap((each) => [
    each!,
    ...(each!.text ? [origin(each!)] : []),
    ...(Object.hasOwn(CODES, each!.name) ? [inWords(each!)] : []),
  ]);
}

/** Looks up what the columns of a slice of records need. */
export async function sliceOf(
  corpus: Pick<Corpus, 'get' | 'groups' | 'links'>,
  columns: readonly ExportColumn[],
  records: readonly Patent[],
  lang: string,
): Promise<Slice> {
  const ids = records.map(({ publication_number }) => publication_number);
  const groups = new Map<string, ReadonlyMap<string, number>>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const { group, count } of columns) {
    if (group && !groups.has(group)) groups.set(group, await corpus.groups(patents, ids, group));
    if (count && !counts.has(count)) {
      const links = await corpus.links(patents, ids, count);
      counts.set(count, new Map([...links].map(([id, { records }]) => [id, records.length])));
    }
  }
  const holders = new Map<string, Patent>();
  const texts = [...new Set(columns.flatMap(({ text }) => text ?? []))];
  for (const text of texts) {
    const without = records.filter((patent) => !hasText(patent, text, lang));
    if (without.length === 0) continue;
    const families = await corpus.links(
      patents,
      without.map(({ publication_number }) => publication_number),
      'simple_family',
    );
    for (const { publication_number } of without) {
      const members = (families.get(publication_number)?.records ?? []).filter(
        ({ id, stored }) => stored && id !== publication_number,
      );
      if (members.length === 0) continue;
      const found = await corpus.get(
        patents,
        members.map(({ id }) => id),
      );
      const holder = found.find((patent) => hasText(patent, text, lang));
      if (holder) holders.set(`${text} ${publication_number}`, holder);
    }
  }
  return { groups, counts, holders, lang };
}
