import { claimTerms } from '#language/antecedent-basis/claim-terms.ts';
import { supportReader } from '#language/support.ts';
import type { Filed } from './grants.ts';

export interface SupportFigures {
  /** Terms of claims, asked of the patent's own description. */
  terms: number;
  found: number;
  /** Of those without support, the ones whose thing the description has by another name of its kind. */
  otherwise: number;
  /**
   * Terms whose every paragraph was taken out, and how many of them were then told: as missing, or as another's name.
   */
  deleted: number;
  named: number;
  /** The worst, in words. */
  readonly lost: string[];
  readonly kept: string[];
}

const MOST_DELETED = 5;
const MOST_TOLD = 200;

/**
 * What a paragraph that holds the term looks like, told without the reader that is judged: the beginnings of all its
 * words.
 */
function holds(term: string): (paragraph: string) => boolean {
  const parts = /\p{Script=Han}/u.test(term)
    ? [...term].slice(1).map((_, index) => [...term].slice(index, index + 2).join(''))
    : term
        .toLowerCase()
        .split(/[\s\-/]+/)
        .map((word) => word.replace(/(?:ies|es|s|ing|ed|e|ion|ation)$/, '').slice(0, 6));
  return (paragraph) => {
    const text = paragraph.toLowerCase().replace(/\s+/g, /\p{Script=Han}/u.test(term) ? '' : ' ');
    return parts.every((part) => text.includes(part));
  };
}

/** Asks for every claim term, then for some after what holds them was deleted. */
export function supportFigures(patents: readonly Filed[]): SupportFigures {
  const figures: SupportFigures = { terms: 0, found: 0, otherwise: 0, deleted: 0, named: 0, lost: [], kept: [] };
  for (const patent of patents) {
    if (patent.paragraphs.length < 5) continue;
    const reader = supportReader(patent.paragraphs.join('\n'));
    const terms = new Map(
      patent.claims.flatMap(({ text }) => claimTerms(text, patent.lang)).map(({ key, text }) => [key, text]),
    );
    let deleted = 0;
    for (const term of terms.values()) {
      figures.terms++;
      const found = reader.term(term);
      if (found?.kind === 'otherwise') figures.otherwise++;
      else if (found) figures.found++;
      else if (figures.lost.length < MOST_TOLD) figures.lost.push(`${patent.number}: ${term}`);
      if (found?.kind !== 'stated' || deleted >= MOST_DELETED || term.length < 4) continue;
      const has = holds(term);
      const left = patent.paragraphs.filter((paragraph) => !has(paragraph));
      if (left.length === patent.paragraphs.length || left.length < patent.paragraphs.length / 2) continue;
      deleted++;
      figures.deleted++;
      const still = supportReader(left.join('\n')).term(term);
      if (!still || still.kind === 'otherwise') figures.named++;
      else if (figures.kept.length < MOST_TOLD) figures.kept.push(`${patent.number}: ${term}`);
    }
  }
  return figures;
}
