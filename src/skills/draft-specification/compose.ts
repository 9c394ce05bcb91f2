import { sentences } from '#corpus/text/sentences.ts';
import type { FilingBasis, FilingBlock } from '#documents/filing.ts';
import { contentWords } from '#language/content-words.ts';
import type { TextLanguage } from '#language/script.ts';
import { countWords } from '#language/segments.ts';
import { withoutEnd } from '#without-end.ts';
import { additionOf } from './claims.ts';
import { passagesFor } from './outline.ts';
import type { DraftClaim, DraftTerm, Supported } from './types.ts';
import { SPECIFICATION_WORDS } from './words.ts';

/** A document of the corpus, and the sentence of it that is cited. */
export interface CitedArt {
  readonly publication_number: string;
  readonly title: string;
  readonly quote?: string;
}

/** All that a specification is put together from. Nothing else goes into it. */
export interface SpecificationSource {
  readonly language: TextLanguage;
  readonly title: string;
  readonly claims: readonly DraftClaim[];
  /** Claims with a struck feature are written without it. */
  readonly struck: readonly string[];
  readonly disclosure: string;
  readonly support: readonly Supported[];
  /** Sentences of the disclosure, or what the user wrote in their place. */
  readonly background: readonly string[];
  readonly problem: readonly string[];
  readonly effects: readonly string[];
  /** Sentences of the disclosure that describe an embodiment and belong to no claim. */
  readonly further: readonly string[];
  readonly embodiments: readonly { readonly text: string; readonly claim_numbers: readonly number[] }[];
  readonly terms: readonly DraftTerm[];
  readonly art: readonly CitedArt[];
  /** Figures that were sent. */
  readonly figures: number;
  /** Sentences that a model wrote and that hold, for the abstract. */
  readonly abstract?: readonly string[];
}

export interface Specification {
  readonly abstract: readonly FilingBlock[];
  readonly claims: readonly FilingBlock[];
  readonly description: readonly FilingBlock[];
  /** What is missing, in the words that stand in the text. */
  readonly open: readonly string[];
}

/**
 * Most of an abstract: 150 words (37 CFR 1.72), 300 Chinese characters with their marks (Implementing Regulations, rule
 * 26).
 */
const MOST_WORDS = 150;
const MOST_CHARACTERS = 300;

/** A sentence that says what a figure shows. */
const FIGURE = {
  en: /^\W{0,3}(?:fig(?:ure|s|\.)?\.?)\s*(\d{1,3})[a-z]?\b.{0,20}?\b(?:is|are|shows?|illustrates?|depicts?|represents?)\b/iu,
  zh: /^\s*图\s?(\d{1,3})[a-zA-Z]?\s*(?:为|是|示出|所示|：|:|表示|展示|显示)/u,
} as const;
const NAMES_FIGURE = { en: /\bfig(?:ure|\.)?\.?\s*(\d{1,3})/giu, zh: /图\s?(\d{1,3})/gu } as const;

const numbered = (basis: FilingBasis, text: string): FilingBlock => ({ kind: 'numbered', text: text.trim(), basis });
const heading = (text: string): FilingBlock => ({ kind: 'heading', text, basis: 'form' });
/** A line of the user's is one that the disclosure does not have. */
const line =
  ({ disclosure }: SpecificationSource) =>
  (text: string): FilingBlock =>
    numbered(disclosure.includes(text.trim()) ? 'disclosure' : 'person', text);

/**
 * Puts a specification together: fixed words of the form, the claims' words, the disclosure's sentences, marked gaps.
 */
export function composeSpecification(source: SpecificationSource): Specification {
  const { language, title } = source;
  const words = SPECIFICATION_WORDS[language];
  const open: string[] = [];
  const missing = (text: string): FilingBlock => {
    open.push(text);
    return { kind: 'open', text, basis: 'open' };
  };
  const orOpen = (texts: readonly string[], text: string, lead?: string): FilingBlock[] =>
    texts.length > 0 ? [...(lead ? [numbered('form', lead)] : []), ...texts.map(line(source))] : [missing(text)];
  const description: FilingBlock[] = [
    { kind: 'title', text: title, basis: 'person' },
    heading(words.h.field),
    numbered('person', words.field(inSentence(title, language))),
    heading(words.h.background),
    ...(source.background.length + source.art.length > 0
      ? [
          ...source.background.map(line(source)),
          ...source.art.map((one) => numbered('document', citation(one, language))),
        ]
      : [missing(words.open.background)]),
    heading(words.h.summary),
    ...orOpen(source.problem, words.open.problem, words.problem),
    numbered('form', words.solution),
    ...source.claims.flatMap((claim) => claimWords(claim, source)),
    ...orOpen(source.effects, words.open.effects, words.effects),
    ...drawings(source, missing),
    heading(words.h.embodiments),
    ...embodiments(source, missing),
    ...signs(source),
  ];
  const claims = source.claims.map(
    ({ number, text }): FilingBlock => ({
      ...{ kind: 'claim', number, text: withoutStruck(text, source.struck), basis: 'claims' },
    }),
  );
  return { abstract: [abstractOf(source)], claims, description, open };
}

