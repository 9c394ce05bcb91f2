import { isHan } from '#language/script.ts';
import type { SearchKey } from '../types.ts';
import type { Concept } from './concepts.ts';
import type { Pair } from './pairs.ts';

type Language = 'en' | 'zh';

const MOST_TRANSLATIONS = 2;
/**
 * Distinct texts, and publications, that a translation must have been linked in: one text that a family repeats proves
 * nothing.
 */
const LEAST_LINKS = 2;
const LEAST_DOCUMENTS = 2;
/**
 * Share of the texts with both phrases in which they are linked, and as geometric mean, of the links of either in which
 * it is with the other.
 */
const LEAST_LINKED = 0.5;
const LEAST_SHARE = 0.7;
/** Share of the texts with either, in whatever longer name, that must have the other as well. */
const LEAST_COMMON = 0.5;
/** Chance alone gives more in one of a thousand cases. @see chi-square, one degree of freedom */
const LEAST_EVIDENCE = 10.83;
/** A second translation is believed only if it is nearly as likely as the first. */
const SECOND_SHARE = 0.6;
/**
 * A difference of place lowers the evidence by at most this: it decides between equals only, for names come in another
 * order in the other language.
 */
const PLACE_WEIGHT = 0.02;
/** Where another phrase has nearly as much evidence, the texts do not tell which of the two it is. */
const CLEAR = 0.9;
const ROUNDS = 2;
/** Longer phrases are clauses that happen to stand in the same claims. */
const LONGEST: Readonly<Record<Language, number>> = { en: 4, zh: 8 };
/** Texts that links are learned from. */
const MOST_TEXTS = 1_500;
/** Phrases of one text: the work of linking grows with their square. */
const MOST_PHRASES = 16;
const COUNTED =
  /^(?:至少|所述)?(?:[一二两三四五六七八九十多若干每各数几单]+|第[一二三四五六七八九十])(?:个|种|组|块|片|条|根|对|只|台|套)?/u;

interface Placed {
  readonly key: string;
  readonly place: number;
}
interface Text {
  /** Lower case. */
  readonly texts: Readonly<Record<Language, string>>;
  readonly en: readonly Placed[];
  readonly zh: readonly Placed[];
  readonly documents: ReadonlySet<string>;
}
interface Link {
  readonly en: string;
  readonly zh: string;
  together: number;
  evidence: number;
  links: number;
  readonly documents: Set<string>;
}

/** 两个电池单体 -> 电池单体: how many there are is no part of the name. */
const named = (key: string): string => {
  const rest = isHan(key[0]!) ? key.replace(COUNTED, '') : key;
  return rest.length >= 2 ? rest : key;
};

/**
 * Logarithm of the likelihood ratio of a two by two table: how much more often two things stand together than by
 * chance.
 * @see Dunning, CL 19 (1993)
 */
export function evidenceOf(together: number, first: number, second: number, all: number): number {
  const term = (seen: number, row: number, column: number) =>
    seen > 0 ? seen * Math.log((seen * all) / (row * column)) : 0;
  if (together * all <= first * second) return 0;
  return (
    2 *
    (term(together, first, second) +
      term(first - together, first, all - second) +
      term(second - together, all - first, second) +
      term(all - first - second + together, all - first, all - second))
  );
}

/**
 * Translations learned from texts that say the same in two languages. Phrases of a text and its translation are linked
 * one to one, the surest first, so that what merely stands in the same claims ("battery cells" and 汇流排) is taken by its
 * own translation; then again with how often each pair was linked. What is linked in both directions often enough is a
 * translation.
 * @see Melamed, "Models of translational equivalence among words", CL 26 (2000): competitive linking
 */
