import { sentences } from '#corpus/text/sentences.ts';
import type { FilingBasis, FilingBlock } from '#documents/filing.ts';
import { contentWords } from '#language/content-words.ts';
import { namesThing } from '#language/phrases.ts';
import { referenceSigns } from '#language/reference-signs.ts';
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
  readonly field: readonly string[];
  readonly background: readonly string[];
  readonly problem: readonly string[];
  readonly effects: readonly string[];
  /** Sentences of the disclosure, in its order, that tell of neither field, known nor problem. */
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
/** Characters of a title: 500 (37 CFR 1.72), 60 (CNIPA, Guidelines for Examination, part I, chapter 1, 4.1.1). */
const LONGEST_TITLE = { en: 500, zh: 60 } as const;

/** A sentence that says what one figure or several show: FIG. 1a is, FIGS. 2, 3 and 4 are, 图2为. */
const FIGURE = {
  en: /^\W{0,3}(?:figs?|figures?)\.?\s*(\d{1,3}[a-z]?(?:(?:\s?,)?\s?(?:and |to |through |[-–&])?\s?\d{1,3}[a-z]?){0,12})\b.{0,20}?\b(?:is|are|shows?|illustrates?|depicts?|represents?)\b/iu,
  zh: /^\s*图\s?(\d{1,3}[a-zA-Z]?(?:\s?[、，和至到—~～-]\s?图?\d{1,3}[a-zA-Z]?){0,12})\s*(?:分别)?(?:为|是|示出|所示|：|:|表示|展示|显示)/u,
} as const;
const LABEL = /(\d{1,3})([a-z]?)/giu;
const RANGE = /(\d{1,3})\s?(?:to|through|[-–至到—~～])\s?图?(\d{1,3})(?!\d)/giu;
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
    ...([...title].length > LONGEST_TITLE[language] ? [missing(words.open.title(LONGEST_TITLE[language]))] : []),
    ...(source.field.length > 0
      ? source.field.map(line(source))
      : [numbered('person', words.field(inSentence(title, language)))]),
    heading(words.h.background),
    ...(source.background.length + source.art.length > 0
      ? [
          ...inParagraphs(source.background, source).map((texts) => line(source)(joinedIn(language)(texts))),
          ...source.art.map((one) => numbered('document', citation(one, language))),
        ]
      : [missing(source.problem.length > 0 ? words.open.beyondProblem : words.open.background)]),
    heading(words.h.summary),
    ...orOpen(source.problem, words.open.problem, words.problem),
    numbered('form', words.solution),
    ...source.claims.flatMap((claim) => claimWords(claim, source)),
    ...orOpen(source.effects.map(withoutLabel), words.open.effects, words.effects),
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

/** What a line of effects is headed by; the specification has a line of its own for that. */
const withoutLabel = (text: string) =>
  text.replace(
    /^\s*(?:(?:本发明的?)?(?:有益|技术)?效果|优点|(?:advantageous |technical )?(?:effects?|advantages?|benefits?))\s*[:：]\s*(?=\S)/iu,
    '',
  );

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
  const verb = language === 'en' ? ADDS.exec(said) : null;
  return [
    numbered(
      'claims',
      verb
        ? further(said.slice(verb[0].length), `${verb[1] ? 'further ' : ''}${HAS[verb[2]!.toLowerCase()]}${verb[3]}`)
        : further(said),
    ),
  ];
}