/** A title in the middle of a sentence. */
const inSentence = (title: string, language: TextLanguage) =>
  language === 'zh'
    ? title.replace(/[。.]\s*$/u, '')
    : withoutEnd(title, '. \t\r\n\u00a0').replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

function citation({ publication_number, title, quote }: CitedArt, language: TextLanguage): string {
  const words = SPECIFICATION_WORDS[language];
  return quote ? words.says(publication_number, title, quote) : words.known(publication_number, title);
}

const withoutStruck = (text: string, struck: readonly string[]) =>
  struck.reduce(
    (left, feature) =>
      feature && left.includes(feature) ? left.replace(feature, '').replace(/[;；,，]\s*(?=[;；,，.。])/gu, '') : left,
    text,
  );

/**
 * An independent claim as it stands, of a dependent one what it adds, each without what was struck; nothing where
 * nothing is left of that.
 */
function claimWords(claim: DraftClaim, { language, struck }: SpecificationSource): FilingBlock[] {
  // struck as the claim says it, before its "wherein" goes
  const left = withoutStruck(claim.text, struck);
  const text = additionOf({ ...claim, text: left }, language);
  if (claim.independent) return [numbered('claims', asDescription(text, language))];
  const added = text !== left || additionOf(claim, language) === claim.text;
  if (!added || !/[\p{L}\p{N}]/u.test(text)) return [];
  const { further } = SPECIFICATION_WORDS[language];
  const said = asDescription(text, language);
  return [numbered('claims', language === 'zh' ? `${further}${said}` : `${further} ${said}`)];
}

const REFERENCES = {
  en: /(?<!\s)\s+(?:of|in|according to|as (?:claimed|defined|recited) in|as in)\s+(?:any (?:one )?of\s+)?claims?\s+\d+(?:\s*(?:,|-|–|to|or|and)\s*\d+)*/giu,
  zh: /(?:根据|按照|依据|如|由)?(?:上述)?权利要求\s*\d+(?:\s*(?:至|到|-|—|~|～|或|和|、|，)\s*\d+)*(?:中)?(?:任意|任)?(?:一项|一)?(?:所述的?)?/gu,
} as const;

/**
 * The words of a claim as a description may have them: a description refers to no claim, and has no form of claims
 * (CNIPA, Implementing Regulations, rule on the description).
 */
const asDescription = (text: string, language: TextLanguage): string =>
  language === 'zh'
    ? text.replace(REFERENCES.zh, '上述').replace(/[，,]?其特征在于[，,：:]?\s*/gu, '，')
    : text.replace(REFERENCES.en, ' described above');

function drawings(source: SpecificationSource, missing: (text: string) => FilingBlock): FilingBlock[] {
  const { language, disclosure, figures } = source;
  const words = SPECIFICATION_WORDS[language];
  const captions = captionsOf(disclosure, language);
  const named = new Set([...disclosure.matchAll(NAMES_FIGURE[language])].map((match) => Number(match[1])));
  if (figures === 0 && named.size === 0) return [];
  const blocks: FilingBlock[] = [heading(words.h.drawings)];
  if (captions.size === 0 && figures > 0) return [...blocks, missing(words.open.drawings(figures))];
  blocks.push(...[...captions].sort(([a], [b]) => a - b).map(([, text]) => numbered('disclosure', text)));
  for (let n = 1; n <= figures; n++) if (!captions.has(n)) blocks.push(missing(words.open.caption(words.figure(n))));
  for (const n of [...named].sort((a, b) => a - b).slice(0, 50))
    if (n > figures) blocks.push(missing(words.open.picture(words.figure(n))));
  return blocks;
}

