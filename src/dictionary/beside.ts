import type { EntityKind } from '#collections/entities/entities.ts';
import { ENGLISH_FUNCTION_WORDS } from '#corpus/text/stop-words.ts';
import { AtEnd } from './at-end.ts';
import { AtStart } from './at-start.ts';
import type { NameSpan } from './spans.ts';

/**
 * What stands directly beside a name in an English text and belongs to it, so that the name is cut short there: the
 * dictionary has the family (`interleukin`), the text its member (`interleukin (IL)-6`). Classes were counted on
 * abstracts that no rule had been read off (eval/tagging): names before or behind these end elsewhere in a third of all
 * cases at least.
 */
type Name = NameSpan & { readonly kind: EntityKind };

const NEAR = 48;
/** The word before, with a blank between. */
const WORD_BEFORE = new AtEnd(/(?<![\p{L}\p{N}.,])([\p{L}\p{N}](?:[\p{L}\p{N}.,'’+-]{0,38}[\p{L}\p{N}+])?) $/u);

/** Whether words beside a name say that it goes on there. */
export function isCutShort(text: string, { kind, start, end }: Name): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const behind = text.slice(end, end + NEAR);
  const name = text.slice(start, end);
  if (kind === 'disease')
    return (
      DISEASE_BEHIND.test(behind) ||
      DISEASE_BEFORE.test(before) ||
      (SHORT_BEHIND.test(behind) && /(?:ic|al|ous)$/.test(name))
    );
  if (LETTERED.test(behind)) return true;
  const wordBefore = () => WORD_BEFORE.exec(before)?.[1] ?? '';
  if (kind === 'drug') return isPartOfCompound(name, before, wordBefore, behind);
  return (
    ONE_OF_TWO.test(before) ||
    (ONE_OF_MANY.test(name) && MORE_OF_THEM.test(behind)) ||
    NUMBERED.test(behind) ||
    PROTEIN_BEHIND.test(behind) ||
    PROTEIN_BEFORE.test(before) ||
    (IN_WORDS.test(name) && isOneOfAFamily(wordBefore()))
  );
}

/** Which of several it is, by a letter: `neuregulin-1 alpha`, `cyclosporine A`, `prostaglandin A2`, `(TGF)-b1`. */
const LETTERED = new AtStart(
  /^(?: \([\p{L}\d-]{1,8}\))?[ -](?:(?:alpha|beta|gamma|delta|epsilon|[α-ω])(?=-\p{Ll})|(?:(?:alpha|beta|gamma|delta|epsilon|kappa|zeta|theta|[α-ω]|[A-Zab])\d{0,2}|\d[A-Z])(?![\p{L}\d%°'’/-]|\.\d| (?:and|or)(?!\p{L})))/u,
);
/** By a number or a type: `collagen 2`, `interleukin (IL)-6`, `calbindin-D28k`. */
const NUMBERED = new AtStart(
  /^(?: \([\p{L}\d-]{1,8}\))?[ -](?:[IVX]{1,4}|I?[A-Z]?\d{1,2}[A-Za-z]{0,2}\d?)(?![\p{L}\d%°/-]|[.,]\d| (?:[µμnm]?[gLlM]|kg|m[lL]|h|hours?|days?|weeks?|months?|years?|times|of|and|to|or)(?!\p{L}))|^-[A-Z][A-Z\d]{1,5}(?![\p{L}\d-])|^ (?:sub)?types?(?!\p{L})|^\)(?:[- ](?:[\p{L}]?\d[\p{L}\d]?|[A-Zα-ω]|(?:alpha|beta|gamma)\d?)(?![\p{L}\d])|-[A-Z])|^s(?!\p{L})|^-[a-z](?!\p{L})|^\/\d|^\(\d|^\)[\p{Ll}\d](?!\p{L}{2})|^ \([A-Z][\p{L}\d]{1,7}\)[\p{Ll}\d]/u,
);
/** The last of two that share their end: `alpha1A- and alpha1D-adrenoceptors`, `L- and P-selectin`. */
const ONE_OF_TWO = new AtEnd(/[\p{L}\d)]-,? (?:and|or|and\/or) (?:the )?$/u);
/** Several of a family: `filamin A, B and C`, `cyclin D1 and D2`, `uncoupling proteins 2 and 3`. */
const ONE_OF_MANY = /[ -](?:[A-Z]\d?|\d{1,2})$|[a-z]\d$/;
const MORE_OF_THEM = new AtStart(
  /^(?:, -?(?:[A-Z]\d?|\d{1,2}))*,? (?:and|or) -?(?:[A-Z]\d?|\d{1,2})(?=[,.;:)]|$| (?!(?:\p{Ll}+ ){0,2}(?:patients|subjects|controls|of|days|weeks|months|years)(?!\p{L})))/u,
);

/** What goes on behind a protein: another one that is called after it, or a part of it. */
const PROTEIN_BEHIND = new AtStart(
  /^(?: \([A-Z][\p{L}\d-]{1,8}\))?[ -](?:inhibitor (?:type|\d|[A-Z])|(?:co-?)?(?:receptors?|kinases?|activators?|adaptors?|transporters?|channels?|chains?|subunits?|reductases?|synthases?|esterases?|phosphatases?|proteases?|peptidases?|transferases?|exchangers?)|domains?|repeats?|motifs?|folds?|fragments?|precursor)(?!\p{L})|^[ -](?:binding|related|associated|interacting|converting|releasing|like|inducible|activated|regulated) (?:proteins?|factors?|enzymes?|genes?|peptides?|kinases?|early)(?!\p{L})|^[ -](?:carboxyl|deacetyl|dehydro)\p{L}*|^-(?:degrading|releasing|like growth)(?!\p{L})|^ proto-oncogene(?!\p{L})|^ (?:polypeptide|family|complex) \d|^ (?:(?:large|small|auxiliary) subunits?|inhibitory (?:proteins?|peptides?|domains?)|response elements?|autoantibod\p{L}+|inhibitory factors?)(?!\p{L})|^\)-(?:associated|binding|inducible|interacting|like|[a-z](?!\p{L}))/iu,
);
/** What stands before it: a numeral, a Greek letter, a hyphen, how a channel is opened. */
const PROTEIN_BEFORE = new AtEnd(
  /(?:^|[ (,-])(?:\d{1,2}(?:,\d{1,2})*|[IVX]{1,4}|[B-HJ-Zα-ω]|alpha|beta|gamma|des-\p{L}+-\p{L}+|\p{L}\d{1,3}\/\p{L}?\d{1,3}) $|(?<!anti|non)-$|\p{Ll} s $|\p{L}-\p{Ll}+(?:ed|ing|type) $/u,
);
/**
 * What a protein is called by several words: a noun or an adjective before them says which, `neuronal nitric oxide
 * synthase`.
 */
const isOneOfAFamily = (word: string): boolean => word !== '' && !(isOutside(word) || OF_ANY_PROTEIN.test(word));
const IN_WORDS = /^\p{L}?\p{Ll}+(?:[ -]\p{Ll}+)+(?: (?:[A-Z]|\d))?$|^\p{L}?\p{Ll}*(?:receptor|channel|kinase)s?$/u;
const OF_ANY_PROTEIN =
  /^(?:active|animal|bacterial|bovine|catalytic|cellular|central|circulating|decreased|downstream|endogenous|elevated|essential|exogenous|functional|high|higher|human|important|increased|inhibitory|intact|low|lower|major|mammalian|microbial|moderate|mouse|murine|mutant|native|new|normal|novel|numerous|other|peptide|physiologic(?:al)?|plasma|porcine|proinflammatory|rabbit|rat|recombinant|serum|several|soluble|specific|strong|suitable|such|total|tumou?r|various|viral|weak|wild-type|cytokine|marker|enzyme|protein|hormone|factor)$/i;
/** A word that is no part of what follows: of function, or of what is done. */
const isOutside = (word: string): boolean =>
  ENGLISH_FUNCTION_WORDS.has(word.toLowerCase()) || /^[^-]*(?:ed|ing|ly|[^su]s)$/.test(word);

/** What a compound goes on with, or begins with: `reactive oxygen species`, `heparan sulphate`, `divalproex sodium`. */
function isPartOfCompound(name: string, before: string, wordBefore: () => string, behind: string): boolean {
  if (OF_ENZYME.test(behind) || SPECIES.test(behind) || SALT.test(behind) || OF_A_PLANT.test(behind)) return true;
  if (BEGUN.test(before) || (/^\d/.test(name) && ANOTHER_PLACE.test(before)) || name.endsWith('-')) return true;
  if (GOES_ON.test(behind) || (/^\p{Lu}\p{Ll}+$/u.test(name) && isOfASpecies(behind))) return true;
  const word = wordBefore();
  if (PART_OF_A_PLANT.test(word) || SORT.test(word)) return true;
  if (FATTY_ACID.test(`${word} ${name}`)) return true;
  if (word === '' || isOutside(word)) return false;
  return (
    RADICAL.test(word) ||
    (PLACE.test(word) && (!name.includes(' ') || !/^\d$/.test(word))) ||
    (ION.test(name) && !NO_PART.test(word))
  );
}
/** An enzyme or a receptor that is called by what it works on: `glutathione-S-transferase`, `serotonin 2C receptor`. */
const OF_ENZYME = new AtStart(
  /^(?: \([A-Za-z\d-]{1,8}\))?(?:[ /-](?:[A-Z\d][A-Za-z\d]?|I{1,3}|\d['′]|acetyl|acyl|glucuronosyl|beta|alpha|diphosphate|dinucleotide|triphosphate|threonine|phosphate))?[ /-](?:(?!(?:decr|incr|dis|rel|phr|ph|ce)e?ases?)\p{Ll}{3,}ases?|\d-kinases?|receptors?)(?!\p{L})|^ (?:carrier|transfer protein|zipper|acceptor|(?:resistance|resistant) (?:genes?|cassettes?|markers?|determinants?))(?!\p{L})|^-(?:finger|containing mono\p{L}+ases?)(?!\p{L})/u,
);
const SPECIES = new AtStart(
  /^[ -]dependent (?:\p{Ll}+ ){0,2}(?:co-?)?transporters?(?!\p{L})|^-[aà]-go-go|^-(?:anchored|producing|responsive|requiring|rich)(?!\p{L})|^\)?-dependent (?:protein )?kinases?(?!\p{L})|^ (?:genes?|mRNAs?|cDNAs?|promoters?|proteins?|loc(?:us|i)|(?:mono|di|tri)?(?:glycerides?|esters?|ethers?|ketals?|acetals?))(?!\p{L})|^-regulated proteins?|^-polyacrylamide|^ (?:resistance syndrome|repeats?|species|(?:co|ter|homo)?polymers?|foams?|operons?|scintigra(?:phy|ms?|phic)|radicals?|peroxidation|angiograph(?:y|ies|ic)|lasers?|plasma coagulation|vacanc(?:y|ies)|adsorption|silicate|atoms?|backbone|skeleton|rubbers?|sulfonates?|carboxylic acids?|isethionates?|sarcosinates?|taur(?:ides?|ates?)|(?:tin|zinc|titanium) oxide)(?!\p{L})/u,
);
/** What an extract is of, and a compound that is called by what it holds. */
const OF_A_PLANT = new AtStart(
  /^ (?:(?:bark|bran|bulb|flower|fruit|germ|leaf|peel|rhizome|root|seed|stem|tuber)s? (?:\p{Ll}+ )?extracts?|complex(?:es)?)(?!\p{L})/u,
);
/** A sort of a class, which is named by both. */
const SORT = /^(?:anabolic|halogenated|sex)$/i;
const PART_OF_A_PLANT = /^(?:bark|bulb|flower|fruit|leaf|peel|rhizome|root|seed|tuber)s?$/;
/** The other half of a salt, where no vocabulary has both. */
const SALT = new AtStart(
  /^ (?:adipate|alafenamide|axetil|besylate|camsylate|cilexetil|dipropionate|disodium|disoproxil|edisylate|esylate|etabonate|etexilate|fumarate|furoate|hyclate|maleate|malate|medoxomil|mesylate|mofetil|nafate|naftate|oxalate|palmitate|pamoate|pivoxil|propionate|proxetil|stearate|succinate|tartrate|tosylate|valerate|xinafoate)(?!\p{L})/u,
);
/**
 * Where a group stands, how many there are, a charge: `phorbol 12-myristate`, `phosphatidylinositol 4,5-bisphosphate`,
 * `clozapine N-oxide`, `prostaglandin E(2)`; the last letter of a short form in the plural.
 */
const GOES_ON = new AtStart(
  /^ \d{1,2} (?:yl|carb\p{Ll}{4,}|sulfonyl|ol|one|amine|oxy)(?!\p{L})|^ \d{1,2}['′]?(?:, ?\d{1,2}['′]?)*-(?:\(|[NOS]-|\p{Ll}*(?:acetate|acid|epoxide|hydroxyl\p{Ll}*|myristate|ol|one|oxide|phosphates?|position|sulfates?)(?!\p{L}))|^ [NOS]-(?:gluc\p{L}+|oxides?)(?!\p{L})|^\((?:\d|[IV]+)\)|^ (?:mono|di|tri)phosphates?(?!\p{L})|^ hormones?(?!\p{L})|^ (?:(?:breath|iontophoresis|retention|suppression|tolerance) )?(?:tests?|assays?|method)(?!\p{L})|^[ -](?:dependence|addiction|pumps?|channels?|depleting)(?!\p{L})|^\) receptors?(?!\p{L})|^ (?:selection )?cassettes?(?!\p{L})|^s(?!\p{L})/u,
);
/**
 * What has begun before: `3-(2-thienyl)ethynyl] pyridine`, `N-benzyl-5-(4-isopropylthiophenol)`, `poly(methacrylic
 * acid)`.
 */
const BEGUN = new AtEnd(/\] ?$|OH\)\d? ?$|-[([]$|[Pp]oly ?[([]$/);
/** A place before the one that begins a name, with a blank between: `1, 3-diphenyl-2-propen-1-one`. */
const ANOTHER_PLACE = new AtEnd(/\d['′]?, $/);
/** The first of the two names of a plant: `Artemisia princeps`, but `Lithium remains`. */
const isOfASpecies = (behind: string): boolean => {
  const [, word] = SPECIES_BEHIND.exec(behind) ?? [];
  return word !== undefined && !ENGLISH_FUNCTION_WORDS.has(word) && !ENGLISH_END.test(word);
};
const SPECIES_BEHIND = new AtStart(
  /^ (\p{Ll}{4,}(?:ata|ana|ensis|ifera|inea|ica|ina|osa|oides|ceps|us|um|ae|ii|is))(?!\p{L})/u,
);
const ENGLISH_END = /(?:ous|tus|[sx]is|itis|virus|serum|plus|thus|versus|[cdis]ium|maximum|minimum)$/;
const RADICAL = new AtStart(
  /^(?:poly|cumene|cyano|\p{L}{2,}(?:yl|ylene|ylidene?|methylol|oxy|azo|thio|amino|fluoro|chloro|bromo|iodo|nitro))$/iu,
);
const FATTY_ACID = new AtStart(
  /^(?:free|long-chain|short-chain|medium-chain|(?:poly|mono)?unsaturated|saturated|omega-?\d|ω-?\d|essential|highly (?:poly)?unsaturated|volatile|branched|trans|carbon) fatty acids?$/i,
);
/** The place of a group, which a blank parts from the rest: `4 nitrophenol`. */
const PLACE = /^(?:\d(?:,\d)*|\dH|tert|[tnpmo])$/;
const ION = new AtStart(
  /^(?:sodium|potassium|calcium|acetate|bromide|carbonate|chloride|citrate|cyanamide|fluoride|hydrobromide|hydrochloride|hydroxide|iodide|maleate|nitrate|oxide|peroxide|phosphate|phosphorous|succinate|sulfates?|sulphates?|tartrate|sulfonic acid)$/i,
);
/** Of how much, where or how an ion is, and no other half of a salt. */
const NO_PART =
  /\d|^(?:mg|k?g|m[lL]|[µμnm]?M|m?mol|plus|body|serum|plasma|blood|extra|daily|high|low|higher|lower|anhydrous|aqueous|saturated|dilute|excess|free|hot|cold|.*(?:al|ar|ary|ic|ous))$/i;

/** What a disease goes on with: a part of the body, what it is a part of, which of its kind. */
const DISEASE_BEHIND = new AtStart(
  /^ of membranes(?!\p{L})|^ (?:disorders?|(?:lymphotropic )?virus(?:es)?)(?!\p{L})|^[ -][Ii]nducible [Ff]actors?|^\/\p{L}+ virus|^ of the (?!patients?|disease|same|other|child|mother)\p{Ll}+|^ of (?:the )?(?:infancy|newborns?|pregnancy|prematurity)(?!\p{L})|^ (?:renal|adrenal) crisis|^ (?:e|s|surface|core) antigens?(?!\p{L})|^[ -](?:pressures?|waves?)(?!\p{L})|^ syndromes?(?!\p{L})|^-like (?:disease|disorders?|illness(?:es)?|symptoms?|syndromes?)(?!\p{L})|^ (?:diathes[ie]s|tendency|tendencies|metastas[ie]s|fragility)(?!\p{L})|^-\d(?![\d-])|^,? (?:and|or|and\/or) (?:hepatitis )?[A-E] (?:virus(?:es)?|infections?)(?!\p{L})|^-(?!(?:induced|related|associated|free|like|specific|causing|positive|negative|bearing|prone|based)(?!\p{L}))\p{Ll}{3,}(?: \p{Ll}+)? (?:syndromes?|diseases?|disorders?)|^(?: \([A-Z]{2,6})?\) (?:syndromes?|diseases?|type|metastas)/u,
);
/** What an adjective says of: `hypoxemic ARF`. */
const SHORT_BEHIND = new AtStart(/^ [A-Z]{2,6}(?!\p{L})/u);
/** What it begins with: the place of a gene, what cells have or lack. */
const DISEASE_BEFORE = new AtEnd(
  /(?:(?<!\d)\d{1,2}[pq]\d[\d.]{0,8}|[\p{L}\d]\+|[A-Z\d]\/[A-Z]\d+|(?<!\p{L})(?:allograft|attenuated|plaque|maternal|variant|masseter|resting|daytime|SARS|MERS|[Pp]rimary|f(?:o?e)tal|[Hh]omozygous|late-(?!onset)\p{Ll}+|gaze-\p{Ll}+|supine|pathological|residual|West Nile|pitting|stent|traction|phenotypic|sensori-?motor|\((?:non-)?[\p{L}\d]{3,20}-(?:dependent|induced)\)|type (?:\d[A-Z]?|[IVX]+)|[Tt]ypes? (?:\d|[IVX]+) (?:and|or|and\/or) (?:type )?(?:[IVX]+|\d[A-Z]?))) $|\p{L}-(?:producing|resistant|secreting|sensitive) $|\)-$/u,
);
