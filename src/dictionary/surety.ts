import type { EntityKind } from '#collections/entities/entities.ts';
import { foldedName } from '#collections/entities/entities.ts';
import { longFormOf } from '#language/abbreviations.ts';
import { languageOf } from '#language/script.ts';
import { overlapped } from '#language/spans.ts';
import { AtEnd } from './at-end.ts';
import { AtStart } from './at-start.ts';
import { isCutShort } from './beside.ts';
import { GENERAL_TERMS, isCommon, isOne } from './common-words.ts';
import { isOfAName, isPlace, whichBefore, withDescribed } from './described.ts';
import { mayMeanSomethingElse, meansSomethingElse } from './other-senses.ts';
import { isHormone, isSymbolOfAFamily } from './proteins.ts';
import type { NameSpan } from './spans.ts';
import { isSureTarget } from './sure-targets.ts';
import { BEFORE, LONGEST, SHORT, saysNothingOfIt, VERB } from './sure-words.ts';
import { isAdministered, isBiological, isGiven as isGivenTo, isInMolecule } from './tagging/substances.ts';
import { isOfAnother } from './tagging/tag.ts';
import { isOnIllness, isOnLivingThings, isOnMedicine } from './tagging/topic.ts';
import { isEverydayDisease, isEverydaySubstance } from './tagging/trust.ts';
import { isUnsureDescription } from './unsure-descriptions.ts';
import { isNoDrug, isNoIllness, isOfAnything, isOfLight, isOptical } from './unsure-words.ts';
import { WholeText } from './whole-text.ts';
import { isWithin } from './within.ts';
import { nameAskedOnce, type WrittenName, writtenName } from './written-names.ts';

/**
 * How sure it is that a name found in an English text is one, and ends where it ends: by where it comes from and by the
 * words on either side. Counted on the halves for tuning of BC5CDR and of the NCBI disease corpus, read sentence by
 * sentence (eval/tagging): names of the dictionary are right in .94, descriptions in .84, longer names than the
 * dictionary has in .73; what is left out here in some .7.
 */
type Name = NameSpan & { readonly kind: EntityKind; readonly compound?: true };

/**
 * The names that are sure.
 * @param known Names of the dictionary in the text; the others are described by words.
 */
export const sureNames = <N extends Name>(names: readonly N[], known: readonly Name[], text: string): N[] =>
  names.filter(suretyOf(names, known, text));

/** Tells of each of the names whether it is sure, beside all of them. */
function suretyOf<N extends Name>(names: readonly N[], known: readonly Name[], text: string): (one: N) => boolean {
  const whole = new WholeText(text);
  const over = once(() => {
    const ofKind = Map.groupBy(known, ({ kind }) => kind);
    return new Map([...ofKind].map(([kind, all]) => [kind, overlapped(all)] as const));
  });
  const beginning = new Map(known.map((one) => [one.start, one]));
  // a text is read through for its subject where its names do not say enough
  const isMedical = once(() => isOnMedicine(text) || isOnIllness(text));
  const isIll = once(
    () =>
      known.some(({ kind, start, end }) => kind === 'disease' && !isOfMany(writtenName(text, start, end))) ||
      isMedical(),
  );
  const isGiven = once(
    () =>
      known.some(({ kind, start, end }) => kind === 'drug' && !isOfAnyText(writtenName(text, start, end))) || isIll(),
  );
  // a gene is seldom called by the short form that an illness has in the text
  const ofIllnesses = once(
    () =>
      new Set(
        names.flatMap(({ kind, end }) =>
          kind === 'disease' ? (SHORT_BEHIND.exec(text.slice(end, end + 14))?.[1] ?? []) : [],
        ),
      ),
  );
  const ofTwo = namesSideBySide(names, text);
  const ends = once(() => new Set(names.map(({ end }) => end)));
  return (one) => {
    const { kind, start, end } = one;
    if (ofTwo.has(one) || isWithin(text, one) || isCutShort(text, one)) return false;
    const written = writtenName(text, start, end);
    const { name } = written;
    // the gene of an illness may bear its short form
    const isPart = one.compound ? isInMolecule(text, start, end) : isOfAnother(kind, text, start, end);
    if (isPart && !(kind === 'disease' && isShort(written))) return false;
    if (kind === 'target') return !ofIllnesses().has(name) && isSureTarget(whole, one);
    if (kind === 'drug' && !one.compound && isElement(written) && !isIll() && !isGivenTo(text, start, end))
      return false;
    const same = beginning.get(start);
    const isSame = same?.kind === kind && same.end === end;
    const own = isSame ? [] : (over().get(kind)?.(one) ?? []);
    const isKnown = isSame || own.some((each) => each.start === start && each.end === end);
    if (
      !isKnown &&
      !one.compound &&
      isOfAnySubject(written) &&
      !isIll() &&
      !whole.has(kind === 'drug' ? OF_A_DRUG : ON_PEOPLE)
    )
      return false;
    if (kind === 'disease' && hasOtherSense(written) && meansSomethingElse(whole, one, isMedical())) return false;
    if (isKnown && kind === 'drug' && isInCapitals(written) && !isGiven() && !isGivenTo(text, start, end)) {
      // what stands for as many things as there are fields, in a text on none of these
      const isOnLife = whole.has(IN_A_STUDY) || isOnLivingThings(text);
      if (!isOnLife && whole.explained(name).length === 0) return false;
    }
    if (kind === 'disease' && isOfMany(written) && !isEverydayDisease(name) && !isIll() && !whole.has(HAVING))
      return false;
    if (
      kind === 'drug' &&
      !isKnown &&
      CODE.test(name) &&
      (OF_A_GENE.test(name) ||
        OF_A_MUTATION.test(text.slice(end, end + LONGEST)) ||
        !(isGiven() || whole.has(IN_A_STUDY)) ||
        (!/-\d{3}/.test(name) && whole.has(ON_GENES)))
    )
      return false;
    if (!isKnown && OF_OTHER_THINGS.test(name) && !isGiven()) return false;
    if (sharesItsEnd(text, one, ends)) return false;
    return kind === 'disease'
      ? isSureDisease(whole, one, written, own, isKnown)
      : isSureDrug(whole, one, written, isKnown);
  };
}

