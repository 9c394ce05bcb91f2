import { languageOf, type TextLanguage } from '#language/script.ts';
import { segmentClaim } from '#language/segments.ts';
import { categoryMismatches } from '#patents/claim-category.ts';
import { parseClaims } from '#patents/claims.ts';
import type { DraftClaim, Fault } from './types.ts';

export interface ClaimsToDraft {
  readonly language: TextLanguage;
  readonly claims: readonly DraftClaim[];
  /** Numbers that begin more than one line: of what they begin, not all can be read as claims. */
  readonly doubled: readonly number[];
}

/** Claims that are read; a set of more is refused by who calls. */
export const MOST_CLAIMS = 300;

const PRINTED = /^[^\S\n]{0,8}(\d{1,3})\s?[.．、](?=[^\S\n]{0,8}(?:\p{Lu}|\p{Lo}))/gmu;

/** Claims as they were pasted. Their numbers are the printed ones. */
export function claimsToDraft(text: string): ClaimsToDraft {
  const language = languageOf(text);
  const claims = parseClaims(text, language).map(({ number, text: words, independent, parents }) => ({
    ...{ number, text: words, independent, parents: [...parents] },
  }));
  const printed = [...text.matchAll(PRINTED)].map((match) => Number(match[1]));
  const doubled = [...new Set(printed.filter((number, at) => printed.indexOf(number) !== at))];
  return { language, claims, doubled };
}

/** The part of a claim that says what it claims, and its features, each as the claim writes it. */
export function partsOf(
  claim: string,
  language: TextLanguage,
): { readonly preamble: string; readonly features: readonly string[] } {
  const { segments } = segmentClaim(claim, language);
  const texts = segments.map(({ start, end, part }) => ({ part, text: claim.slice(start, end) }));
  const preamble = texts[0]?.part === 'preamble' ? texts[0].text : '';
  return { preamble, features: texts.filter(({ part }) => part !== 'preamble').map(({ text }) => text) };
}

/** "The pump of claim 1, wherein", 根据权利要求1所述的泵，其特征在于， : what a dependent claim begins with. */
const REFERS = {
  en: /^[^,;:]{0,300}?\bclaims?\s+\d[\d\s,to-]{0,40}(?:(?:or|and)\s+(?:claim\s+)?\d{1,3}\s*)?[^,;:]{0,80}?(?:,|(?=\bwherein\b|\bfurther\b|\bin which\b|\bcharacteri[sz]ed\b|\bcomprising\b))\s*(?:(?:and\s+)?(?:is\s+)?(?:characteri[sz]ed\s+(?:in that|by)|wherein|in which|where)[\s:,]+)?/iu,
  zh: /^[^，,；;：:]{0,120}?权利要求[^，,；;：:]{0,160}[，,]\s*(?:其?特征(?:在于|是)\s*[，,：:]?\s*|其中\s*[，,：:]?\s*)?/u,
} as const;

/** Length of what a dependent claim begins with: the claim that it refers to, and what that is on; 0 for any other. */
export const referenceLength = ({ text, independent }: DraftClaim, language: TextLanguage): number =>
  independent ? 0 : (REFERS[language].exec(text.slice(0, 600))?.[0].length ?? 0);

/** What a dependent claim adds, in its own words; its whole text where it cannot be told apart. */
export function additionOf(claim: DraftClaim, language: TextLanguage): string {
  const rest = claim.text.slice(referenceLength(claim, language)).trim();
  return rest === '' ? claim.text : rest;
}

const MENTION = { en: /\bclaims?\s+(\d{1,3})(?!\d)/giu, zh: /权利要求\s?(\d{1,3})(?!\d)/gu } as const;

/**
 * Holes and doubles in the numbers, references that lead nowhere, to several parents at once, or to another category.
 */
export function structureFaults({ claims, language, doubled }: ClaimsToDraft): Fault[] {
  const faults: Fault[] = [];
  const numbers = new Set(claims.map(({ number }) => number));
  const several = new Set(claims.filter(({ parents }) => parents.length > 1).map(({ number }) => number));
  const last = Math.max(0, ...numbers);
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number));
  if (missing.length > 0)
    faults.push({ kind: 'numbering', text: missing.slice(0, 20).join(', '), also: [String(last)] });
  if (doubled.length > 0) faults.push({ kind: 'numbering', text: doubled.slice(0, 20).join(', '), also: ['twice'] });
  for (const { number, text, independent, parents } of claims) {
    const mentioned = [...text.slice(0, 600).matchAll(MENTION[language])].map((match) => ({
      ...{ target: Number(match[1]), start: match.index, end: match.index + match[0].length, words: match[0] },
    }));
    for (const { target, start, end, words } of mentioned)
      if (target >= number || !numbers.has(target))
        faults.push({ kind: 'reference', claim_number: number, start, end, text: words, also: [] });
    if (!independent && parents.length === 0 && mentioned.length === 0)
      faults.push({ kind: 'reference', claim_number: number, text: text.slice(0, 60), also: [] });
    if (parents.length > 1 && parents.some((parent) => several.has(parent)))
      faults.push({
        ...{ kind: 'multiple_on_multiple', claim_number: number, text: text.slice(0, 60) },
        also: parents.filter((parent) => several.has(parent)).map(String),
      });
  }
  for (const [claim_number, { text, start, end, parent }] of categoryMismatches(claims, language))
    faults.push({ kind: 'category', claim_number, start, end, text, also: [String(parent)] });
  return faults;
}
