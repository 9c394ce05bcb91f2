import { createHash } from 'node:crypto';
import type { Patent } from '#collections/patents/patent.ts';
import { contentWords } from '#language/content-words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { quantitiesOf } from '#language/quantities.ts';
import type { TextLanguage } from '#language/script.ts';
import { negationsOf } from '#language/wording.ts';
import { describeFeatures, rawFeatures } from '#skills/extract-features/features.ts';
import type { Feature } from '#skills/types.ts';

/** One feature list against one document, with what is known of each feature. */
export interface Case {
  readonly kind: 'own' | 'replaced' | 'altered' | 'number' | 'negated' | 'random';
  readonly half: 'tune' | 'report';
  readonly claim_of: string;
  readonly document: Patent;
  readonly features: readonly Feature[];
  /** Whether the document discloses the feature of this index. */
  readonly truth: readonly boolean[];
}

const hash = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

/** Cases of a publication are either all for tuning or all for the report. */
export const halfOf = (publicationNumber: string): Case['half'] =>
  hash(`half ${publicationNumber}`) % 2 === 0 ? 'tune' : 'report';

/** A document as prior art: without its claims, whose words would be the features themselves. */
const withoutClaims = (patent: Patent): Patent => {
  const copy = { ...patent, claims: [] };
  Object.defineProperty(copy, 'descriptions', { value: patent.descriptions, enumerable: true });
  return copy;
};

/** The features of a patent's first claim, or undefined where it cannot be taken apart or the description is a stub. */
export function firstClaimFeatures(patent: Patent, language: TextLanguage): Feature[] | undefined {
  const claim = patent.claims.find(({ lang }) => lang === language)?.claims[0];
  const paragraphs = patent.descriptions.find(({ lang }) => lang === language)?.paragraphs ?? [];
  if (!claim || paragraphs.reduce((sum, { text }) => sum + text.length, 0) < (language === 'zh' ? 2_000 : 8_000))
    return undefined;
  const raw = rawFeatures(claim.text, 'en', 40);
  if (raw.notes.length > 0 || raw.features.length < 3) return undefined;
  return describeFeatures(claim.text, raw).map((feature, index) => ({
    ...feature,
    weight: index === 0 ? 'topic' : 'key',
  }));
}

/** The same number, ten times as great. */
function tenfold(text: string): string | undefined {
  const [quantity] = quantitiesOf(text);
  if (!quantity) return undefined;
  const changed = quantity.text.replace(/\d+(?:\.\d+)?/g, (digits) => String(Number(digits) * 1000));
  return text.slice(0, quantity.start) + changed + text.slice(quantity.end);
}

/**
 * One phrase of the feature, the longest, replaced by one that the document nowhere uses: the near miss that an
 * examiner must see.
 */
function withForeignPhrase(text: string, donor: string, patent: Patent, language: TextLanguage): string | undefined {
  const longest = phrasesOf(text).toSorted((a, b) => b.text.length - a.text.length)[0];
  const all = patent.descriptions
    .filter(({ lang }) => lang === language)
    .flatMap(({ paragraphs }) => paragraphs.map((p) => p.text))
    .join('\n')
    .toLowerCase();
  const foreign = phrasesOf(donor).filter(
    (phrase) => phrase.text.length >= 4 && !all.includes(phrase.text.toLowerCase()),
  )[0];
  if (!longest || !foreign) return undefined;
  return text.slice(0, longest.start) + foreign.text + text.slice(longest.end);
}

/** The same words, denied. */
function denied(text: string, language: TextLanguage): string | undefined {
  if (negationsOf(text).length > 0) return undefined;
  const changed =
    language === 'zh'
      ? text.replace(/(?:设置有|包括|具有|采用|通过)/u, '不$&')
      : text
          .replace(/\b(?:is|are) (?!not)/i, '$&not ')
          .replace(/\bhaving\b/i, 'not having')
          .replace(/\bwith\b/i, 'without');
  return changed === text ? undefined : changed;
}

/**
 * Cases from real patents: own description (all true), features of other claims put in, numbers changed, words denied,
 * a random document of the field.
 */
export function casesOf(all: readonly Patent[], language: TextLanguage, most: number): Case[] {
  const usable = all
    .map((patent) => ({ patent, features: firstClaimFeatures(patent, language) }))
    .filter((one): one is { patent: Patent; features: Feature[] } => one.features !== undefined)
    .toSorted((a, b) => hash(a.patent.publication_number) - hash(b.patent.publication_number))
    .slice(0, most);
  const cases: Case[] = [];
  usable.forEach(({ patent, features }, index) => {
    const base = {
      claim_of: patent.publication_number,
      half: halfOf(patent.publication_number),
      document: withoutClaims(patent),
    };
    cases.push({ ...base, kind: 'own', features, truth: features.map(() => true) });
    const other = usable[(index + 7) % usable.length]!;
    const foreign = other.features.filter(
      ({ part, text }) => part !== 'preamble' && part !== 'result' && contentWords(text).length >= 5,
    );
    const replaced = features.map((feature, i) => {
      const donor = i > 0 && i % 3 === 1 ? foreign[i % Math.max(1, foreign.length)] : undefined;
      return donor ? { ...donor, number: feature.number } : feature;
    });
    cases.push({
      ...base,
      kind: 'replaced',
      features: replaced,
      truth: replaced.map((feature, i) => feature === features[i]),
    });
    const changed = features.map((feature) => ({ feature, text: tenfold(feature.text) }));
    if (changed.some(({ text }) => text !== undefined))
      cases.push({
        ...base,
        kind: 'number',
        features: changed.map(({ feature, text }) => (text === undefined ? feature : { ...feature, text })),
        truth: changed.map(({ text }) => text === undefined),
      });
    const negated = features.map((feature, i) => ({
      feature,
      text: i % 2 === 1 ? denied(feature.text, language) : undefined,
    }));
    if (negated.some(({ text }) => text !== undefined))
      cases.push({
        ...base,
        kind: 'negated',
        features: negated.map(({ feature, text }) => (text === undefined ? feature : { ...feature, text })),
        truth: negated.map(({ text }) => text === undefined),
      });
    const altered = features.map((feature, i) => ({
      feature,
      text:
        i % 2 === 1
          ? withForeignPhrase(feature.text, foreign[i % Math.max(1, foreign.length)]?.text ?? '', patent, language)
          : undefined,
    }));
    if (altered.some(({ text }) => text !== undefined))
      cases.push({
        ...base,
        kind: 'altered',
        features: altered.map(({ feature, text }) => (text === undefined ? feature : { ...feature, text })),
        truth: altered.map(({ text }) => text === undefined),
      });
    const stranger = usable[(index + 13) % usable.length]!.patent;
    if (stranger !== patent)
      cases.push({
        ...base,
        kind: 'random',
        document: withoutClaims(stranger),
        features,
        truth: features.map(() => false),
      });
  });
  return cases;
}
