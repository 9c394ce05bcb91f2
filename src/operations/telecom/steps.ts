import { quoteOf } from '#collections/patents/evidence.ts';
import type { Claim, Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { type Standard, standards } from '#collections/standards/standards.ts';
import type { Step, StepContext } from '#flows/flow.ts';
import { readProduct, type Spoken, scopeOf } from '#skills/claim-scope/scope.ts';
import type { ClaimVerdict, ElementVerdict } from '#skills/claim-scope/types.ts';
import { isMet, standsAlone } from '../fto-search/risk.ts';
import type { ChosenSpecification, SepData, SpecificationResult, TermMapping } from './data.ts';
import { named, recommended, sectionsFor, termsOf } from './specifications.ts';

const MOST_CLAIMS = 20;

async function patentOf({ publication_number }: SepData, { services }: StepContext): Promise<Patent> {
  const [patent] = await services.corpus.get(patents, [publication_number]);
  if (!patent) throw new Error(`${publication_number} is no longer in the corpus`);
  return patent;
}

/** The independent claims of a patent in a language, else in any. */
export const independentClaims = (patent: Patent, lang?: string): { lang: string; claims: Claim[] } => {
  const set =
    patent.claims.find((one) => one.lang === lang && one.origin === 'original') ??
    patent.claims.find((one) => one.lang === lang) ??
    patent.claims[0];
  const all = set?.claims.filter(({ independent }) => independent).slice(0, MOST_CLAIMS) ?? [];
  return { lang: set?.lang ?? 'en', claims: all };
};
const claimText = (patent: Patent, lang?: string) =>
  independentClaims(patent, lang)
    .claims.map(({ text }) => text)
    .join('\n');

/** The specifications that are named, else those that are recommended. */
export const recommend: Step<SepData> = async (data, context) => {
  const { corpus } = context.services;
  const patent = await patentOf(data, context);
  const { found, missing } =
    data.ts.length > 0
      ? await named(corpus, data.ts, context.signal)
      : await recommended(corpus, patent, claimText(patent), context.signal);
  context.log('specifications', { chosen: found.map(({ number, version, by }) => ({ number, version, by })), missing });
  return { specifications: found, missing };
};

/** Of each specification the sections that share most with the claims. */
export const findSections: Step<SepData> = async (data, context) => {
  const patent = await patentOf(data, context);
  const sections: Record<string, number[]> = {};
  for (const one of await context.services.corpus.get(
    standards,
    (data.specifications ?? []).map(({ id }) => id),
  )) {
    context.signal.throwIfAborted();
    sections[one.id] = sectionsFor(one, claimText(patent, one.lang));
    context.progress(Object.keys(sections).length, data.specifications!.length, one.number);
  }
  return { sections };
};

/** Reads the claims on the sections, as on the description of a product. */
export const compareClaims: Step<SepData> = async (data, context) => {
  const patent = await patentOf(data, context);
  const chosen = data.specifications ?? [];
  const records = new Map(
    (
      await context.services.corpus.get(
        standards,
        chosen.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  const results: SpecificationResult[] = [];
  for (const [index, specification] of chosen.entries()) {
    context.signal.throwIfAborted();
    context.progress(index, chosen.length, specification.number);
    const standard = records.get(specification.id);
    if (standard) results.push(compareWith(patent, standard, specification, data));
    // other work of the service comes between two specifications
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { results };
};

/** Sections as one text, and which section stands where in it. */
function textOf({ sections }: Standard, places: readonly number[]) {
  let text = '';
  const where: { readonly start: number; readonly end: number; readonly number: string }[] = [];
  for (const place of places) {
    const { number, text: body } = sections[place]!;
    where.push({ start: text.length, end: text.length + body.length, number });
    text += `${body}
`;
  }
  /** What of a passage stands in each section, verbatim. */
  const partsOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    where.flatMap((one) => {
      const said = text.slice(Math.max(start, one.start), Math.min(end, one.end)).trim();
      return one.start < end && one.end > start && said !== '' ? [{ section: one.number, text: said }] : [];
    });
  return { text, partsOf };
}

/** A specification in reasons: by its number, and the sections in which a passage stands. */
function spokenOf(
  { number }: ChosenSpecification,
  partsOf: (passage: { readonly start: number; readonly end: number }) => readonly { readonly section: string }[],
): Spoken {
  const numbered = (section: string) => /^[\d.]+$/.test(section);
  return {
    thing: { en: 'what it specifies', zh: '其规定的内容' },
    text(lang, passage) {
      const sections = [...new Set(passage ? partsOf(passage).map(({ section }) => section) : [])];
      if (sections.length === 0) return lang === 'zh' ? `${number}（所读章节）` : `${number}, as far as it was read,`;
      if (lang === 'zh') return `${number}${sections.map((one) => (numbered(one) ? `第${one}节` : one)).join('、')}`;
      return `${sections.map((one) => (numbered(one) ? `section ${one}` : one)).join(' and ')} of ${number}`;
    },
  };
}

/** What a claim is on, said of whoever does it: a specification says what is done, and not that it is a method. */
export const CATEGORY =
  /^\s{0,9}(?:An?|The) (?:computer-implemented |improved )?(?:method|process),? (?:(?:that is )?(?:performed|implemented|executed|carried out|applied) )?(?:by|in|at|of) (?=an? |the |one )/iu;

/** A patent whose claims name who does it, not that it is a method. */
const withoutCategory = (patent: Patent): Patent => ({
  ...patent,
  claims: patent.claims.map((set) => ({
    ...set,
    claims: set.claims.map((claim) => ({ ...claim, text: claim.text.replace(CATEGORY, '') })),
  })),
});

/** A verdict whose element is quoted from the claim as it is stored: the first one with its category. */
function asStored(verdict: ElementVerdict, first: boolean, patent: Patent, text: string): ElementVerdict {
  const left = CATEGORY.exec(text)?.[0].length ?? 0;
  if (left === 0) return verdict;
  const { start, end } = verdict.claim;
  const claim = quoteOf(patent, { ...verdict.claim, start: first ? 0 : start + left, end: end + left });
  return { ...verdict, claim, text: first ? claim.text.trim() : verdict.text };
}

function compareWith(
  patent: Patent,
  standard: Standard,
  specification: ChosenSpecification,
  { sections = {}, lang }: SepData,
): SpecificationResult {
  const places = sections[standard.id] ?? [];
  const { text, partsOf } = textOf(standard, places);
  const { claims } = independentClaims(patent, standard.lang);
  const terms: TermMapping[] = termsOf(standard, claims.map((one) => one.text).join('\n'));
  const head = { specification, sections_read: places.length, terms };
  const equivalents = terms.slice(0, 200).map(({ term, standard: other }) => ({ word: term, other }));
  const asked = lang ?? (standard.lang === 'zh' ? 'zh' : 'en');
  const scope =
    places.length === 0
      ? undefined
      : scopeOf(withoutCategory(patent), readProduct(text, spokenOf(specification, partsOf)), asked, { equivalents });
  if (!scope)
    return {
      ...head,
      claims: [],
      error: places.length === 0 ? 'no section shares a word with the claims' : 'no claims are stored',
    };
  const byNumber = new Map(claims.map((one) => [one.number, one]));
  return {
    ...head,
    claims: scope.claims
      .filter((claim) => byNumber.has(claim.claim_number) && standsAlone(claim))
      .map((claim) => ({
        claim_number: claim.claim_number,
        text: byNumber.get(claim.claim_number)!.text,
        verdict: essential(claim),
        elements: claim.elements.map((verdict, at) => ({
          verdict: asStored(verdict, at === 0, patent, byNumber.get(claim.claim_number)!.text),
          found: verdict.product ? partsOf(verdict.product) : [],
        })),
      })),
  };
}

/**
 * The published rule: yes only when every element of the claim has its words in a section (a score of 60 and more), no
 * when the specification contradicts one, else uncertain. The silence of a specification contradicts nothing.
 */
export function essential({ elements }: Pick<ClaimVerdict, 'elements'>): 'yes' | 'no' | 'uncertain' {
  if (elements.some(({ verdict }) => verdict === 'missing')) return 'no';
  return elements.length > 0 && elements.every(isMet) ? 'yes' : 'uncertain';
}
