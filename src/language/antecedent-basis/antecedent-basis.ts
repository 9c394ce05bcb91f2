import type { TextLanguage } from '../script.ts';
import type { Span } from '../spans.ts';
import { chineseFaults, readChinese } from './chinese.ts';
import { englishFaults, readEnglish } from './english.ts';

/** A claim as it is checked: offsets count in `text`. */
export interface CheckedClaim {
  readonly number: number;
  readonly text: string;
  readonly parents: readonly number[];
}

/** "the X", "said X", 所述X in a claim, and nothing earlier in its chain that introduces an X. */
export interface AntecedentFault extends Span {
  readonly claim_number: number;
  /** Without the article. */
  readonly phrase: string;
}

/** Claims of a chain that are looked through; a claim of a hundred ancestors is no claim. */
const MOST_ANCESTORS = 100;
const LONGEST_CLAIM = 30_000;

/** A claim that names another one in its text has it at hand as well, dependent or not. */
const NAMES_CLAIM = { en: /\bclaims?\s+(\d{1,3})(?!\d)/giu, zh: /权利要求\s?(\d{1,3})(?!\d)/gu } as const;

/**
 * Definite phrases without antecedent basis, claim by claim in order. A phrase is introduced where an earlier phrase of
 * its claim, or of a claim that it builds on, has the same last word and all of its other words; first and second are
 * told apart; "the length of" and its like need no introduction. Of alternative parents ("claim 1 or 2") one is enough.
 */
export function antecedentFaults(claims: readonly CheckedClaim[], language: TextLanguage): AntecedentFault[] {
  return language === 'zh'
    ? faultsOf(claims, 'zh', readChinese, chineseFaults)
    : faultsOf(claims, 'en', readEnglish, englishFaults);
}

function faultsOf<C>(
  claims: readonly CheckedClaim[],
  language: TextLanguage,
  read: (text: string) => C,
  check: (claim: C, ancestors: readonly C[]) => (Span & { phrase: string })[],
): AntecedentFault[] {
  const byNumber = new Map(claims.map((claim) => [claim.number, claim]));
  const readings = new Map<number, C>();
  const reading = (claim: CheckedClaim): C => {
    const known = readings.get(claim.number) ?? read(claim.text.slice(0, LONGEST_CLAIM));
    readings.set(claim.number, known);
    return known;
  };
  return claims.flatMap((claim) => {
    const ancestors = ancestorsOf(claim, byNumber, language).map((number) => reading(byNumber.get(number)!));
    return check(reading(claim), ancestors).map((fault) => ({ claim_number: claim.number, ...fault }));
  });
}

/** Numbers of the claims that a claim builds on or names, nearest first; each once, also where they go in a circle. */
function ancestorsOf(
  claim: CheckedClaim,
  byNumber: ReadonlyMap<number, CheckedClaim>,
  language: TextLanguage,
): number[] {
  const found = new Set<number>();
  const open = [claim];
  for (let next = open.shift(); next && found.size < MOST_ANCESTORS; next = open.shift()) {
    const named = [...next.text.slice(0, LONGEST_CLAIM).matchAll(NAMES_CLAIM[language])].map((match) =>
      Number(match[1]),
    );
    for (const number of [...next.parents, ...named]) {
      const ancestor = byNumber.get(number);
      if (!ancestor || number === claim.number || found.has(number)) continue;
      found.add(number);
      open.push(ancestor);
    }
  }
  return [...found];
}