/**
 * Of the tags of a text in English those whose names are sure and end there; a name that is a part of a longer one that
 * words describe is a tag of something wider (`leukemia` in `meningeal leukemia`); one of a class of proteins is none
 * in particular. Of other texts all.
 * @param mentions Of this text alone.
 */
export function sureMentions<M extends Name & { readonly name: string }>(
  mentions: readonly M[],
  text: string,
): readonly M[] {
  if (mentions.length === 0 || languageOf(text) !== 'en') return mentions;
  // spans of one form each, since they are compared by the thousand
  const known = mentions.map(({ kind, start, end }): Name => ({ kind, start, end }));
  const names = withDescribed(known, text);
  const isSure = suretyOf<Name>(names, known, text);
  // what is described and no mention is judged by nobody
  const starting = Map.groupBy(names, ({ start }) => start);
  const whole = new WholeText(text);
  return mentions.filter(({ kind, start, end, name }) => {
    if (!starting.get(start)?.some((one) => one.kind === kind && one.end === end && isSure(one))) return false;
    const written = text.slice(start, end);
    if (kind === 'target' && (isOneOfAClass(written, name) || OF_A_FAMILY.test(written))) return false;
    if (kind === 'drug' && OF_A_CLASS.test(written)) return false;
    return !(SHORT.test(written) && isShortOfLonger(whole, written, name));
  });
}
/**
 * Whether the text explains a short form by more than the name that it was found for: `X-linked intellectual disability
 * (XLID)`.
 */
const isShortOfLonger = (whole: WholeText, short: string, name: string): boolean =>
  whole.explained(short).some(({ long }) => foldedName(long).endsWith(` ${foldedName(name)}`));
/** Proteins by what they are like, in the plural: a family that no register of genes has. */
const OF_A_FAMILY = /^(?:chemokines|histones|\p{L}?[\p{Ll} -]*proteins)$/u;
/**
 * The singular of a heading that is a class: `collagenase`, `cell adhesion molecule`; receptors and words such as
 * `activin` are told by it as well as by others.
 */
const isOneOfAClass = (written: string, name: string): boolean => {
  if (/receptor$|^\p{L}?\p{Ll}+in$/u.test(written)) return false;
  const [one, many] = [written.toLowerCase(), name.toLowerCase()];
  return many === `${one}s` || many === `${one}es` || (one.endsWith('y') && many === `${one.slice(0, -1)}ies`);
};
/** One of a class of drugs, or what is called by the class: `glucocorticoid resistance`, `macrolide antibiotics`. */
const OF_A_CLASS = new AtStart(
  /^(?:(?:branched[- ]chain|essential|excitatory|long[- ]chain|neutral|polyunsaturated|saturated|short[- ]chain|unsaturated) )?(?:amino|fatty) acid$|^(?:aminoglycoside|(?:endo)?cannabinoid|catechol(?:amine)?|cephalosporin|corticosteroid|glucocorticoid|mineralocorticoid|disintegrin|(?:fluoro)?quinolone|ketolide|leukotriene|macrolide|organophosphate|phenothiazine|polyamine|prostaglandin|purine|pyrimidine|retinoid|steroid|sterol|sulfonamide|sulfonylurea|thiazide|thromboxane|thyroid hormone|venom|xanthine)$/i,
);
/**
 * Names with no more than a blank between them that are one longer name: `Covid-19 pneumonia`, `triamcinolone
 * diacetate`, `ubiquinone oxidoreductase`. Of drugs a quarter is right by itself, of diseases half, of drugs before
 * proteins none.
 */
function namesSideBySide<N extends Name>(names: readonly N[], text: string): ReadonlySet<N> {
  const found = new Set<N>();
  for (let at = 0; at + 1 < names.length; at++) {
    const one = names[at]!;
    const next = names[at + 1]!;
    if (next.start !== one.end + 1 || text[one.end] !== ' ') continue;
    const together = `${one.kind} ${next.kind}`;
    if (together === 'drug drug' || together === 'disease disease' || together === 'drug target')
      found.add(one).add(next);
  }
  return found;
}

/**
 * Whether the last word of a name is that of another one before, so that both are one: `cardiovascular and
 * cerebrovascular diseases`, `DiGeorge and velocardiofacial syndromes`, `lactic and glutamic acid`.
 */
function sharesItsEnd(text: string, { kind, start, end }: Name, ends: () => ReadonlySet<number>): boolean {
  const name = text.slice(start, end);
  if (!name.includes(' ') || !(text.endsWith('and ', start) || text.endsWith('or ', start))) return false;
  const [before, word] = JOINED.exec(text.slice(Math.max(0, start - 2 * LONGEST), start)) ?? [];
  if (!before || !word || ends().has(start - before.length + word.length)) return false;
  if (kind === 'drug') return / acids?$/.test(name) && /ic$/.test(word);
  return /(?:ic|al|ar|ary|ous)$/.test(word) || SEVERAL.test(name) || /^(?:sub)?(?:acute|chronic)$/i.test(word);
}
/** That somebody has something. */
const HAVING =
  /\b(?:adults?|bab(?:y|ies)|children|individuals?|infants?|newborns?|people|women) with\b|\bdiagnosed with\b/;
/** What is said of people who take part in a study, or of how often they have something. */
const ON_PEOPLE =
  /\b(?:participants|epidemiolog\w{1,8}|histor(?:y|ies) of|prevalence of|risk factors? for|opioids?|visual analogu?e?)\b/i;
const JOINED = /([\p{L}-]{3,40}),? (?:and|or|and\/or) $/u;
const SEVERAL =
  /(?:cancers|carcinomas|deficiencies|defects|diseases|disorders|fractures|infections|injuries|lesions|malformations|syndromes|tumou?rs)$/;