export function learnTranslations(pairs: readonly Pair[]): (concept: Concept) => SearchKey[] {
  const written = new Map<string, string>();
  const texts = distinctTexts(pairs, written);
  const counts = { en: new Map<string, number>(), zh: new Map<string, number>() };
  const links = new Map<string, Link>();
  for (const text of texts) {
    for (const language of ['en', 'zh'] as const)
      for (const { key } of text[language]) counts[language].set(key, (counts[language].get(key) ?? 0) + 1);
    for (const en of text.en)
      for (const zh of text.zh) {
        const name = `${en.key}\t${zh.key}`;
        const link = links.get(name);
        if (link) link.together++;
        else
          links.set(name, { en: en.key, zh: zh.key, together: 1, evidence: 0, links: 0, documents: new Set<string>() });
      }
  }
  for (const link of links.values())
    link.evidence = evidenceOf(link.together, counts.en.get(link.en)!, counts.zh.get(link.zh)!, texts.length);
  for (let round = 0; round < ROUNDS; round++) {
    const share = new Map(
      [...links].map(([name, { links: linked, together }]) => [name, round === 0 ? 1 : linked / together]),
    );
    for (const link of links.values()) {
      link.links = 0;
      link.documents.clear();
    }
    for (const text of texts) linkText(text, links, share);
  }
  /** Whether no other phrase of `language` could as well be what the link says of it. */
  const isClear = (link: Link, language: Language) =>
    ![...links.values()].some(
      (other) =>
        other !== link &&
        other[language === 'en' ? 'zh' : 'en'] === link[language === 'en' ? 'zh' : 'en'] &&
        other.evidence >= CLEAR * link.evidence &&
        !other[language].includes(link[language]) &&
        !link[language].includes(other[language]),
    );
  const total = { en: new Map<string, number>(), zh: new Map<string, number>() };
  const byPhrase = { en: new Map<string, Link[]>(), zh: new Map<string, Link[]>() };
  for (const link of links.values()) {
    if (link.links === 0) continue;
    for (const language of ['en', 'zh'] as const) {
      const key = link[language];
      total[language].set(key, (total[language].get(key) ?? 0) + link.links);
      const known = byPhrase[language].get(key);
      if (known) known.push(link);
      else byPhrase[language].set(key, [link]);
    }
  }
  return ({ key, word }) => {
    const from: Language = isHan(word[0]!) ? 'zh' : 'en';
    const to: Language = from === 'zh' ? 'en' : 'zh';
    const own = named(key);
    return (byPhrase[from].get(own) ?? [])
      .filter(
        ({ links: linked, together, documents }) =>
          linked >= LEAST_LINKS && documents.size >= LEAST_DOCUMENTS && linked >= LEAST_LINKED * together,
      )
      .map((link) => {
        const there = link.links / total[from].get(own)!;
        const back = link.links / total[to].get(link[to])!;
        return { link, score: Math.sqrt(there * back) };
      })
      .filter(({ score }) => score >= LEAST_SHARE)
      .filter(({ link }) => isClear(link, 'en') && isClear(link, 'zh'))
      .filter(({ link }) => isCommon(texts, written.get(link.en)!, link.zh))
      .toSorted((a, b) => b.score - a.score || (a.link[to] < b.link[to] ? -1 : 1))
      .filter(({ score }, _index, all) => score >= SECOND_SHARE * all[0]!.score)
      .slice(0, MOST_TRANSLATIONS)
      .map(({ link, score }) => ({
        key: written.get(link[to]) ?? link[to],
        source: 'translation_pairs',
        score: Math.round(Math.min(1, score) * 100) / 100,
        documents: link.documents.size,
        examples: [...link.documents].slice(0, 3),
      }));
  };
}

/** Whether two names stand in the same texts: also where a longer name holds one of them, which phrases do not tell. */
function isCommon(texts: readonly Text[], en: string, zh: string): boolean {
  const singular = en.toLowerCase().replace(/(?<=[a-rt-z])s$/, '');
  let [first, second, both] = [0, 0, 0];
  for (const { texts: text } of texts) {
    const one = text.en.includes(singular);
    const other = text.zh.includes(zh);
    if (one) first++;
    if (other) second++;
    if (one && other) both++;
  }
  return both >= LEAST_COMMON * first && both >= LEAST_COMMON * second;
}

/** Each text once, with all publications that have it; `written` gets a form of every key. */
function distinctTexts(pairs: readonly Pair[], written: Map<string, string>): Text[] {
  const found = new Map<string, Text & { readonly documents: Set<string> }>();
  for (const { publication_number, texts, phrases } of pairs) {
    const name = `${texts.en}\n${texts.zh}`;
    const known = found.get(name);
    if (known) {
      known.documents.add(publication_number);
      continue;
    }
    if (found.size >= MOST_TEXTS) continue;
    const of = (language: Language): Placed[] => {
      const placed = new Map<string, Placed>();
      for (const [key, { text, place }] of phrases[language]) {
        if ((language === 'zh' ? key.length : key.split(' ').length) > LONGEST[language]) continue;
        const own = named(key);
        if (!written.has(own)) written.set(own, language === 'zh' ? own : text);
        if (!placed.has(own) && placed.size < MOST_PHRASES) placed.set(own, { key: own, place });
      }
      return [...placed.values()];
    };
    found.set(name, {
      texts: { en: texts.en.toLowerCase(), zh: texts.zh },
      en: of('en'),
      zh: of('zh'),
      documents: new Set([publication_number]),
    });
  }
  return [...found.values()];
}

/** Links the phrases of one text one to one, the surest first. */
function linkText({ en, zh, documents }: Text, links: Map<string, Link>, share: ReadonlyMap<string, number>): void {
  const possible = en.flatMap((one) =>
    zh.flatMap((other) => {
      const name = `${one.key}\t${other.key}`;
      const link = links.get(name)!;
      const apart = 1 - PLACE_WEIGHT * Math.abs(one.place - other.place);
      return link.evidence >= LEAST_EVIDENCE ? [{ link, value: link.evidence * apart * share.get(name)! }] : [];
    }),
  );
  const used = new Set<string>();
  for (const { link } of possible.toSorted((a, b) => b.value - a.value || (a.link.zh < b.link.zh ? -1 : 1))) {
    if (used.has(`en ${link.en}`) || used.has(`zh ${link.zh}`)) continue;
    used.add(`en ${link.en}`).add(`zh ${link.zh}`);
    link.links++;
    for (const document of documents) link.documents.add(document);
  }
}
