import { type EntityKind, foldedName } from '#collections/entities/entities.ts';
import { GREEK } from '#collections/entities/greek.ts';
import { saysLittle } from '#corpus/text/stop-words.ts';
import { COMMON_WORDS, GENERAL_TERMS, isOne } from '../common-words.ts';
import type { AutomatonName } from './automaton.ts';
import { EVERYDAY_SUBSTANCES, FOODS } from './substances.ts';

/** How far a name of each sort is trusted, the best first. */
const TRUST = ['preferred', 'exact', 'trade', 'narrow', 'abbreviation', 'code', 'related'] as const;

/** The less, the better; a form that only a rule makes is trusted less than any exact name. */
export const trustOf = ({ sort, derived }: AutomatonName): number => 2 * TRUST.indexOf(sort) + (derived ? 3 : 0);

/** Everyday words that mean a disease wherever they stand. */
const EVERYDAY_DISEASES = new Set(['pain', 'stroke', 'fever', 'strokes']);

const HAN = /\p{Script=Han}/u;
/** A name without what stands between its words, Greek letters spelled out. */
const bare = (text: string) =>
  text.replace(/[^\p{L}\p{N}]+/gu, '').replace(/[α-ω]/gu, (letter) => GREEK[letter] ?? letter);
const SYMBOL = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,7}$/;

/** Written as a symbol: short, and with capitals or digits where a word has none. */
const isSymbol = ({ text, sort, derived }: AutomatonName): boolean =>
  !derived &&
  (sort === 'abbreviation' || sort === 'code' || SYMBOL.test(text)) &&
  (text === text.toUpperCase() || /[A-Z].*[A-Z]|[a-z][A-Z]|\d/.test(text)) &&
  text.length <= 12;

/** What names of diseases end with; genes were named after them, and their old names are still listed. */
const OF_DISEASE =
  /(?:^| )(?:syndrome|disease|disorder|deficiency|dystrophy|cancer|carcinoma|tumou?r|leuka?emia|lymphoma|sarcoma|blastoma|ana?emia|ataxia|atrophy|neuropathy|myopathy|cardiomyopathy|deafness|epilepsy|retardation|dysplasia|dystonia|paraplegia|polyposis(?: coli)?|retinitis pigmentosa|hemochromatosis|neurofibromatosis|albinism|mellitus|glaucoma|cataract)s?(?: \d{1,2}| type \d{1,2})?$/;

/**
 * Whether a written form stands for a name. Symbols (of genes above all) are common words in other letters, so they
 * count only as the dictionary writes them; everyday words and terms that say nothing in particular never do.
 */
export function isMeant(written: string, name: AutomatonName, kind: EntityKind): boolean {
  const form = foldedName(written);
  if (kind === 'disease' && EVERYDAY_DISEASES.has(form)) return !name.derived && name.sort !== 'related';
  if (HAN.test(written)) return [...written].length > 1 && !GENERAL_TERMS.has(form);
  if (kind === 'drug' && isEverydaySubstance(written)) return !name.derived && name.sort !== 'related';
  if (kind === 'target' && OF_DISEASE.test(form)) return false;
  if (form.length < 2 || /^[\d ]+$/.test(form) || saysLittle(form) || isOne(GENERAL_TERMS, form)) return false;
  const symbol = isSymbol(name);
  const short = form.length <= 3 || (kind === 'target' && form.length <= 6 && !form.includes(' '));
  if (isOne(COMMON_WORDS, form))
    return symbol && bare(written) === bare(name.text) && /[A-Z].*[A-Z0-9]/.test(written) && form.length > 3;
  if (symbol || short) {
    // a title begins with a capital: `Covid-19`
    const titled = bare(name.text).length > 5 && bare(written).slice(1) === bare(name.text).slice(1).toLowerCase();
    const same = titled || bare(written) === bare(name.text) || bare(written) === `${bare(name.text)}s`;
    return same && /[A-Z0-9]/.test(written) && form.length > (name.sort === 'related' ? 3 : 2);
  }
  return true;
}

/** A name that counts as a drug only where the document, or what stands beside it, says so. */
export const isEverydaySubstance = (written: string): boolean => {
  const form = foldedName(written);
  return EVERYDAY_SUBSTANCES.has(form) || (form.endsWith('s') && EVERYDAY_SUBSTANCES.has(form.slice(0, -1)));
};

/** A food: a drug only where the text speaks of a preparation. */
export const isFood = (written: string): boolean => isOne(FOODS, foldedName(written));

/** A form that means its thing only where a longer name of it stands, too: words of every day in capitals, too. */
export const isShortForm = (written: string, { sort }: AutomatonName): boolean =>
  !HAN.test(written) &&
  (sort === 'abbreviation' ||
    bare(written).length <= 3 ||
    (isOne(COMMON_WORDS, foldedName(written)) && !isEverydayDisease(written)));

/** A word of every day that is also an illness: one where the document is about medicine. */
export const isEverydayDisease = (written: string): boolean => EVERYDAY_DISEASES.has(foldedName(written));

/** A symbol of a gene or protein, written as one: whether it is one shows what else the document speaks of. */
export const isGeneSymbol = (written: string, kind: EntityKind): boolean =>
  kind === 'target' && SYMBOL.test(written) && /[A-Z0-9]/.test(written);
