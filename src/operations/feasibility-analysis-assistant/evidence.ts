import { byText } from '#by-text.ts';
import { type ClaimedQuote, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { contentKeys } from '#language/content-words.ts';
import { type Quantity, quantitiesOf } from '#language/quantities.ts';
import { readRecipe } from '#language/recipes.ts';
import type { TextLanguage } from '#language/script.ts';
import { withoutSignLists } from '#language/sign-lists.ts';
import { standardsIn } from '#language/standards.ts';
import { tellsLimit } from '#skills/explore-solutions/said.ts';
import type { ConfirmedFeature } from '../novelty-search/data.ts';

/** A sentence of a document, word for word, and the feature of the proposal with which it shares most words. */
export interface Said {
  readonly record: Patent;
  readonly quote: ClaimedQuote;
  readonly feature: string;
  /** Share of the words of one of its clauses that it has, 0 to 1. */
  readonly share: number;
}

/** Values of one kind that documents state: the least and the greatest, as they stand there. */
export interface ValueRange {
  readonly name: string;
  readonly least: { readonly quantity: Quantity; readonly record: Patent };
  readonly greatest: { readonly quantity: Quantity; readonly record: Patent };
  readonly documents: number;
}

/** A number of the proposal beside what documents state of the same kind, in sentences that share its words. */
export interface ComparedNumber {
  readonly quantity: Quantity;
  /** Words of the proposal in which it stands. */
  readonly sentence: string;
  readonly found: ValueRange | undefined;
}

/** What documents say of a proposal. */
export interface Evidence {
  /** Documents whose text was read, and those that have none in the proposal's language. */
  readonly read: number;
  readonly unread: readonly string[];
  readonly results: readonly Said[];
  readonly limits: readonly Said[];
  readonly products: readonly Said[];
  readonly standards: ReadonlyMap<string, Said>;
  /** By how many documents name them. */
  readonly substances: readonly { readonly name: string; readonly records: readonly Patent[] }[];
  readonly conditions: readonly ValueRange[];
  readonly numbers: readonly ComparedNumber[];
}

const RESULT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:measured|achieved|obtained|showed|(?:has|have|had) shown|exhibited|exhibits?|observed|amounted|resulted|amounts? to|was \d|were \d|dropped|fell|rose|reached|improved by|reduced (?:by|from|to)|increased (?:by|from|to)|was found|were found)\b/iu,
  zh: /测得|测量|实测|达到|结果表明|结果显示|试验表明|实验表明|降至|降低了|提高了|提高到|减少了|增加了|为?仅为/u,
};
/** Has a word of a result, and tells what may be, what is to be, or what a part is called. */
const NO_RESULT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:can|may|might|could|would|should|will|must|to) (?:\w+ )?be (?:\w+ly )?(?:measured|achieved|obtained|observed|reached)\b|\b(?:if|when|until|once)\b[^,.;]{0,60}?\b(?:measured|obtained|observed|reached)\b/giu,
  zh: /(?:如果|若|当)[^，。；]{0,60}?达到|达到(?:所述|预设|设定|预定|报警)|(?:用于|进行|需要?|可以?|能够?)测量|测量(?:模块|单元|装置|仪|设备|模组|方法|信号|系统|值|结果)/gu,
};
/** Whether a sentence says what was measured or came out. */
const tellsResult = (text: string, lang: TextLanguage): boolean =>
  RESULT[lang].test(text.replace(NO_RESULT[lang], ' '));

const PRODUCT: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:commercially available|available (?:from|under)|on the market|marketed|sold (?:by|under)|trade ?name|trademark|mass[- ]produced|series production)\b|[®™]/iu,
  zh: /市售|商购|市场上|购自|商品名|商标|量产|批量生产|已上市|[®™]/u,
};
/** A sentence shares at least so many words with a clause of a feature, and this share of what they weigh. */
const LEAST_WORDS = 2;
const LEAST_SHARE = 0.5;
const LONGEST_SENTENCE = 600;
/** Characters of one document that are read. */
const MOST_TEXT = 400_000;
const MOST_SHOWN = 8;
const OF_ONE_DOCUMENT = 2;
/** Share of a sentence's words that one before has: it tells nothing new. */
const SAME = 0.8;
/** Characters between an operation and a condition that belongs to it. */
const REACH = 60;
const MOST_SUBSTANCES = 12;
const MOST_CONDITIONS = 12;
/** Dimensions of which every text has some. */
const NO_NUMBER = new Set(['angle', 'share']);

const keysOf = (text: string) => new Set(contentKeys(text));

