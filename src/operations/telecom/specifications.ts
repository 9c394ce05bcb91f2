import type { Patent } from '#collections/patents/patent.ts';
import { byVersion, type Standard, standardKey, standards, versionKey } from '#collections/standards/standards.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { abbreviationsOf, listedAbbreviation } from '#language/abbreviations.ts';
import { contentWords } from '#language/content-words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { factsAbout } from '#operations/shared/about.ts';
import type { ChosenSpecification, SepData, TermMapping } from './data.ts';

const MOST_VERSIONS = 200;
const MOST_RECOMMENDED = 3;
const MOST_DECLARED = 10;
const MOST_PHRASES = 12;
/** Sections and characters of a specification that are read on the claims: those that share most with them. */
const MOST_SECTIONS = 80;
const MOST_TEXT = 200_000;
/** Abbreviations and definitions that are looked at. */
const MOST_TERMS = 400;

/** Stored versions of a number, the latest first. */
async function versionsOf(corpus: Corpus, number: string, signal: AbortSignal): Promise<Standard[]> {
  const query: Query = { kind: 'term', field: 'KEY', text: standardKey(number) };
  const { hits } = await corpus.search(standards, { query, offset: 0, limit: MOST_VERSIONS, signal });
  return (
    await corpus.get(
      standards,
      hits.map(({ id }) => id),
    )
  ).toSorted(byVersion);
}

const chosen = ({ id, number, version, title }: Standard, by: ChosenSpecification['by']): ChosenSpecification => ({
  ...{ id, number, by },
  ...(version && { version }),
  ...(title && { title }),
});

/** The specifications that a caller names: the version named, else the latest. */
export async function named(
  corpus: Corpus,
  ts: SepData['ts'],
  signal: AbortSignal,
): Promise<{ found: ChosenSpecification[]; missing: string[] }> {
  const found: ChosenSpecification[] = [];
  const missing: string[] = [];
  for (const { ts_number, version } of ts) {
    const versions = await versionsOf(corpus, ts_number, signal);
    const one =
      version === undefined
        ? versions[0]
        : versions.find((each) => versionKey(each.version ?? '') === versionKey(version));
    if (one) found.push(chosen(one, 'caller'));
    else missing.push(version === undefined ? ts_number : `${ts_number} v${versionKey(version)}`);
  }
  return { found, missing };
}

/** Specifications that declarations name, else those whose sections share most with the claims. */
export async function recommended(
  corpus: Corpus,
  patent: Patent,
  claims: string,
  signal: AbortSignal,
): Promise<{ found: ChosenSpecification[]; missing: string[] }> {
  const [declared = []] = await factsAbout(corpus, [patent], 'standard');
  const found = new Map<string, ChosenSpecification>();
  const missing: string[] = [];
  for (const { standard_id, version } of declared.slice(0, MOST_DECLARED)) {
    if (!standard_id) continue;
    const versions = await versionsOf(corpus, standard_id, signal);
    const one =
      versions.find((each) => version !== undefined && versionKey(each.version ?? '') === versionKey(version)) ??
      versions[0];
    if (one) found.set(one.id, chosen(one, 'declaration'));
    else missing.push(standard_id);
  }
  if (found.size > 0) return { found: [...found.values()].slice(0, MOST_RECOMMENDED), missing };
  const phrases = [...new Map(phrasesOf(claims).map(({ key, text }) => [key, text])).values()].slice(0, MOST_PHRASES);
  if (phrases.length === 0) return { found: [], missing };
  const query = anyOf(...phrases.map((text): Query => ({ kind: 'term', field: 'TEXT', text })));
  const { hits } = await corpus.search(standards, { query, offset: 0, limit: 20, signal, stemming: true });
  const records = await corpus.get(
    standards,
    hits.map(({ id }) => id),
  );
  for (const record of records)
    if (![...found.values()].some(({ number }) => standardKey(number) === standardKey(record.number)))
      found.set(record.id, chosen(record, 'retrieval'));
  return { found: [...found.values()].slice(0, MOST_RECOMMENDED), missing };
}