/** What a dependent claim adds by a participle, which has no subject of its own in a description. */
const ADDS = /^(further )?(comprising|including|having|containing)\b(:?)\s*/iu;
const HAS: Readonly<Record<string, string>> = {
  comprising: 'comprises',
  including: 'includes',
  having: 'has',
  containing: 'contains',
};

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
  if (figures === 0 && named.size === 0 && captions.size === 0) return [];
  const blocks: FilingBlock[] = [heading(words.h.drawings)];
  if (captions.size === 0 && figures > 0) return [...blocks, missing(words.open.drawings(figures))];
  const inOrder = [...captions].sort(([a], [b]) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1));
  const shown = new Set(inOrder.map(([label]) => numberOf(label)));
  blocks.push(...[...new Set(inOrder.map(([, text]) => text))].map((text) => numbered('disclosure', text)));
  for (let n = 1; n <= figures; n++) if (!shown.has(n)) blocks.push(missing(words.open.caption(words.figure(n))));
  const lacking = [...new Set([...named, ...shown])].filter((n) => n > figures).sort((a, b) => a - b);
  if (lacking.length > 0) blocks.push(missing(words.open.pictures(lacking.slice(0, 50).map(words.figure))));
  return blocks;
}

const numberOf = (label: string) => Number.parseInt(label, 10);

/** The figures that a caption names: 1a; 2, 3, 4. */
function labelsOf(list: string): string[] {
  const ranges = [...list.matchAll(RANGE)].flatMap(([, from, to]) =>
    Array.from({ length: Math.min(50, Math.max(0, Number(to) - Number(from))) }, (_, at) => String(Number(from) + at)),
  );
  return [...ranges, ...[...list.matchAll(LABEL)].map(([, number, letter]) => `${number}${letter!.toLowerCase()}`)];
}

/**
 * The sentence on each figure, by its label. Of several, the one in the longest run of such sentences: the list of
 * figures, and not what the text says of a figure on its way.
 */
export function captionsOf(text: string, language: TextLanguage): Map<string, string> {
  const runs: { labels: string[]; sentence: string }[][] = [];
  let last = -2;
  for (const [at, { start, end }] of sentences(text).entries()) {
    const sentence = text.slice(start, end).trim();
    const list = FIGURE[language].exec(sentence.slice(0, 160))?.[1];
    if (list === undefined) continue;
    if (at !== last + 1) runs.push([]);
    runs.at(-1)!.push({ labels: labelsOf(list), sentence });
    last = at;
  }
  const found = new Map<string, string>();
  for (const run of runs.toSorted((a, b) => b.length - a.length))
    for (const { labels, sentence } of run)
      for (const label of labels) if (!found.has(label) && numberOf(label) > 0) found.set(label, sentence);
  return found;
}

/** Letters and digits alone, without the words that lead a sentence on: equal for a claim and its repetition. */
const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:更?进一步|具体|优选)[的地]?[，,：:]?/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Claims in their order: their words first, then what the disclosure says of them, each sentence once. */
function embodiments(source: SpecificationSource, missing: (text: string) => FilingBlock): FilingBlock[] {
  const { language, claims, support } = source;
  const words = SPECIFICATION_WORDS[language];
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]));
  const claimed = squeezed(claims.map(({ text }) => text).join(' '));
  const used = new Set([...source.field, ...source.background, ...source.problem].map((text) => text.trim()));
  const isNew = (text: string) => !used.has(text) && !claimed.includes(squeezed(text));
  const examples = examplesOf(source.disclosure);
  const isOfExample = (text: string) => within(examples, source.disclosure.indexOf(text));
  const fresh = (texts: readonly string[]) =>
    texts.map((text) => text.trim()).filter((text) => text !== '' && isNew(text) && used.add(text));
  const written = source.embodiments.flatMap(({ text, claim_numbers }, index): FilingBlock[] => {
    const own = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const supported = new Set(passagesFor(claim_numbers, support));
    const perClaim = claim_numbers.flatMap((number): FilingBlock[] => {
      const claim = byNumber.get(number);
      if (!claim) return [];
      const passages = fresh(
        passagesFor([number], support).filter((passage) => own.includes(passage) && !isOfExample(passage)),
      );
      return [
        ...claimWords(claim, source),
        ...(passages.length > 0 ? [numbered('disclosure', joinedIn(language)(passages))] : []),
      ];
    });
    // what the user wrote, or moved here, is no sentence of a claim's support
    const added = fresh(own.filter((line) => !supported.has(line) && !isOfExample(line)));
    const bare = claim_numbers.filter(
      (number) => !support.some((one) => one.claim_number === number && one.verdict !== 'unsupported'),
    );
    return [
      heading(words.embodiment(index + 1, source.embodiments.length, examples.length > 0)),
      ...perClaim,
      ...added.map(line(source)),
      ...(bare.length > 0 ? [missing(words.open.support(bare))] : []),
    ];
  });
  const left = inParagraphs(source.further, source).flatMap((texts) => {
    const rest = texts.filter((text) => isNew(text) && !source.effects.includes(text));
    // sentences lean on their neighbours: a paragraph stays whole unless most of it was said
    const whole = isOfExample(texts[0]!) || 2 * lengthOf(rest) >= lengthOf(texts) ? texts : rest;
    return rest.length > 0 ? [joinedIn(language)(whole)] : [];
  });
  return [
    ...written,
    ...(left.length > 0 ? [numbered('form', words.more), ...left.map((text) => numbered('disclosure', text))] : []),
  ];
}

