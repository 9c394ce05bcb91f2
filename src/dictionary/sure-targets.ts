import { AtEnd } from './at-end.ts';
import { AtStart } from './at-start.ts';
import { isSymbolOfAFamily } from './proteins.ts';
import type { NameSpan } from './spans.ts';
import { BEFORE, LONGEST, SHORT, saysNothingOfIt } from './sure-words.ts';
import { isAdministered, isBiological } from './tagging/substances.ts';
import { isNoTarget } from './unsure-words.ts';
import type { WholeText } from './whole-text.ts';

/**
 * Whether the name of a protein or gene is sure, and ends where it does. An enzyme called by one word is a part of a
 * longer name behind any noun (`restriction endonuclease`); a messenger before `receptor` is what that one receives.
 */
export function isSureTarget(whole: WholeText, { start, end }: NameSpan): boolean {
  const { text } = whole;
  const name = text.slice(start, end);
  if (
    isNoTarget(name) ||
    name.startsWith('anti-') ||
    OF_A_STEP.test(name) ||
    OF_A_FRAME.test(name) ||
    IS_GIVEN.test(name) ||
    isBiological(name) ||
    /^sargramostim$/i.test(name) ||
    PROTEIN_LETTER.test(name)
  )
    return false;
  if (TOXIN.test(name) && isAdministered(text, start, end)) return false;
  if (
    SYMBOL_BEHIND.test(name) ||
    CLASS_OF_PROTEINS.test(name) ||
    (SEVERAL_WORDS.test(name) && !OF_A_PROTEIN.test(name))
  )
    return false;
  const behind = text.slice(end, end + LONGEST);
  if (OF_A_TEST.test(behind) || (isOfALine(text, start, end) && CELLS_BEHIND.test(behind))) return false;
  if (GIVEN_AMONG.test(name) && whole.has(GIVEN_TOGETHER)) return false;
  if (AS_A_DRUG.test(text.slice(Math.max(0, start - 110), start)) && !ACTED_ON.test(behind)) return false;
  if (
    SHORT.test(name) &&
    HAVING.test(text.slice(Math.max(0, start - LONGEST), start)) &&
    !OF_A_GENE_BEHIND.test(behind)
  )
    return false;
  if ((SHORT.test(name) && HAVERS.test(behind)) || GIVEN_AS.test(behind)) return false;
  if (NUMBERED.test(name) && /^ \d{1,3}[A-Za-z]?(?![\d%]|[.,]\d)/.test(text.slice(end, end + 6))) return false;
  if (/^factor/.test(name) && MULTIPLIED.test(text.slice(Math.max(0, start - LONGEST), start))) return false;
  if (/^CD\d{1,3}[a-z]?$/.test(name) && COUNTED.test(behind)) return false;
  if (SUBTYPE_BEHIND.test(behind) || OF_FAT.test(name)) return false;
  if (RECEIVED.test(name) && / receptors?(?!\p{L})/u.test(text.slice(end, end + 11))) return false;
  const [, word, between] = BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start)) ?? [];
  if (between === '-' && WORD.test(name) && !/^(?:anti|non)$/i.test(word!)) return false;
  if (!ONE_ENZYME.test(name)) return true;
  return word === undefined || saysNothingOfIt(word) || OF_ANY_ENZYME.test(word);
}
/** A step of a method, a frame that is read, and a peptide that is a medicine alone. */
const OF_A_STEP = /^[A-Z] \d{1,4}(?:\/\d+)?$/;
const OF_A_FRAME = /^ORF ?\d*$|^orf[A-Z]?\d?$|^transforming growth factors?$/;
const IS_GIVEN =
  /(?:(?<!gh)relin|rel[iy]de|olide|(?:terli|orni|feli|desmo)pressin|reotide|tirelin|glutide|paratide|myxins?(?: [BE])?|bacitracin|colistin|gramicidin|vancomycin)$/i;
/** A mark of cells, and no protein that is spoken of: `CD4 count`, `CD4(+) T cells`. */
const COUNTED = new AtStart(
  /^ ?(?:\(\+\)|\+|\(-\)|\(?(?:hi|low|bright|dim)\)?(?!\p{L}))|^[ -](?:(?:T|B)[ -])?(?:cells?(?! surface)|counts?|percent(?:ages?)?|lymphocytes?|ratios?|tests?)(?!\p{L})/u,
);
/** The receptor of it that is meant: `angiotensin AT1 receptor`. */
const SUBTYPE_BEHIND = new AtStart(/^ (?:[A-Z]{2}[A-Z\d]?|[A-Z]\d[A-Z]?) (?:receptors?|antagonists?)(?!\p{L})/u);
/** What fat in the blood is carried by, told with it. */
const OF_FAT = /^(?:V?LDL|HDL)[- ]c(?:holesterol)?$/i;
/** Lines of cells have symbols, too. */
const OF_A_LINE = /^[A-Z]{2,4}-?\d{1,4}$/;
const isOfALine = (text: string, start: number, end: number): boolean =>
  OF_A_LINE.test(text.slice(start, end)) && !isSymbolOfAFamily(text, start, end);