/** The first sentence on each figure, by its number. */
export function captionsOf(text: string, language: TextLanguage): Map<number, string> {
  const found = new Map<number, string>();
  for (const { start, end } of sentences(text)) {
    const sentence = text.slice(start, end).trim();
    const number = Number(FIGURE[language].exec(sentence.slice(0, 120))?.[1]);
    if (number > 0 && !found.has(number)) found.set(number, sentence);
  }
  return found;
}

/** Claims in their order: their words first, then what the disclosure says of them, each sentence once. */
function embodiments(source: SpecificationSource, missing: (text: string) => FilingBlock): FilingBlock[] {
  const { language, claims, support } = source;
  const words = SPECIFICATION_WORDS[language];
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]));
  const used = new Set<string>();
  const fresh = (texts: readonly string[]) =>
    texts.map((text) => text.trim()).filter((text) => text !== '' && !used.has(text) && used.add(text));
  const written = source.embodiments.flatMap(({ text, claim_numbers }, index): FilingBlock[] => {
    const own = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const supported = new Set(passagesFor(claim_numbers, support));
    const perClaim = claim_numbers.flatMap((number): FilingBlock[] => {
      const claim = byNumber.get(number);
      if (!claim) return [];
      const passages = fresh(passagesFor([number], support).filter((passage) => own.includes(passage)));
      return [
        ...claimWords(claim, source),
        ...(passages.length > 0 ? [numbered('disclosure', passages.join(language === 'zh' ? '' : ' '))] : []),
      ];
    });
    // what the user wrote, or moved here, is no sentence of a claim's support
    const added = fresh(own.filter((line) => !supported.has(line)));
    const bare = claim_numbers.filter(
      (number) => !support.some((one) => one.claim_number === number && one.verdict !== 'unsupported'),
    );
    return [
      heading(words.embodiment(index + 1, source.embodiments.length)),
      ...perClaim,
      ...added.map(line(source)),
      ...(bare.length > 0 ? [missing(words.open.support(bare.join(', ')))] : []),
    ];
  });
  const left = fresh(source.further);
  return [...written, ...(left.length > 0 ? [numbered('form', words.more), ...left.map(line(source))] : [])];
}

function signs({ terms, language }: SpecificationSource): FilingBlock[] {
  const words = SPECIFICATION_WORDS[language];
  const pairs = terms.flatMap(({ name, number }) => (number ? [[number, name] as const] : []));
  if (pairs.length === 0) return [];
  pairs.sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return [heading(words.h.signs), numbered('disclosure', words.signs(pairs))];
}

/** The first claim and the effects, as far as an abstract may be long; cut where a clause ends. */
function abstractOf({ language, title, claims, effects, struck, abstract }: SpecificationSource): FilingBlock {
  const plain = (text: string, basis: FilingBasis = 'claims'): FilingBlock => ({ kind: 'plain', text, basis });
  const fits = (text: string) =>
    language === 'zh' ? [...text].length <= MOST_CHARACTERS : countWords(text) <= MOST_WORDS;
  const joined = (pieces: readonly string[]) =>
    pieces
      .flatMap((piece) => piece.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean)
      .join(language === 'zh' ? '' : ' ');
  if (abstract && abstract.length > 0 && fits(joined(abstract))) return plain(joined(abstract), 'model');
  const first = claims[0] ? asDescription(withoutStruck(claims[0].text, struck), language) : title;
  const pieces = [first, ...effects];
  while (pieces.length > 1 && !fits(joined(pieces))) pieces.pop();
  if (fits(joined(pieces))) return plain(joined(pieces));
  const clauses = joined(pieces).split(/(?<=[;；,，])/u);
  while (clauses.length > 1 && !fits(clauses.join(''))) clauses.pop();
  const cut = withoutEnd(clauses.join(''), ';；,， \t\r\n\u3000');
  const end = language === 'zh' ? '。' : '.';
  if (fits(cut)) return plain(`${cut}${end}`);
  return plain(
    language === 'zh'
      ? `${[...cut].slice(0, MOST_CHARACTERS - 1).join('')}${end}`
      : `${cut.split(/\s+/).slice(0, MOST_WORDS).join(' ')}${end}`,
  );
}

/** Whether a text has a word; what has none says nothing. */
export const saysSomething = (text: string): boolean => contentWords(text).length > 0;