/** Sections that require nothing: their words are those of others. */
const NO_REQUIREMENT =
  /^(?:(?:normative|informative) )?(?:references|bibliography|acknowledge?ments?|authors?['’]? addresse?s?|contributors|change history|table of contents|参考文献|规范性引用文件|致谢|目次|前言)/iu;

/**
 * Places of the sections that share most words with the claims, as many as may be read, in the order of the
 * specification; one that is too long for what is left is passed over.
 */
export function sectionsFor({ sections }: Standard, claims: string): number[] {
  const wanted = new Set(contentWords(claims).map(({ key }) => key));
  const ranked = sections
    .map(({ title = '', text }, at) => {
      if (NO_REQUIREMENT.test(title)) return { at, shared: 0, length: 0 };
      const keys = new Set(contentWords(`${title}\n${text}`.slice(0, 20_000)).map(({ key }) => key));
      return { at, shared: [...wanted].filter((key) => keys.has(key)).length, length: text.length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, MOST_SECTIONS);
  let left = MOST_TEXT;
  return ranked
    .filter(({ length }) => {
      if (length > left) return false;
      left -= length;
      return true;
    })
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
}

const DEFINITION =
  /^["“]?([\p{L}][\p{L}\p{N} /-]{1,50}?)["”]?(?: \(([A-Za-z][A-Za-z0-9-]{1,9})\))?(?::|：| - | – | means | is defined as | refers to | 是指 ?|指 ?)\s{0,3}(.{10,400})/u;

/**
 * What the specification calls the terms of the claims: by its own abbreviations (`user equipment (UE)`, `UE: user
 * equipment`), and by definitions that begin with a term. Each with the words that say so.
 */
export function termsOf({ sections }: Standard, claims: string): TermMapping[] {
  const found = new Map<string, TermMapping>();
  const text = claims.toLowerCase();
  const words = new Set(text.split(/[^a-z0-9&/+-]+/u));
  const phrases = [...new Map(phrasesOf(claims).map(({ key, text: phrase }) => [key, phrase])).values()].map(
    (phrase) => ({
      phrase,
      keys: new Set(contentWords(phrase).map(({ key }) => key)),
    }),
  );
  const add = (mapping: TermMapping) => {
    const key = `${mapping.term.toLowerCase()}\n${mapping.standard.toLowerCase()}`;
    if (mapping.term.toLowerCase() !== mapping.standard.toLowerCase() && found.size < MOST_TERMS && !found.has(key))
      found.set(key, mapping);
  };
  for (const { number, text: body } of sections)
    for (const line of body.split('\n')) {
      if (line.length > 4_000) continue;
      const listed = listedAbbreviation(line);
      const pairs = abbreviationsOf(line).map((pair) => ({ ...pair, evidence: `${pair.long} (${pair.short})` }));
      for (const { long, short, evidence } of listed ? [{ ...listed, evidence: line.trim() }, ...pairs] : pairs) {
        if (text.includes(long.toLowerCase()))
          add({ term: long, standard: short, basis: 'abbreviation', evidence, section: number });
        if (words.has(short.toLowerCase()))
          add({ term: short, standard: long, basis: 'abbreviation', evidence, section: number });
      }
      const definition = DEFINITION.exec(line.slice(0, 600));
      if (!definition) continue;
      const [said, name, , meaning] = definition;
      // what it is stands first: a message that carries the states of nodes is a message, and no node
      const begins = contentWords(meaning!.slice(0, 160)).map(({ key }) => key);
      const isNamed = (own: ReadonlySet<string>) => begins.slice(0, own.size).every((key) => own.has(key));
      for (const { phrase, keys: own } of phrases)
        if (own.size >= 2 && isNamed(own))
          add({ term: phrase, standard: name!.trim(), basis: 'definition', evidence: said!, section: number });
    }
  return [...found.values()];
}