const SHORT_BEHIND = new AtStart(/^ \(([A-Z][A-Z\d-]{1,9})\)/);
/** Metals and gases that things are made of; a text on illness means what somebody gets or has in the blood. */
const ELEMENT = new AtStart(
  /^(?:alumin(?:i)?um|argon|carbon|chlorine|chromium|cobalt|copper|fluorine|gold|helium|hydrogen|iron|lead|magnesium|manganese|nickel|nitrogen|oxygen|platinum|silicon(?: (?:di)?oxide| nitride)?|silver|sulfur|tin|titanium|tungsten|zinc|zirconium)$/i,
);
/**
 * What a short form stands for: what the text says, also in a bracket that says more (`minimal residual disease
 * (MRD;`).
 */
function longFormsOf(whole: WholeText, name: string, start: number): string[] {
  const told = whole.explained(name).map(({ long }) => long);
  const before = whole.text.slice(Math.max(0, start - 2 * LONGEST), start);
  const more = before.endsWith(' (') ? longFormOf(name, before.slice(0, -2)) : undefined;
  return more === undefined ? told : [...told, more];
}
const isOfAnyText = nameAskedOnce((name) => isEverydaySubstance(name) || CAPITALS.test(name));
const isOfMany = nameAskedOnce((name) => isEverydayDisease(name) || isOfAnything(name) || CAPITALS.test(name));
const isShort = nameAskedOnce((name) => SHORT.test(name));
const isInCapitals = nameAskedOnce((name) => CAPITALS.test(name));
const isElement = nameAskedOnce((name) => ELEMENT.test(name));
const isOfAnySubject = nameAskedOnce((name) => OF_ANYTHING.test(name) || isEverydayDisease(name));
const hasOtherSense = nameAskedOnce(mayMeanSomethingElse);
/** Letters that stand for as many things as there are fields. */
const CAPITALS = new AtStart(/^[A-Z]{3,6}s?$/);

/** What receives, binds or makes a substance is named by it, and is another thing. */
const BOUND_BEHIND = new AtStart(
  /^(?: \([A-Za-z\d-]{1,8}\))?[- ](?:receptors?|binding (?:proteins?|domains?|sites?|globulins?)|dehydrogenases?|synthetases?|transporters?|exporters?|importers?|permeases?|ammonia-lyases?)(?!\p{L})|^-(?:activated|binding|converting|gated|hydroly[sz]ing|like|releasing|specific|stimulating)(?!\p{L})|^ like (?:growth|peptides?)(?!\p{L})|^ (?:growth factor|tags?|homeostasis proteins?|linkages?)(?!\p{L})|^ (?:tri|penta|oxy)(?:chlor|brom|fluor|ox|iod)ides?(?!\p{L})|^,? and \p{Ll}{3,15} (?:receptors?|ammonia-lyases?)(?!\p{L})/u,
);
/**
 * A code of a laboratory, which only a study or what is said of drugs tells from that of a gene, a strain or a file.
 */
const CODE = new AtStart(/^[A-Z][A-Za-z]{0,4}[- ]?\d{2,6}(?:-\d{2,5})?[A-Z]?$/);
/** Families of genes that are numbered, a dose that infects, and forms with so many questions. */
const OF_A_GENE = new AtStart(
  /^(?:ABC[A-G]|ADAMT?S?|AKT|ANKRD|ARF|ATG|BMP|CASP|CCDC|CCL|CCR|CDH|CDK|COL|CXC[LR]|CYP|EIF|ERK|FAM|FGFR?|FOX|GATA|GH|GPR|HDAC|HOX|HSP|IFI?N?|IGF|IL|ITG[AB]|KIAA|KIF|KLHL|KRT|LRRC|MAPK?|MIR|MMP|MYH|NF|NOTCH|NLRP|ORF|PAX|PLA|PDGF|PTPN|RAB|RBM|SIRT|SLC|SMAD|SOX|TCID|TLR|TMEM|TBX|TGF|TIMP|TNF|TRIM|TRP|UGT|USP|WDR|WNT|ZFP|ZNF)[- ]?\d|^[A-Z]{1,4}Q-\d/,
);
/** What a gene, a line of cells or an instrument has behind its code. */
const OF_A_MUTATION = new AtStart(
  /^(?:\+\d| (?:trials?|protocols?|stud(?:y|ies)(?! (?:arm|drug|medication|product|treatment|vaccine)s?(?!\p{L}))|polymorphisms?|deletions?|mutations?|variants?|alleles?|genes?|loc(?:us|i)|hepatomas?|carcinomas?|fibroblasts?|strains?|isolates?|expression|knock-?(?:out|down)|analy[sz]ers?|cameras?|cells?|instruments?|kits?|mouse|microscopes?|monitors?|printers?|probes?|receptors?|regions?|scanners?|servers?|software|spectromet(?:er|ry)\w*|systems?|transducers?|virus(?:es)?)(?!\p{L})|,? (?:(?:is|are) )?(?:commercially )?(?:available|manufactured|sold) (?:from|by)(?!\p{L}))/u,
);
/** A text on genes, cells or lines of animals, whose codes look like those of laboratories. */
const ON_GENES =
  /\b(?:genes?|genotyp\w*|SNPs?|polymorphisms?|mRNAs?|mutations?|mutants?|alleles?|loc(?:i|us)|chromosom\w*|knock-?(?:down|out)|siRNA|cell lines?|expression|transcripts?|strains?|congenic|pedigrees?|Th\d+|T cells|(?:up|down)-?regulat\w+|variants?|haplotypes?|signal{1,2}ing|phenotypes?)\b/;
const IN_A_STUDY =
  /\b(?:mg|[µμn]M|doses?|dosed|dosing|placebo|administ\w+|pharmaco\w+|safe(?:ty)?|tolerab\w+|efficacy|effective|agonists?|antagonists?|subjects|participants|patients|volunteers|drugs?|compounds?|rats|mice)\b/i;

