import { type EntityKind, foldedName } from '#collections/entities/entities.ts';
import { GREEK } from '#collections/entities/greek.ts';
import { saysLittle } from '#corpus/text/stop-words.ts';
import { AtEnd } from '../at-end.ts';
import { AtStart } from '../at-start.ts';
import { COMMON_WORDS, GENERAL_TERMS, isCommon, isOne } from '../common-words.ts';
import { isSymbolOfAFamily } from '../proteins.ts';
import type { AutomatonName } from './automaton.ts';
import { EVERYDAY_SUBSTANCES, FOODS, isGenus } from './substances.ts';

/** How far a name of each sort is trusted, the best first. */
const TRUST = ['preferred', 'exact', 'trade', 'narrow', 'abbreviation', 'code', 'related'] as const;

/**
 * The less, the better; a form that only a rule makes is trusted less than any exact name, the symbol of a gene more
 * than what others were called.
 */
export const trustOf = ({ sort, derived, symbol }: AutomatonName): number =>
  2 * TRUST.indexOf(sort) + (derived ? 3 : 0) - (symbol ? 1 : 0);

/**
 * Everyday words that mean a disease where the document speaks of patients or of another disease: models hallucinate,
 * too, metals tire, rocks have fractures.
 */
export const EVERYDAY_DISEASES = new Set(
  `adhesion|blindness|blister|burn|burnout|confusion|dehydration|dislocation|fatigue|fever|flushing|fracture|hallucination|pain|poisoning|rupture|shock|stroke|swelling|
  结核|疲劳|中毒|粘连|畸形|不育`
    .split('|')
    .map((word) => word.trim()),
);

const HAN = /\p{Script=Han}/u;
/** A name without what stands between its words, Greek letters spelled out. */
const bare = (text: string) =>
  text.replace(/[^\p{L}\p{N}]+/gu, '').replace(/[α-ω]/gu, (letter) => GREEK[letter] ?? letter);
const SYMBOL = /^[A-Za-z0-9][A-Za-z0-9\-/]{0,7}$/;
const GENE_SYMBOL = /^[A-Za-z0-9][A-Za-z0-9α-ω\-/]{0,7}$/u;

/** Written as a symbol: short, and with capitals or digits where a word has none. */
const isSymbol = ({ text, sort, derived }: AutomatonName): boolean =>
  !derived &&
  (sort === 'abbreviation' || sort === 'code' || SYMBOL.test(text)) &&
  (text === text.toUpperCase() || /[A-Z].*[A-Z]|[a-z][A-Z]|\d/.test(text)) &&
  text.length <= 12;

/** What names of diseases end with; genes were named after them, and their old names are still listed. */
const OF_DISEASE =
  /(?:^| )(?:syndrome|disease|disorder|deficiency|dystrophy|cancer|carcinoma|tumou?r|leuka?emia|lymphoma|sarcoma|blastoma|ana?emia|ataxia|atrophy|neuropathy|myopathy|cardiomyopathy|deafness|epilepsy|retardation|dysplasia|dystonia|paraplegia|polyposis(?: coli)?|retinitis pigmentosa|hemochromatosis|neurofibromatosis|albinism|mellitus|glaucoma|cataract)s?(?: \d{1,2}| type \d{1,2})?$/;

const ONE_WORD = /^\p{L}+$/u;
/** Marks over or below its letters. */
const isMarked = (text: string): boolean => /[À-ɏḀ-ỿ]/u.test(text);
/** The name of a product in words of every day, which has capitals: `Close Up`. */
const isOfCommonWords = (form: string): boolean =>
  form.includes(' ') && form.split(' ').every((word) => COMMON_WORDS.has(word) || saysLittle(word));
const isPlural = (written: string, name: string): boolean => written.toLowerCase() === `${name.toLowerCase()}s`;
const SEVERAL_CAPITALS = /\p{Lu}.*\p{Lu}/u;
/** A heading whose adjective stands last. */
const INVERTED =
  /^[\p{L} ]{3,40}, (?:Viral|Bacterial|Fungal|Plant|Protozoan|Helminth|Neoplasm|Archaeal|Algal|Insect|Blocking|Heterophile|Synthetic)$/u;