const CELLS_BEHIND = /^(?:[,/] ?[A-Z][\w-]+)*(?:,? and [A-Z][\w-]+)? (?:\p{Ll}+ )?cells?(?! surface|\p{L})/u;
/** Hormones among classes of medicines are some. */
const GIVEN_TOGETHER =
  /\b(?:antibiotics|anticoagulants|antidepressants|corticosteroids|diuretics|immunomodulators|immunosuppress(?:ants|ive drugs)|medications|steroids|opioids|vaccines|blood products)\b/i;
const GIVEN_AMONG =
  /^(?:insulins?|interferons?|immunoglobulins?|immune globulins?|growth hormone|erythropoietin|heparin)$/i;
/** A test hides by what it works. */
const OF_A_TEST = /^(?: \p{Ll}+-linked immuno| (?:ELISAs?|ELISPOT|(?:immuno|radioimmuno)assays?)(?!\p{L}))/u;
/** A family and one of it: `chemokine CCL2`. */
const SYMBOL_BEHIND = /^\p{L}\p{Ll}{4,} \p{Lu}{2,}\d*$/u;
const CLASS_OF_PROTEINS =
  /^\p{L}[\p{Ll} -]+ (?:enzymes|molecules)$|^\d+(?:\.\d+)?[ -]kDa |(?:^|[ -])(?:cell cycle|chloroplast|dietary|egg|fusion|hypothetical|induced|plant|putative|recombinant|storage|vegetable) proteins?$|^(?:\p{L}?\p{Ll}+(?:ic|al|ory|ive)|tumou?r[- ]suppressor) proteins$/u;
/** A protein of several words ends like one: `membrane bound` and `neuronal migration` are none. */
const SEVERAL_WORDS = /^\p{L}?\p{Ll}+(?:[ -]\p{Ll}+)+$/u;
const OF_A_PROTEIN = new AtEnd(
  /(?:(?<![ts]i)[aeior]ns?|ases?|ogens?|gens?|proteins?|receptors?|factors?|antigens?|channels?|hormones?|subunits?|chains?|peptides?|transporters?|ligands?|inhibitors?|activators?|complex(?:es)?|carriers?|exchangers?|pumps?|toxins?|antibod(?:y|ies)|enzymes?|rapamycin|regulators?|suppressors?|homeobox|molecules?|signal{1,2}ing|alpha|beta|gamma|delta)$/,
);
/** Somebody who has it has no gene. */
const HAVING = new AtEnd(
  /\b(?:patients?|subjects?|famil(?:y|ies)|pedigrees?|kindreds?|children|individuals|cases|probands?|people|men|women) (?:with|of|having) $/i,
);
const HAVERS = /^ (?:patients?|subjects|famil(?:y|ies)|probands?)(?!\p{L})/u;
const GIVEN_AS = /^ (?:medium|media|drugs?|products?|preparations?|replacement|infusions?)(?!\p{L})/u;
const OF_A_GENE_BEHIND =
  /^[ -](?:\p{Ll}+ )?(?:genes?|mutations?|variants?|deficienc\w+|polymorphisms?|alleles?|expression|defects?)/u;
const ACTED_ON = /^[ -](?:\([A-Z\d]+\) )?(?:inhibit|antagoni|block|activat)/;
/** What is named among drugs is one. */
const AS_A_DRUG =
  /\b(?:drugs?|medications?|medicines?)(?:,| \([^()]{0,30}\))? (?:such as|including|like)(?: [^.;:]{0,80})?$/i;
/** The end of `protein’s`; `multiplication factor X`; the number of a protein stands behind it. */
const PROTEIN_LETTER = /^proteins? [a-z]$/;
const MULTIPLIED =
  /\b(?:transcription|multiplication|scal(?:e|ing)|conversion|correction|form|safety|weight(?:ing)?|gain|quality|power) $/i;
const TOXIN = /^botulinum |toxins?$/i;
const NUMBERED = /(?:proteins?|factors?|subunits?|receptors?|interleukins?)$/i;
const WORD = /^\p{L}\p{Ll}{3,}$/u;
const ONE_ENZYME = /^\p{L}?\p{Ll}+(?:ases?|globulins?|albumins?|cytochromes?)$/u;
const OF_ANY_ENZYME =
  /^(?:active|bacterial|bovine|catalytic|exogenous|elevated|endogenous|fungal|high|human|increased|low|lower|microbial|moderate|mouse|new|normal|novel|other|plasma|rat|recombinant|serum|several|soluble|strong|suitable|such|total|viral|weak)$/i;
const RECEIVED = /^(?:IL|TNF|IFN|EGF|FGF|VEGF|PDGF|TGF|NGF|CSF|GM-CSF|insulin|glucagon|leptin)[-\dα-ωA-Za-z]{0,8}$/;