/** Words for what is wrong with somebody that tell as often of rocks, metals and devices. */
const OF_OTHER_THINGS =
  /^(?:.*[ -])?(?:agitation|blindness|bleeding|charge deficiency|collapse|damage|deformit(?:y|ies)|deficienc(?:y|ies)|deteriorations?|dilatation|disabilit(?:y|ies)|dissection|erosions?|failures?|fatigue|fractures?|impairments?|injur(?:y|ies)|irritation|loss|necrosis|obstructions?|occlusions?|perforations?|prolongation|ruptures?|shocks?|slowing|stiffness|rigidity|stress|swelling|trauma|weakness|abuse|distress|disten[st]ion|rigors|disorders?|defects?|deficits?|delays?|disturbances?|accidents?|attacks?|block|bruising|hallucinations?|infestations?|scarring|aggressiv(?:ity|eness))$/i;
/** What is said of drugs. */
const OF_A_DRUG =
  /\b(?:mg|doses?|dosed|dosing|placebo|administ\w+|pharmaco\w+|tolerab\w+|efficacy|inhibitors?|agonists?|antagonists?)\b/i;
/** A code of anything, and what is done with liquids. */
const OF_ANYTHING = /^(?:agitation|.*[ -]strokes?)$|^[A-Z]{1,5}[- ]?\d/i;
/** No illness of one kind, or none by itself, wherever it stands. */
const isNoOneIllness = nameAskedOnce(
  (name) => isNoIllness(name) || SAME_TWICE.test(name) || SEVERE.test(name) || GENERAL_ILLNESS.test(name),
);
const isOfOptics = nameAskedOnce(isOptical);
const isHigh = nameAskedOnce((name) => HIGH.test(name));
const isOfAGeneToo = nameAskedOnce((name) => OF_A_GENE_TOO.test(name));
const isPlural = nameAskedOnce((name) => PLURAL.test(name));
const isOfAPlace = nameAskedOnce((name) => OF_A_PLACE.test(name));
function isSureDisease(
  whole: WholeText,
  one: NameSpan,
  written: WrittenName,
  own: readonly NameSpan[],
  isKnown: boolean,
): boolean {
  const { text } = whole;
  const behind = text.slice(one.end, one.end + LONGEST);
  if (PREVENTED.test(behind)) return false;
  const { name } = written;
  if (
    isNoOneIllness(written) ||
    (isOfOptics(written) && isOfLight(name, whole)) ||
    (isHigh(written) && /^ levels?(?!\p{L})/u.test(behind)) ||
    (isShort(written) && (ANIMALS.test(behind) || isOfAnyone(whole, name, one.start))) ||
    CHILLED.test(text.slice(Math.max(0, one.end - LONGEST), one.end)) ||
    OF_A_VIRUS.test(behind) ||
    LISTED_VIRUSES.test(behind) ||
    (isKnown && isOfAGeneToo(written) && whole.has(ON_GENES) && !whole.has(ILL)) ||
    OF_A_PRODUCT.test(behind)
  )
    return false;
  if (isPlural(written) || (!isKnown && !name.includes(' '))) {
    const singular = name.endsWith('s') ? whole.explained(name.slice(0, -1)) : [];
    const [pair] = [...whole.explained(name), ...singular].sort((a, b) => a.at - b.at);
    if (pair ? OF_A_THING.test(pair.long) : PLURAL.test(name) || (SPELLED.test(name) && text[one.start - 1] !== '('))
      return false;
  }
  if (isOfAPlace(written) && LISTED.test(behind)) return false;
  const [, word, between] = BEFORE.exec(text.slice(Math.max(0, one.start - LONGEST), one.start)) ?? [];
  if (word !== undefined && (between === '-' || /^multiple$/i.test(word) || mayBelong(word.toLowerCase())))
    return false;
  if (!isKnown && (isOne(GENERAL_TERMS, foldedName(name)) || NOBODY_HAS.test(name))) return false;
  if (!isKnown && MEASURE.test(name) && whole.explained(name).length === 0) return false;
  if (isKnown) return word === undefined || !(SUDDEN.test(word) || isPlace(word.toLowerCase()) || CAUSE.test(word));
  const isOfAPart = OF_A_PART.test(name) && isPlace(name.slice(0, name.indexOf(' ')).toLowerCase());
  if (isOfAPart && word !== undefined && SUDDEN.test(word)) return false;
  if (
    (!isOfAPart && SAYS_LITTLE.test(name)) ||
    OF_MONEY.test(name) ||
    (/^\p{Lu}\p{Ll}+\p{Lu}\S*$/u.test(name) && whole.explained(name).length === 0)
  )
    return false;
  if (name.includes(' ') && SHARED_BEFORE.test(text.slice(Math.max(0, one.start - LONGEST), one.start))) return false;
  const [, which] = WHICHEVER.exec(name) ?? [];
  if (which !== undefined && (VERB.test(which) || !isOfAName(which.toLowerCase()))) return false;
  if (SHORT.test(name) && WRITTEN_BY.test(text.slice(Math.max(0, one.start - LONGEST), one.start)) && behind[0] === ',')
    return false;
  if (SHORT.test(name) && whole.explained(name).some(({ long }) => OF_A_BODY.test(long))) return false;
  if (isUnsureDescription(name, own.length)) return false;
  // longer than the dictionary has it: half of these begin or end elsewhere, but where two share a word
  if (own.length > 0 && name.includes(' ') && !isOfAPart)
    return (
      own.length === 1 && (SHARING.test(name) || name.endsWith(' in situ') || isWhichOne(whole.text, one, own[0]!))
    );
  if (OF_NO_ONE_KIND.test(name)) return false;
  // what a mouse lacks, and nobody has: `TRAF2 deficiency`
  const [gene] = LACKED.exec(name) ?? [];
  if (gene !== undefined && isSymbolOfAFamily(text, one.start, one.start + gene.length)) return false;
  return word === undefined || saysNothingOfIt(word) || OF_ANY.test(word) || SHORT.test(name);
}
/**
 * What ends as names of illnesses do: what an animal of a laboratory lacks, how it was infected, lipids, moulds, and
 * how many germs there are for a cell.
 */