/** A virus, and a general word behind a comma. */
const OF_A_VIRUS = /virus(?:es)?$|, (?:diseases?|disorders?|syndromes?|illness(?:es)?)$/i;
/** A heading of two words whose adjective stands last: `fracture open` in a text is no open fracture. */
const TURNED = /^\p{L}+, \p{Lu}?\p{Ll}+$/u;
const singular = (form: string): string => form.replace(/s(?= |$)/g, '');
/** What a text numbers itself: `compound 18`. */
const NUMBERED = /^(?:compound|component|agent|example|formula|product|sample)s? \d+$/i;

/** Classes by a group, in the plural: one of them may be a drug (`alcohol`, `ether`). */
const SEVERAL_OF_A_CLASS =
  /^(?:alcohols|ethers|ketones|phenols|oxides|hydroxides|chlorides|nitrides|cysteines|lysines|serines|tyrosines|prolines|glycines|arginines|histidines)$/i;

/** A numeral one at the end, which is in capitals: `factors i.e.` are no factor I. */
const NUMERAL = / I(?:$| [[(])/;

/**
 * Whether a written form stands for a name. Symbols (of genes above all) are common words in other letters, so they
 * count only as the dictionary writes them; everyday words and terms that say nothing in particular never do.
 */
export function isMeant(written: string, name: AutomatonName, kind: EntityKind): boolean {
  const form = foldedName(written);
  if (kind === 'disease' && isOne(EVERYDAY_DISEASES, form)) return !name.derived && name.sort !== 'related';
  if (HAN.test(written)) return [...written].length > 1 && !GENERAL_TERMS.has(form);
  // what infects is no illness, nor is the end of a list (`of the blood, disease`)
  if (kind === 'disease' && OF_A_VIRUS.test(written)) return false;
  if (TURNED.test(name.text) && !written.includes(',') && singular(form) === singular(foldedName(name.text)))
    return false;
  // a list is no name: `titanium dioxides, zinc oxides`; nor is a genitive (`protein's`), nor a number of an example
  if (kind !== 'disease' && (written.includes(', ') || /['’]s$/.test(written) || NUMBERED.test(written))) return false;
  if (kind === 'drug' && SEVERAL_OF_A_CLASS.test(written)) return false;
  if (kind === 'drug' && isEverydaySubstance(written)) return !name.derived && name.sort !== 'related';
  if (kind === 'target' && (OF_DISEASE.test(form) || isEverydaySubstance(written))) return false;
  if (kind === 'drug' && isOfCommonWords(form) && !/\p{Lu}/u.test(written)) return false;
  // `triển` is a word of another language
  if (kind !== 'disease' && bare(name.text).length <= 5 && isMarked(written) && !isMarked(name.text)) return false;
  if (form.length < 2 || /^[\d ]+$/.test(form) || saysLittle(form) || isOne(GENERAL_TERMS, form)) return false;
  const symbol = isSymbol(name);
  const letters = bare(name.text).length;
  const short = letters <= 3 || form.length <= 3 || (kind === 'target' && form.length <= 6 && !form.includes(' '));
  // `ORFs` are no cases of orf; `RNA viral` is no heading read from its end
  if (letters <= 4 && !SEVERAL_CAPITALS.test(name.text) && SEVERAL_CAPITALS.test(written)) return false;
  if (INVERTED.test(name.text) && !name.derived && !written.includes(',')) return false;
  // what a gene or a drug was called, in the plural: `statins` are none
  if (kind !== 'disease' && name.sort === 'related' && ONE_WORD.test(name.text) && isPlural(written, name.text))
    return false;
  if (kind === 'disease' && isGenus(written)) return false;
  if (kind !== 'disease' && NUMERAL.test(name.text) && written.endsWith('i')) return false;
  if (isCommon(form))
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

/** Letters alone by which a dictionary has a drug, and others have something else. */
const CAPITALS = /^[A-Z]{3,6}$/;
export const isInCapitals = (written: string, { text }: AutomatonName): boolean =>
  CAPITALS.test(written) && text === written;

/** A food: a drug only where the text speaks of a preparation. */
export const isFood = (written: string): boolean => isOne(FOODS, foldedName(written));

/** A form that means its thing only where a longer name of it stands, too: words of every day in capitals, too. */
export const isShortForm = (written: string, { sort }: AutomatonName): boolean =>
  !HAN.test(written) &&
  (sort === 'abbreviation' ||
    bare(written).length <= 3 ||
    (isOne(COMMON_WORDS, foldedName(written)) && !isEverydayDisease(written)));

/** A word of every day that is also an illness: one where the document is about medicine. */
export const isEverydayDisease = (written: string): boolean => isOne(EVERYDAY_DISEASES, foldedName(written));

/** A symbol of a gene or protein, written as one: whether it is one shows what else the document speaks of. */
export const isGeneSymbol = (written: string, kind: EntityKind): boolean =>
  kind === 'target' && isGeneSymbolWritten(written);
const isGeneSymbolWritten = (written: string): boolean => GENE_SYMBOL.test(written) && /[A-Z0-9]/.test(written);

/** Directly before or behind a symbol: it is that of a gene or a protein. */
const GENE_BEFORE = new AtEnd(
  /(?:\b(?:anti|genes?|proteins?|receptors?|kinases?|mutant|mutated|phosphorylated|recombinant|human|soluble|(?:expressions?|levels?|inhibitors?|inhibition|mutations?|activity|activation|blockade|agonists?|antagonists?|antibod(?:y|ies)) (?:of|in|to|against)(?: the)?)|抗|重组|基因|蛋白|受体)[ -]?$/iu,
);
const GENE_BEHIND = new AtStart(
  /^[ -](?:genes?|proteins?|receptors?|kinases?|mRNAs?|mutations?|mutants?|mutated|alleles?|polymorphisms?|genotypes?|expressions?|expressing|levels?|inhibitors?|inhibition|inhibitory|agonists?|antagonists?|antibod(?:y|ies)|ligands?|signal\w{1,6}|pathways?|knockout|deficient|positive|negative|amplifi\w{1,6}|overexpression|phosphorylation|activity|activation|promoter)(?!\p{L})|^(?:基因|蛋白|受体|抗体|抑制剂|激动剂|拮抗剂|激酶|突变|表达|水平|阳性|阴性|信号)/iu,
);
/** What a symbol is said to be: `NFL is a neuronal cytoplasmic protein`. */
const SAID_TO_BE = new AtStart(
  /^,? (?:is|are|was|were|encodes?|encoding) (?:(?:an?|the|one of the) )?(?:(?!(?:and|or|but|that|which|with|in|of) )[a-z][a-z-]{1,20} ){0,4}(?:genes?|proteins?|receptors?|kinases?|enzymes?|cytokines?|transporters?|ligands?|antigens?)(?!\p{L})/u,
);
/** The same somewhere near. */
const OF_GENES =
  /\b(?:genes?|proteins?|receptors?|kinases?|mRNAs?|mutations?|alleles?|polymorphisms?|genotypes?|transcripts?|cytokines?|chemokines?|growth factors?|interleukins?|phosphorylation|overexpression)\b|基因|蛋白|受体|激酶|细胞因子|趋化因子|生长因子|白介素|白细胞介素/iu;
/** Characters around a symbol that are looked at. */
const NEAR = 45;
const BESIDE = 32;
const SAID = 120;
/** Letters and digits of a symbol that a word somewhere near is enough for. */
const LONG = 4;

/** Whether a name may be told so, wherever it stands. */
export const mayBeTold = (written: string): boolean => isGeneSymbolWritten(written) && bare(written).length > 2;

/**
 * Whether the symbol of a gene or protein at [start, end) means it without a longer name in the document, as it does in
 * most texts: by a Greek letter (`TNF-α`), by its family where living things are spoken of (`IL-10`), by the words
 * around it. A symbol that is no gene's first one has to have a digit, since short forms of letters alone have other
 * meanings.
 */
export function isToldByText(text: string, start: number, end: number, { symbol }: AutomatonName): boolean {
  const written = text.slice(start, end);
  if (!mayBeTold(written)) return false;
  const letters = bare(written);
  // several of them are as well several of something else: assembled genomes are `MAGs`
  if (/[A-Z\d]s$/.test(written)) return false;
  if (/[α-ω]/u.test(written)) return true;
  if (SAID_TO_BE.test(text.slice(end, end + SAID))) return true;
  if (!symbol && (letters.length < LONG || !/\d/.test(letters))) return false;
  if (isSymbolOfAFamily(text, start, end)) return true;
  if (GENE_BEHIND.test(text.slice(end, end + BESIDE))) return true;
  if (GENE_BEFORE.test(text.slice(Math.max(0, start - BESIDE), start))) return true;
  return letters.length >= LONG && OF_GENES.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}