/** A line that heads an example: what stands below it belongs together, under its own number. */
const EXAMPLE =
  /^[ \t]{0,8}(?:(?:comparative |working |reference )?examples?\s{0,4}[A-Z\d]{1,3}|(?:具体)?(?:实施例|对比例|比较例|对照例|应用例|试验例|制备例)\s{0,4}[\d一二三四五六七八九十]{1,3})[ \t:：.]{0,8}$/gimu;

/** From the heading of the first example to the next heading that is none of an example, or the end. */
function examplesOf(disclosure: string): readonly [from: number, to: number][] {
  const heads = [...disclosure.matchAll(EXAMPLE)].map(({ index }) => index);
  return heads.map((from, index) => [from, heads[index + 1] ?? disclosure.length]);
}

const within = (spans: readonly (readonly [number, number])[], at: number): boolean =>
  spans.some(([from, to]) => at >= from && at < to);

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

const joinedIn = (language: TextLanguage) => (texts: readonly string[]) => texts.join(language === 'zh' ? '' : ' ');

/** Sentences in the order of the disclosure, together where a line of it has them together. */
function inParagraphs(sentences: readonly string[], { disclosure }: SpecificationSource): string[][] {
  const found: string[][] = [];
  let end = 0;
  for (const one of sentences) {
    const text = one.trim();
    if (text === '') continue;
    const at = Math.max(0, disclosure.indexOf(text, end));
    if (found.length > 0 && at >= end && !disclosure.slice(end, at).includes('\n')) found.at(-1)!.push(text);
    else found.push([text]);
    end = at + text.length;
  }
  return found;
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth) /;

/** Each sign once: of the claims' terms, then of what the disclosure alone names. */
function signs({ terms, claims, disclosure, language }: SpecificationSource): FilingBlock[] {
  const words = SPECIFICATION_WORDS[language];
  const named = new Map<string, string>();
  const told = [...claims.flatMap(({ text }) => referenceSigns(text)), ...referenceSigns(disclosure)];
  const whole = new Map(told.map(({ sign, name }) => [`${sign} ${name.replace(ORDINAL, '')}`, name]));
  for (const { name, number } of terms)
    if (number && !named.has(number)) named.set(number, whole.get(`${number} ${name}`) ?? name);
  for (const { sign, name } of told) if (!named.has(sign) && namesThing(name)) named.set(sign, name);
  if (named.size === 0) return [];
  const pairs = [...named].sort(([a], [b]) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1));
  return [heading(words.h.signs), numbered('disclosure', words.signs(pairs))];
}

/** An abstract has no words of claims (37 CFR 1.72, MPEP 608.01(b)): "the seal" for "said seal". */
const withoutSaid = (text: string) => text.replace(/\bsaid(?: the)?\b/giu, (word) => (word[0] === 'S' ? 'The' : 'the'));

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
  const first = claims[0] ? withoutSaid(asDescription(withoutStruck(claims[0].text, struck), language)) : title;
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