const NOBODY_HAS =
  /^(?:\p{Lu}\p{Ll}+\d\S*|\p{Lu}\p{Ll}+\p{Lu}|.{1,40} receptors?) deficien|^loss of \S+ase$|inositides?$|^(?:pre|porto)?systemic$|^multiplicity of |^(?:aerogenic|intra(?:gastric|nasal|peritoneal|tracheal|venous)|lytic|subcutaneous) infections?$|^(?:Gano|Tricho)derma$|^Mtb$/u;
/** What is measured of somebody: who has it is not ill by that alone. */
const MEASURE =
  /^(?:ADL|ALP|ALT|ANA|ASA|AST|BMI|BP|CRP|CSF|CT|ECG|EEG|EF|GFR|GGT|HACA|HDL|ICD|ICU|INR|IQ|LDL|LVEF|MRI|PET|PSA|QOL|RF|VL)$/;
/** How many there are, how sure or how bad, and what brings it: no part of a name. */
const OF_ANY =
  /^(?:additional|avoid|cause|certain|clinical|develop|different|exclude|existing|fatal|frequent|further|include|induce|known|many|marked|mild|moderate|new|numerous|other|persistent|possible|potential|prevent|previous|prior|produce|reduce|serious|several|severe|significant|such|suspected|transient|various)$/i;
/** Whether a name is longer than the dictionary has it by words that say which one it is. */
const isWhichOne = (text: string, { start, end }: NameSpan, known: NameSpan): boolean =>
  known.end === end && known.start - start === whichBefore(text, known.start, known.end);
/** An inflammation is a disease: `rheumatoid arthritis disease activity` goes on differently. */
const SAME_TWICE = /(?:itis|osis|oma|emia) diseases?$/i;
/** Where one of two has its last word from this name: `systolic and diastolic dysfunction`. */
const SHARED_BEFORE = new AtEnd(/(?<!\p{L})\p{Ll}{3,}(?:ic|al|ar|ary|ous)(?: and | or | and\/or |\/)$/u);
/** What any illness may be. */
const GENERAL_ILLNESS = new AtStart(
  /^(?:(?:autosomal )?(?:common|complex|congenital|dominant|familial|genetic|hereditary|human|inborn|inherited|metastatic|monogenic|multifactorial|primary|rare|recessive|secondary|solid|syndromic|systemic|underlying) )+(?:conditions?|defects?|diseases?|disorders?|syndromes?|tumou?rs?)$/i,
);
const HIGH = new AtStart(/^(?:high|low|elevated) /i);
/** Animals are called after what they have. */
const ANIMALS = new AtStart(/^(?:\/[A-Z]{2,5})? (?:mice|mouse|rats?)(?!\p{L})|^\/[A-Z]{2,5}\) rats/u);
/** A short form of what is no illness, or that is a word: `(MRD)`, `(BLAST)`. */
const isOfAnyone = (whole: WholeText, name: string, start: number): boolean =>
  longFormsOf(whole, name, start).some(isNoIllness) ||
  (name.length > 3 && whole.explained(name).length === 0 && isCommon(name.toLowerCase()));
/** Two places or kinds of one illness, and a type of it: `breast and ovarian cancer`, `thrombocytopenia type II`. */
const SHARING = /^[\p{L}-]+ (?:and|or) [\p{L}-]+ [\p{L}-]+$| (?:type )?(?:[A-G]|[IVX]+|\d)[a-z]?$/u;
const LACKED = /^\S+(?= deficienc(?:y|ies)$)/;
/** What is wrong with a part of the body, by two words: `renal damage`, `atrial arrhythmias`. */
const OF_A_PART =
  /^(?!(?:blood|cell|central|electrolyte|motor) )\S+ (?:abnormalit(?:y|ies)|arrhythmias?|damage|hypertrophy|injur(?:y|ies)|loss|rash(?:es)?|reactions?|sclerosis|tachycardias?|toxicit(?:y|ies))$/i;
/** What is wrong with anything, behind words in small letters that say where or of what. */
const OF_NO_ONE_KIND = /^(?!.*ase )[\p{Ll} -]+ (?:syndromes?|disorders?|deficienc(?:y|ies))$/u;
/** How bad it is belongs to few names. */
const SEVERE = new AtStart(
  /^severe (?!acute respiratory|combined|fever with)|^(?:acutely|chronically|critically|seriously|severely|terminally) ill$/i,
);
/** What markets, houses and beams have. */
const OF_MONEY = new AtStart(
  /^(?:axial|bending|contextual|economic|electrical|environmental|financial|flexural|fluvial|lateral|mechanical|political|rotational|structural|thermal|torsional) /i,
);
/** The virus is called after its illness. */
const OF_A_VIRUS = new AtStart(/^ ?\)?[- ]?(?:CoV|corona ?virus|Ig[AGM](?![a-z]))/i);
/** The last of several has the word: `measles, mumps, and rubella viruses`. */
const LISTED_VIRUSES = new AtStart(
  /^(?:, \p{L}+){0,3},? (?:and|or) \p{L}+ (?:virus(?:es)?|vaccines?|antigens)(?!\p{L})/u,
);
/** Illnesses that have the symbol of their gene: `CLN1`, which is a cyclin of yeasts, too. */
const OF_A_GENE_TOO = new AtStart(/^[A-Z]{2,5}\d{1,2}[A-Z]?$/);
const ILL =
  /\b(?:patients?|famil(?:y|ies)|diseases?|disorders?|syndromes?|children|affected|clinical|carriers?|phenotypes?|type|tumou?rs?|cancers?)\b/i;
/** A test or a device that is called by it: `COVID-19 V2 System`, `COVID-19 ELISA`. */
const OF_A_PRODUCT = new AtStart(
  /^(?: (?:Rapid|Antigen|Antibody|IgG|IgM|PCR|[Vv]?\d|Presto))* (?:Test|System|Kit|Assay|ELISA)(?!\p{L})/u,
);
/** How cold the wind is. */
const CHILLED = /\bwind[ -]chills?$/i;
/** Short forms in the plural, and words in capitals, mean an illness where the text says so. */
const PLURAL = new AtStart(/^[A-Z]{2,6}s$/);
const SPELLED = new AtStart(/^[A-Z]{5,}$/);
/** What a long form has or ends with that is no illness, for all that it has the name of one. */
const OF_A_THING =
  /\b(?:model assessment|quality of life)\b|(?:automat(?:on|a)|ort?hosis|toxicity|stable disease|progressive disease|items?|devices?|lines?|systems?|models?|networks?|coefficients?|transistors?|servers?)$/i;