interface Wanted {
  readonly number: string;
  readonly keys: ReadonlySet<string>;
}

/** The clauses of features, since a sentence of a document says one of them at a time. */
const clausesOf = (features: readonly ConfirmedFeature[]): Wanted[] =>
  features.flatMap(({ number, text }) =>
    text
      .split(/[,;:，；：、。]/u)
      .map((clause) => ({ number, keys: keysOf(clause) }))
      .filter(({ keys }) => keys.size >= LEAST_WORDS),
  );

/** The feature that a sentence says most of, by how rare its words are; nothing where it shares too little with any. */
function nearestFeature(
  keys: ReadonlySet<string>,
  wanted: readonly Wanted[],
  worth: (key: string) => number,
): { feature: string; share: number } | undefined {
  let best: { feature: string; share: number } | undefined;
  for (const { number, keys: own } of wanted) {
    let [shared, said, whole] = [0, 0, 0];
    for (const key of own) {
      whole += worth(key);
      if (!keys.has(key)) continue;
      shared++;
      said += worth(key);
    }
    const share = said / whole;
    if (shared >= LEAST_WORDS && share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { feature: number, share };
  }
  return best;
}

/** Widens a range by a quantity of a document. */
class Ranges {
  readonly #found = new Map<string, { range: Omit<ValueRange, 'documents'>; documents: Set<string> }>();

  add(name: string, quantity: Quantity, record: Patent): void {
    if (!Number.isFinite(quantity.low) || !Number.isFinite(quantity.high)) return;
    const key = `${name}\n${quantity.dimension}`;
    const stated = { quantity, record };
    const known = this.#found.get(key);
    if (!known) {
      const range = { name, least: stated, greatest: stated };
      this.#found.set(key, { range, documents: new Set([record.publication_number]) });
      return;
    }
    known.documents.add(record.publication_number);
    const { least, greatest } = known.range;
    const { low, high } = quantity;
    const [first, last] = [least.quantity, greatest.quantity];
    known.range = {
      name,
      least: low < first.low || (low === first.low && high > first.high) ? stated : least,
      greatest: high > last.high || (high === last.high && low < last.low) ? stated : greatest,
    };
  }

  all(): ValueRange[] {
    return [...this.#found.values()]
      .map(({ range, documents }) => ({ ...range, documents: documents.size }))
      .sort((a, b) => b.documents - a.documents || byText(a.name, b.name));
  }
}

/** The nearest, few of one document, none that says nearly the same as one before. */
function best(said: readonly Said[]): Said[] {
  const of = new Map<string, number>();
  const shown: { one: Said; keys: ReadonlySet<string> }[] = [];
  for (const one of said.toSorted((a, b) => b.share - a.share || a.quote.text.length - b.quote.text.length)) {
    const { publication_number } = one.record;
    const keys = keysOf(one.quote.text);
    const same = shown.some(({ keys: other }) => [...keys].filter((key) => other.has(key)).length > SAME * keys.size);
    const before = of.get(publication_number) ?? 0;
    if (same || before >= OF_ONE_DOCUMENT) continue;
    of.set(publication_number, before + 1);
    shown.push({ one, keys });
    if (shown.length === MOST_SHOWN) break;
  }
  return shown.map(({ one }) => one);
}

/** Each sentence of a description in a language, where it stands. */
function* sentencesOf(record: Patent, lang: TextLanguage) {
  const text =
    record.descriptions.find((one) => one.lang === lang && one.origin === 'original') ??
    record.descriptions.find((one) => one.lang === lang);
  let left = MOST_TEXT;
  for (const paragraph of withoutSignLists(text?.paragraphs ?? [])) {
    left -= paragraph.text.length;
    if (left < 0) return;
    if (paragraph.heading) continue;
    for (const { start, end } of sentences(paragraph.text)) {
      const raw = paragraph.text.slice(start, end);
      const from = start + raw.length - raw.trimStart().length;
      const to = from + raw.trim().length;
      if (to <= from || to - from > LONGEST_SENTENCE) continue;
      const locator = { part: 'description', lang, origin: text!.origin, paragraph_id: paragraph.id } as const;
      yield {
        text: paragraph.text.slice(from, to),
        section: paragraph.section,
        locator: { ...locator, start: from, end: to },
      };
    }
  }
}

/**
 * Reads results, limits, product mentions, standards, substances, conditions and comparable numbers out of documents:
 * only in sentences that share words with a feature, except standards and what a recipe names. Linear in their texts.
 * @param worth How rare a word is in the corpus.
 */
export function evidenceOf(
  proposal: string,
  features: readonly ConfirmedFeature[],
  records: readonly Patent[],
  lang: TextLanguage,
  worth: (key: string) => number,
): Evidence {
  const wanted = clausesOf(features);
  const own = numbersOf(proposal);
  const ranges = own.map(() => new Ranges());
  const made = { results: [] as Said[], limits: [] as Said[], products: [] as Said[] };
  const standards = new Map<string, Said>();
  const substances = new Map<string, { name: string; records: Map<string, Patent> }>();
  const conditions = new Ranges();
  const unread: string[] = [];
  for (const record of records) {
    let read = false;
    for (const { text, section, locator } of sentencesOf(record, lang)) {
      read = true;
      const keys = keysOf(text);
      const near = nearestFeature(keys, wanted, worth);
      const quoted = (): Said => ({
        record,
        quote: quoteOf(record, locator),
        feature: near?.feature ?? '',
        share: near?.share ?? 0,
      });
      for (const name of standardsIn(text)) if (!standards.has(name)) standards.set(name, quoted());
      const quantities = quantitiesOf(text);
      if (near) {
        if (quantities.length > 0 && tellsResult(text, lang) && section !== 'background') made.results.push(quoted());
        else if (tellsLimit(text)) made.limits.push(quoted());
        if (PRODUCT[lang].test(text)) made.products.push(quoted());
      }
      for (const quantity of quantities)
        for (const [at, one] of own.entries())
          if (isSameKind(one, quantity, text)) ranges[at]!.add(one.sentence, quantity, record);
      if (section !== 'background') readConditions(text, record, conditions, substances);
    }
    if (!read) unread.push(record.publication_number);
  }
  return {
    read: records.length - unread.length,
    unread,
    results: best(made.results),
    limits: best(made.limits),
    products: best(made.products),
    standards,
    substances: [...substances.values()]
      .map(({ name, records: of }) => ({ name, records: [...of.values()] }))
      .sort((a, b) => b.records.length - a.records.length || byText(a.name, b.name))
      .slice(0, MOST_SUBSTANCES),
    conditions: conditions.all().slice(0, MOST_CONDITIONS),
    numbers: own.map(({ quantity, sentence }, at) => ({ quantity, sentence, found: ranges[at]!.all()[0] })),
  };
}

interface Numbered {
  readonly quantity: Quantity;
  readonly sentence: string;
  /** What it is of; see `kindOf`. */
  readonly kind: string;
  readonly keys: ReadonlySet<string>;
}

/** The clause in which a quantity stands, without it. */
function clauseAround(text: string, { start, end }: Quantity): { before: string; after: string } {
  return {
    before: text
      .slice(0, start)
      .split(/[,;，；、]/u)
      .at(-1)!,
    after: text.slice(end).split(/[,;，；、.。]/u)[0]!,
  };
}

/** The numbers of a proposal with the words around them. */
function numbersOf(proposal: string): Numbered[] {
  return sentences(proposal).flatMap(({ start, end }) => {
    const sentence = proposal.slice(start, end);
    return quantitiesOf(sentence)
      .filter(({ dimension }) => !NO_NUMBER.has(dimension))
      .map((quantity) => {
        const { before, after } = clauseAround(sentence, quantity);
        const clause = `${before}${quantity.text}${after}`.trim();
        return {
          quantity,
          sentence: clause,
          kind: kindOf(quantity, before, after),
          keys: keysOf(`${before} ${after}`),
        };
      });
  });
}

/** What a number measures where its unit does not tell, by the words that name it. */
const MEASURED: Readonly<Record<string, readonly (readonly [kind: string, words: RegExp])[]>> = {
  length: [
    ['diameter', /\bdiameters?\b|直径|外径|内径|口径/giu],
    ['radius', /\bradi(?:us|i)\b|半径/giu],
    ['focal length', /\bfocal (?:lengths?|distances?)\b|焦距/giu],
    ['wavelength', /\bwave ?lengths?\b|波长/giu],
    ['particle size', /\b(?:particle|grain|pore|mesh|crystallite) (?:sizes?|diameters?)\b|粒径|粒度|孔径|晶粒尺寸/giu],
    ['length', /(?<!\bfocal |\bwave )\blengths?\b|长度|长为/giu],
    ['width', /\bwidths?\b|宽度|宽为/giu],
    ['height', /\bheights?\b|高度|高为/giu],
    ['thickness', /\bthickness(?:es)?\b|厚度|壁厚|层厚|厚为/giu],
    ['depth', /\bdepths?\b|深度|深为/giu],
    ['distance', /\bdistances?\b|\bspac(?:ed|ings?)\b|\bgaps?\b|\bpitch\b|距离|间距|间隙|节距/giu],
    ['roughness', /\broughness\b|粗糙度/giu],
    ['travel', /\bstrokes?\b|\btravels?\b|行程/giu],
  ],
};
/** The same, behind its number: `5 mm thick`, 5毫米厚. */
const BEHIND: readonly (readonly [kind: string, word: RegExp])[] = [
  ['length', /^[\s-]?(?:long\b|长)/iu],
  ['width', /^[\s-]?(?:wide\b|宽)/iu],
  ['height', /^[\s-]?(?:high\b|tall\b|高)/iu],
  ['thickness', /^[\s-]?(?:thick\b|厚)/iu],
  ['depth', /^[\s-]?(?:deep\b|深)/iu],
  ['distance', /^[\s-]?(?:apart\b)/iu],
];
/** A difference of values is none of them. */
const DIFFERENCE =
  /\b(?:differences?|drops?|rises?|fluctuations?|deviations?|gradients?|increases?|decreases?)\b|差|温升|压降|波动|梯度/iu;
/** Units of one dimension that measure something else: a level from a ratio, kelvins that may be a difference. */
const APART: Readonly<Record<string, RegExp>> = { temperature: /[Kk](?:elvin)?\s{0,2}$/u, level: /dBm\s{0,2}$/iu };

/**
 * What a number is of, by its unit and the words of its clause: the last that stands before it names it, else the
 * first behind it. Two numbers of other kinds are not compared.
 */
function kindOf({ dimension, text }: Quantity, before: string, after: string): string {
  const apart = APART[dimension]?.test(text) ? 'apart' : '';
  const behind = dimension === 'length' ? BEHIND.find(([, word]) => word.test(after))?.[0] : undefined;
  const places = (MEASURED[dimension] ?? []).flatMap(([kind, words]) => {
    const last = [...before.matchAll(words)].at(-1);
    const [first] = after.matchAll(words);
    return [
      ...(last ? [{ kind, far: before.length - last.index - last[0].length }] : []),
      // "5 mm in diameter" and no word of the next number: ", and a width of"
      ...(first && OF_THIS.test(after.slice(0, first.index)) ? [{ kind, far: -1 }] : []),
    ];
  });
  const named = behind ?? places.toSorted((a, b) => a.far - b.far)[0]?.kind ?? '';
  return [dimension, named, apart, DIFFERENCE.test(`${before} ${after}`) ? 'difference' : ''].join(' ');
}
/** What stands between a number and a word behind it that names what it is of. */
const OF_THIS = /^\s?(?:(?:in|of|total|maximum|minimum|average|mean|outer|inner|的)\s?){0,3}$/iu;

/** Whether a number of a document is of what a number of the proposal is of, by the words of the clause around it. */
function isSameKind({ quantity: own, kind, keys }: Numbered, quantity: Quantity, text: string): boolean {
  if (own.dimension !== quantity.dimension) return false;
  const { before, after } = clauseAround(text, quantity);
  if (kind !== kindOf(quantity, before, after)) return false;
  const there = keysOf(`${before} ${after}`);
  const shared = [...keys].filter((key) => there.has(key)).length;
  return shared >= LEAST_WORDS && shared >= LEAST_SHARE * keys.size;
}

function readConditions(
  text: string,
  record: Patent,
  conditions: Ranges,
  substances: Map<string, { name: string; records: Map<string, Patent> }>,
): void {
  const recipe = readRecipe(text);
  for (const { operation, conditions: stated, end } of recipe.steps)
    for (const quantity of stated)
      if (quantity.start >= end && quantity.start - end <= REACH) conditions.add(operation, quantity, record);
  for (const { text: name } of recipe.substances) {
    if (isLabel(name, text)) continue;
    const key = name.toLowerCase();
    const known = substances.get(key) ?? { name, records: new Map<string, Patent>() };
    known.records.set(record.publication_number, record);
    substances.set(key, known);
  }
}

/**
 * Whether what looks like a formula may as well be a sign of a drawing or of a quantity: one element with a number (I2,
 * F2) unless a gas is spoken of, two with a 1 (VS1), which formulas do not write, and what has a nought for an O (IS0).
 */
function isLabel(name: string, sentence: string): boolean {
  if (/^[A-Z][a-z]?\d{1,3}$/u.test(name)) return !/\b(?:gas|atmosphere|vapou?r)\b|气|氛/iu.test(sentence);
  return /^(?:[A-Z][a-z]?){1,2}1$|[A-Z]0|^\([A-Z]+\)\d+$/u.test(name);
}