/** The name of a vaccine is that of what it prevents, and another thing. */
const PREVENTED = new AtStart(/^[ -]vaccin(?:es?|ations?)(?!\p{L})/iu);
/** The place that a name is of, and more of them behind: `carcinomas of the breast, head and neck`. */
const OF_A_PLACE = / of (?:the )?\p{L}+$/u;
const LISTED = new AtStart(/^, (?:the )?\p{Ll}+(?:,| and | or )/u);
/** Where names of its own are as many as names of a course. */
const SUDDEN = new AtStart(/^(?:acute|chronic)$/i);
/** An illness by no more than a word before: one that names of illnesses have, or any other (`certain disorders`). */
const WHICHEVER = /^(\p{L}\p{Ll}+) (?:diseases?|disorders?)$/iu;
/** A family name before initials. */
const WRITTEN_BY = /(?:^|[,.] )\p{Lu}\p{Ll}+ $/u;
/** What ends with the name of an illness and is a body, a questionnaire or what is done about it. */
const OF_A_BODY =
  /\b(?:Organi[sz]ation|Institutes?|Society|Association|Groups?|Network|Foundation|Initiative|Classification|Manual|Modification|Interview|Cent(?:er|re)|Clinic|Committee|Programs?|Prevention|Thrombolysis|Trials?|Stud(?:y|ies)|Questionnaire|Inventory|Scale|Score|Index|Criteria|Research|Treatment|Productivity|Activity)\b/i;
/** What brings an illness, directly before it: `SARS-CoV-2 pneumonia`, `peripartum depression`. */
const CAUSE = new AtStart(
  /^(?:COVID-?\d*|SARS-CoV-?2|(?:peri|ante|post|pre)(?:partum|natal)|birth|gestational|puerperal|.*virus)$/i,
);
/** What is wrong somewhere, in words so wide that readers take half of them for names. */
const SAYS_LITTLE =
  /-deficient$|(?:^|[ -])(?:damage|lesions?|loss|symptoms?|attacks?|withdrawal|abnormalit(?:y|ies))$|^(?:non|post)-|^(?:[^\s-]+[ -]){4}/i;

/** An adjective that names of illnesses have as well as texts: `postoperative`. */
const mayBelong = (word: string): boolean =>
  isOfAName(word) || /(?<!act|posit|negat|progress|mass|respect|consecut|effect|excess|extens|^f)ive$/.test(word);

/** No drug, or a part of one, wherever it stands. */
const isNoOneDrug = nameAskedOnce(
  (name) =>
    SALT_ALONE.test(name) ||
    /^blood/i.test(name) ||
    isNoDrug(name) ||
    LETTERS.test(name) ||
    NOT_GIVEN.test(name) ||
    PLURAL.test(name) ||
    NUMBERED_ION.test(name),
);
const isOfTheBody = nameAskedOnce((name) => OF_THE_BODY.test(name));
const mayBeOneOfSeveral = nameAskedOnce((name) => [RING, SALT, BLOCK].some((some) => name.match(some)?.[0] === name));
const isBlockAlone = nameAskedOnce((name) => BLOCK_ALONE.test(name));
const isOfABody = nameAskedOnce((name) => isHormone(name) || PROTEIN.test(name) || OF_A_GENE.test(name));
const isEnzyme = nameAskedOnce((name) => ENZYME.test(name) && !isBiological(name));
function isSureDrug(whole: WholeText, { start, end, compound }: Name, written: WrittenName, isKnown: boolean): boolean {
  const { text } = whole;
  if (isNoOneDrug(written) || (isOfTheBody(written) && isMeasured(whole, start, end))) return false;
  const [, word, between] = BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start)) ?? [];
  if (between === '-') return false;
  const { name } = written;
  if (isShort(written) && isOfAnotherLong(whole, name, start)) return false;
  if (mayBeOneOfSeveral(written) && isOneOfSeveral(whole, name)) return false;
  const behind = text.slice(end, end + LONGEST);
  if (BOUND_BEHIND.test(behind) || (GROUP_BEHIND.test(behind) && whole.has(ON_GROUPS))) return false;
  if (isSymbol(written) && OF_A_MUTATION.test(text.slice(end, end + LONGEST))) return false;
  if (isBlockAlone(written) && (RESIDUE.test(behind) || PLACEHOLDER.test(behind) || whole.has(ON_MUTATIONS)))
    return false;
  if (isOfABody(written) && !isAdministered(text, start, end)) return false;
  if (isEnzyme(written) && !isAdministered(text, start, end)) return false;
  if (compound) return true;
  if (isKnown) return !CLASS_OF_VACCINES.test(name);
  if (PREVENTING.test(name)) return !(OF_CANCER.test(name) || VACCINE_BEHIND.test(behind) || isSortOf(word));
  if (/^poly/i.test(name) || (LABELLED.test(name) && OF_CELLS.test(text.slice(end, end + LONGEST)))) return false;
  if (isEverydaySubstance(name) || isOne(GENERAL_TERMS, foldedName(name)) || ION.test(name)) return false;
  if (LABELLED.test(name) && text[end] === ':') return false;
  return word === undefined || saysNothingOfIt(word);
}
/** A part of a molecule, in a text on such parts; others speak of the group that is given something. */
const GROUP_BEHIND = new AtStart(/^ groups?(?!\p{L})/u);
const ON_GROUPS = /\b(?:amino|carboxyl?|functional|hydroxyl?|sulf?hydryl|thiol) groups?\b/i;
const isSymbol = nameAskedOnce((name) => /^[A-Z][A-Z\d]{2,7}$/.test(name) && /\d/.test(name));
/** Proteins by which a body speaks: medicines where somebody is given them, else what is found there. */
const PROTEIN =
  /(?:^|[ -])(?:activators?|anti(?:thrombin|trypsin)|antigens?|collagens?|cytokines?|erythropoietin|factors?(?: [IVX]+a?)?|fibronectin|fibrinogen|apolipoproteins?(?:[ -][A-E](?:-?[IV\d]{1,3})?)?|calcitonin|Ig[AEGM]|lactalbumin|lysozyme|thrombin|globulins?|hormones?|immunoglobulins?(?: [AEGM])?|interferons?(?:[ -](?:alpha|beta|gamma|[αβγ])(?:-?\d[ab]?)?)?|interleukins?(?:-\d+)?|kinases?|lectins?|lipoproteins?|natriuretic peptides?|plasminogen|proteins?|proteases?|receptors?|toxins?|transferrin)$/iu;
/** A text on what changes in a gene. */
const ON_MUTATIONS =
  /\b(?:mutations?|mutants?|mutated|missense|substitut\w+|codons?|exons?|polymorphisms?|SNPs?|alleles?|residues?|heterozygo\w+|phosphorylat\w+|[NC]-terminal|motifs?|zippers?|active sites?|conserved|homolog\w+|encod\w+)\b/i;
/** One of several that a text gives letters to: `amino acid g is selected from`. */
const PLACEHOLDER = new AtStart(/^s? [a-z]\d?[′']? (?:is|are|has|can|may) /u);
/** An amino acid for another one in a protein. */
const RESIDUE = new AtStart(
  /^ (?:for \p{Ll}+ )?(?:at|in) (?:the )?(?:positions?|residues?)(?!\p{L})|^\)? (?:for \p{Ll}+ine )?at (?:nucleotides?|codons?|amino|\d)|^[ -](?:zippers?|rich|phosphorylat\w+|kinases?|phosphatases?|clusters?|clustering|repeats?|motifs?)(?!\p{L})|^[-/](?:serine|threonine|tyrosine|methionine|proline|aspart\p{L}+)|^[ -]\d{2,4}(?![\d%]|[.,]\d| (?:mg|g|mL|mM|µM|nM|mol|kg|mmol)(?!\p{L}))/u,
);
/** When something else is given, or against what. */
const NOT_GIVEN = new AtStart(/^(?:anti|non|post|pre)-/i);
const NUMBERED_ION = /(?:ides|ates) \d{1,2}$/i;
const PREVENTING = / vaccines?$/i;
const CLASS_OF_VACCINES = new AtStart(/^(?:cancer|dendritic cell|virus-like particle) vaccines?$/i);
const OF_CANCER = /cancer|tumou?r/i;
/** Which of its vaccines it is: by whoever makes it, or by its sort. */
const VACCINE_BEHIND = new AtStart(/^ (?:\(Vero|AstraZeneca|BIBP|Janssen|Moderna|Novavax|Pfizer|Sinopharm|Sinovac)/);
const isSortOf = (word: string | undefined): boolean =>
  word !== undefined &&
  /^(?:adjuvanted|attenuated|conjugated?|DNA|inactivated|live|mRNA|recombinant|subunit|vectored)$/i.test(word);
/** Lines of cells have codes, too. */
const OF_CELLS = /[ -]cells?(?!\p{L})/u;
const ENZYME = /^\p{L}\p{Ll}{2,}ases?$/u;
/** Rings, ions, amino acids and bases that a list names as parts of molecules, or as what makes a salt of them. */
const RING =
  /(?<![\p{L}-])(?:acridine|azetidine|benzimidazole|benzofuran|benzothiazole|benzothiophene|benzoxazole|carbazole|furan|imidazole|indazole|indole|isoquinoline|isoxazole|morpholine|naphthyridine|oxadiazole|oxazole|phthalazine|piperazine|piperidine|purine|pyran|pyrazine|pyrazole|pyridazine|pyridine|pyrimidine|pyrrole|pyrrolidine|quinazoline|quinoline|quinoxaline|tetrazole|thiadiazole|thiazole|thiophene|triazine|triazole)s?(?![\p{L}-])/giu;
const SALT =
  /(?<![\p{L}-])(?:acetate|adipate|benzenesulfonate|benzoate|bromide|butyrate|chloride|citrate|fumarate|hydrobromide|hydrochloride|iodide|lactate|malate|maleate|mesylate|nitrate|oxalate|palmitate|phosphate|propionate|stearate|succinate|sulfate|sulphate|tartrate|thiocyanate|tosylate)s?(?![\p{L}-])/giu;
const BLOCK =
  /(?<![\p{L}-])(?:adenine|adenosine|alanine|arginine|asparagine|aspartic acid|cysteine|cytidine|cytosine|glutamic acid|glutamine|glycine|guanine|guanosine|histidine|hypoxanthine|inosine|isoleucine|leucine|lysine|methionine|norleucine|ornithine|phenylalanine|proline|serine|threonine|thymidine|thymine|tryptophan|tyrosine|uracil|uridine|valine|xanthine)s?(?![\p{L}-])/giu;
const BLOCK_ALONE = new RegExp(`^(?:amino[ -]acids?|${BLOCK.source})$`, 'iu');
/** Half of a salt or an ester. */
const SALT_ALONE = new AtStart(
  /^(?:acetate|acrylate|adipate|besylate|fumarate|hydrobromide|hydrochloride|maleate|malate|mesylate|propionate|stearate|succinate|tartrate|tosylate)s?$/i,
);
/** `Resistance to thyroid hormone (RTH)`, `untranslated region (UTR)`: the short form is one of another thing. */
const isOfAnotherLong = (whole: WholeText, name: string, start: number): boolean =>
  longFormsOf(whole, name, start).some(
    (long) =>
      isNoDrug(long) ||
      (MADE_BY_CELLS.test(long) && !whole.has(OF_A_DRUG)) ||
      isOne(GENERAL_TERMS, foldedName(long)) ||
      /^(?:resistance|response|sensitivity|exposure) to /i.test(long),
  );
/** What a short form of a protein stands for, which vocabularies have as a drug: `antithrombin III (AT III)`. */
const MADE_BY_CELLS =
  /(?:activat(?:or|ing factor)s?|antithrombin(?: III)?|antitrypsin|natriuretic (?:factor|peptide)s?)$/i;
/** Amino acids by three letters. */
const LETTERS = new AtStart(/^(?:Ala|Arg|Asn|Asp|Cys|Gln|Glu|Gly|His|Ile|Leu|Lys|Met|Phe|Pro|Ser|Thr|Trp|Tyr|Val)$/);
const OF_A_LIST = 3;
const isOneOfSeveral = (whole: WholeText, name: string): boolean =>
  [RING, SALT, BLOCK].some((some) => {
    const [one] = name.match(some) ?? [];
    return one === name && whole.different(some) >= OF_A_LIST;
  });
/** An ion without what it belongs to. */
const ION = new AtStart(
  /^(?:(?:mono|di|tri)?hydro(?:chlor|brom)ides?|(?:mono|di|tri|tetra|hexa)?(?:chlor|brom|iod|fluor|ox|hydr|nitr|sulf|hydrox)ides?|(?:di)?phosphates?)$/i,
);
/** A code, which a row or a point of a list may have. */
const LABELLED = new AtStart(/^[A-Z][A-Za-z]{0,4}[- ]?\d/);

/** What a body has by itself and laboratories find in it: measured more often than given. */
const OF_THE_BODY = new AtStart(
  /^(?:acetylcholine|aldosterone|ammonia|albumin|bilirubin|(?:blood )?(?:glucose|sugar)|calcium|catecholamines?|corticosterone|hydroxyproline|malondialdehyde|(?:nor)?(?:epinephrine|adrenaline)|serotonin|carbon dioxide|dopamine|(?:[HL]DL )?cholesterol|cortisol|creatinine|estradiol|fibrinogen|follicle[- ]stimulating hormone|glucagon|ha?emoglobin|histamine|homocysteine|insulin|iron|cotinine|magnesium|chloride|bicarbonate|thyroxine|human chorionic gonadotroph?in|CHO|Glu|TG|TC|[HLV]DL(?:-C)?|[HLV]DL[- ]cholesterol|creatine|total protein|ketones?|lactate|luteinizing hormone|nitrogen|oxygen|phosph(?:ate|orus)|potassium|progesterone|prolactin|sodium|testosterone|thyroid hormones?|thyrotropin|triglycerides?|urea|uric acid|vitamin (?:D|B-?12)|白蛋白|胆红素|胆固醇|肌酐|尿素|尿酸|葡萄糖|甘油三酯|血红蛋白)$/i,
);
const MEASURED_BEFORE = new AtEnd(
  /(?:^|[^\p{L}])(?:(?:de|in)creas(?:ed|ing)|elevated|raised|stable|serum|plasma|blood|urin(?:e|ary)|total|post-?prandial|(?:in)?direct|fasting|basal|baseline|mean|levels? of|concentrations? of|excretion of|lipoprotein|[HL]DL)[ -]$|(?:血[清浆]|尿|[总血]|测定|检测)$/iu,
);
const MEASURED_BEHIND = new AtStart(
  /^(?:,? (?:and|or) \p{Ll}{3,20})?[ -](?:(?:blood|plasma|serum|urinary) )?(?:levels?|concentrations?|clearances?|excretion|values?|ratios?|status|homeostasis|metabolism|contents?|secretion|saturation|uptake|consumption|requirements?|release|resistance|sensitivity|antagonism|measur\w{3,6}|met(?:er|re)s?|sensors?|strips?|analy[sz]ers?|tests?|tolerance|monitoring|control|nitrogen|regulation|monitors?|variability|utili[sz]ation|depletion)(?!\p{L})|^[ -](?:lowering|sparing)(?!\p{L})|^(?: \([A-Za-z\d]{1,5}\))?(?: ?[<>≤≥=]| \((?:less|more|greater) than |\/ ?(?:ALT|AST|S?GOT|S?GPT)(?!\p{L})| (?:(?:is|was|are|were) )?(?:above|below|between|equal|exceed\p{Ll}+|greater|higher|less|lower|more|within)(?!\p{L}))|^(?:[(（][A-Za-z]{1,5}[)）])?(?:水平|含量|浓度|值|清除率|升高|降低|增高|下降|测定)/iu,
);

/** Whether a substance of the body is spoken of as it is found there. */
export const isMeasured = (whole: WholeText, start: number, end: number): boolean =>
  OF_THE_BODY.test(whole.text.slice(start, end)) &&
  (MEASURED_BEFORE.test(whole.text.slice(Math.max(0, start - 20), start)) ||
    MEASURED_BEHIND.test(whole.text.slice(end, end + LONGEST)) ||
    whole.has(LABORATORY) ||
    whole.different(LABORATORY_WORDS) >= MEASURED_TOGETHER);
/** So many words of a laboratory make a list of what is measured. */
const MEASURED_TOGETHER = 3;
const LABORATORY_WORDS =
  /\b(?:albumin|alkaline phosphatase|alt|ast|bicarbonate|bilirubin|blood urea nitrogen|calcium|chloride|cholesterol|creatinine|crp|d-dimer|ferritin|glucose|ha?emoglobin|hdl|ldl|liver enzymes|magnesium|phosph(?:ate|orus)|platelets?|potassium|prealbumin|sodium|total protein|transaminases?|(?:alanine|aspartate) (?:amino)?transferase|triglycerides?|troponin|urea|uric acid)\b/g;
/** Where a list of what is measured is given. */
const LABORATORY =
  /\b(?:urinalys[ei]s|laboratory (?:tests?|values|parameters)|(?:blood|serum|clinical) (?:chemistry|biochemistry))\b/i;

/** Finds something out when it is asked for, once. */
function once<T>(find: () => T): () => T {
  let found: { readonly it: T } | undefined;
  return () => (found ??= { it: find() }).it;
}
