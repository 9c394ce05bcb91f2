import { type EntityKind, foldedName } from '#collections/entities/entities.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { AtEnd } from '../at-end.ts';
import { AtStart } from '../at-start.ts';
import { chineseIllnesses, isChanged, isWholeIllness, namesAnother } from '../chinese-illness.ts';
import { endOfProtein, isGivenProtein, isPartOfProtein, withParts } from '../chinese-medicine.ts';
import { beginsAt } from '../chinese-parts.ts';
import { Kept } from '../kept.ts';
import { infectionBehind } from '../signs.ts';
import { longestOf, type NameSpan } from '../spans.ts';
import type { Automaton, AutomatonName } from './automaton.ts';
import { isWholeSubstance } from './chinese-substance.ts';
import { withSalt } from './salts.ts';
import { type Standing, standingOf } from './standing.ts';
import { isAdministered, isBiological, isGerm, isGiven, isPartOfMolecule, isPrepared } from './substances.ts';
import { isOnIllness, isOnLivingThings, isOnMedicine } from './topic.ts';
import {
  isEverydayDisease,
  isEverydaySubstance,
  isFood,
  isGeneSymbol,
  isInCapitals,
  isMeant,
  isShortForm,
  isToldByText,
  mayBeTold,
  trustOf,
} from './trust.ts';

/** A part of a document whose offsets are counted for itself. */
export interface TaggedUnit {
  readonly id: string;
  readonly text: string;
  /** What it is, as of `Unit`: a `condition` is the name of an illness, and no sentence. */
  readonly part?: string;
}

/** Where a text names a thing. Offsets are UTF-16 in the unit, [start, end). */
export interface TagMention extends NameSpan, Standing {
  readonly unit: string;
  /** As written. */
  readonly text: string;
  readonly kind: EntityKind;
  /** Number of the thing in the automaton. */
  readonly entity: number;
  /** The name of the dictionary that matched; of a short form that the text explains, its long form. */
  readonly name: string;
}

export interface Tagging {
  readonly mentions: readonly TagMention[];
  /** Names in the text that have several meanings, between which it does not decide: left untagged. */
  readonly undecided: readonly string[];
}

/** What a written form may mean: the best names alone, all of one trust. */
interface Reading {
  readonly names: readonly AutomatonName[];
  readonly entities: readonly number[];
  /** Means its thing only beside a longer name of it. */
  readonly short: boolean;
  /** Means its thing only where the document is about medicine. */
  readonly everyday: boolean;
  /** Means its thing only where the document is about living things. */
  readonly symbol: boolean;
  /** Of a drug that is a protein: what it means where nobody is given it. */
  readonly protein: Reading | undefined;
  /** What is told of it as it is written, wherever it stands. */
  readonly written: Written;
}
interface Written {
  readonly text: string;
  readonly food: boolean;
  readonly germ: boolean;
  /** May be the first of the two names of a species. */
  readonly genus: boolean;
  /** Opens a parenthesis that it does not close, or the other way round. */
  readonly open: boolean;
  /** May be a symbol that the text around it tells. */
  readonly told: boolean;
  /** Letters and digits. */
  readonly letters: number;
}
function writtenSo(text: string): Written {
  return {
    ...{ text, food: isFood(text), germ: isGerm(text), genus: GENUS.test(text) },
    ...{ open: text.includes('(') !== text.includes(')'), told: mayBeTold(text), letters: bareLength(text) },
  };
}
interface Candidate extends NameSpan {
  readonly unit: number;
  readonly text: string;
  readonly reading: Reading;
  /** Of the reading, or as it stands there. */
  readonly short: boolean;
  /** Is the name of something else there: it hides what it contains, and is not given. */
  readonly hides: boolean;
}

/** What is done about an illness, or said of how somebody has it. */
const TREATED = new AtEnd(
  /(?:\b(?:treat(?:s|ed|ing|ment of|ments for)?|prevent(?:s|ing|ion of)?|reliev(?:e|es|ing)|relief (?:of|from)|suffer(?:s|ing)? from|alleviat(?:es?|ing|ion of)|manag(?:e|ing|ement of)|acute|chronic)|治疗|预防|防治|缓解|急性|慢性) ?$/iu,
);
const isTreated = (text: string, start: number): boolean => TREATED.test(text.slice(Math.max(0, start - 20), start));

const isEveryday = (kind: EntityKind, written: string, name: AutomatonName): boolean =>
  (kind === 'drug' && (isEverydaySubstance(written) || isInCapitals(written, name))) ||
  (kind === 'disease' && isEverydayDisease(written));

/** Readings that are kept at most, a power of two: texts say the same names again and again. */
const MOST_KEPT = 1 << 16;
const LEAST_KEPT = 1 << 6;
/** What makes the name of a disease that of its cause. */
const PATHOGEN = new AtStart(
  /^[ -](?:(?:type )?[A-E] )?(?:CoV|corona ?virus|virus|viruses|viral|vector|(?:surface|core) antigens?|病毒)/i,
);
/** Characters behind a name that may say so. */
const PATHOGEN_LETTERS = 24;
/** Whether what stands behind the name of a disease makes it that of its cause, or of what carries a vaccine. */
const namesPathogen = (behind: string): boolean => PATHOGEN.test(behind);
/** What is done on purpose: `therapeutic hypothermia`, a shock that somebody is given. */
const ON_PURPOSE = new AtEnd(
  /(?<!\p{L})(?:therapeutic[ -]$|(?:defibrillation|electric(?:al)?|electroconvulsive|foot|heat)[ -]shocks?$|(?:edge|ink|colou?r|dye|air|gas|pressure)[ -]bleeding$)/iu,
);
/** The end of a genitive is no letter of a name: `an individual's vitamin D`. */
const GENITIVE = /\p{L}['’]$/u;
/** What makes it the name of an instrument that measures it: `Hamilton Depression Rating Scale`. */
const OF_AN_INSTRUMENT = new AtStart(
  /^ (?:(?:categorical|numerical|visual analogu?e|rating|severity|symptoms?|impact|disability|assessment|screening|self-rating) ){0,2}(?:scales?|inventor(?:y|ies)|questionnaires?|checklists?)(?!\p{L})/iu,
);
/**
 * What makes the name of a disease that of a part of a protein (`polycystic kidney disease (PKD) domain`) or of an
 * antibody against clotting (`lupus anticoagulant`), and any name that of a journal (`Cancer Res. 60`)
 * or of somebody who wrote in it.
 */
const OF_SOMETHING_ELSE = new AtStart(/^(?:(?: \([A-Z\d-]{2,8}\))?[ -]domains?| anticoagulants?)(?!\p{L})/u);
const OF_A_WORK = new AtStart(
  /^,? et al\b|^ (?:Res(?:earch)?|Lett|Cell|Discov|Immunol|Chemother|Biol|Metab|Genet|Sci|Treat|Epidemiol|Commun|Med|Chem|Phys|Pharm|Pharmacol|Toxicol|Surg)\.?,? (?:\(?\d|[A-Z][a-z]{0,9}\.? ?\(?\d)/u,
);
/** A symbol of a disease that is the name of a gene there. */
const SYMBOL = /^[A-Z][A-Z\d]+$/;
const OF_A_GENE = new AtStart(/^ (?:genes?|proteins?|c?DNA|mRNA|mutations?|mutants?|alleles?|promoter)(?!\p{L})/iu);
/** The second name of what causes it. */
const SPECIES = new AtEnd(/(?<!\p{L})(?:Mycobacterium|M\.?|Mtb) tuberculosis$/u);
/** Hollows of things, which are numbered, and no states of mind. */
const HOLLOW = new AtStart(
  /^(?:depressions|depression(?= (?:\d|(?:of|on|in|formed in) (?:the|an?|each|one) (?:inside|inner|outer|upper|lower|bottom|top|plunger|key|button|pedal|switch|lever|surface|wall|plate|housing)))|blister (?:packs?|packag\w+|strips?)|bleeding times?)/i,
);

/** Whether what stands behind the name of a disease says that it is a part of another name, or no disease. */
const isOfSomethingElse = (text: string, start: number, end: number): boolean =>
  OF_SOMETHING_ELSE.test(text.slice(end, end + 40)) ||
  SPECIES.test(text.slice(Math.max(0, start - 14), end)) ||
  (SYMBOL.test(text.slice(start, end)) && OF_A_GENE.test(text.slice(end, end + 12))) ||
  HOLLOW.test(text.slice(start, end + 24));
/** Which of a class it is, in Chinese: by a letter or the places of its groups before the name. */
const PLACE_BEFORE = /(?<![A-Za-z\d])(?:[α-ω]|\d{1,2}(?:[,，]\d{1,2}){0,3})-$/u;
/** The two names of a species in a Chinese text: `油蒿(Artemisia ordosica)`. */
const GENUS = /^[A-Z][a-z]{3,}$/;
const OF_A_SPECIES = new AtStart(/^ [a-z]{3}/);
const OF_THE_HEART = /^ (?:volumes?|work|index)(?!\p{L})/iu;
/** What stands before a name and makes it the name of something else, and so many letters that are looked at. */
const NOT_SO = new AtEnd(/(?<![\p{L}\p{N}])non[- ]$/iu);
const NOT_SO_LETTERS = 5;
/**
 * What makes a capital name the beginning, or the middle, of the name of a body or a journal: `American Cancer
 * Society`, `Alzheimer's Disease Research Centre`, `Apple Inc`. Words that a title may go on with only where it does
 * not.
 */
const OF_A_BODY = new AtStart(
  /^(?:['’]s?)?(?:[ -](?:(?:and|of|for|the) |& )?\p{Lu}[\p{L}'’-]{1,30}){0,3}? (?:Association|Societ(?:y|ies)|Foundation|Institutes?|Inc|Ltd|Limited|LLC|ULC|PLC|GmbH|AG|Corp|Corporation|Company|Pharma(?:ceuticals?|zeutika)?|Therapeutics|Biosciences?|Biotech(?:nolog(?:y|ies))?|R&D|(?:Cent(?:er|re)|Hospital|Clinic|University|College|Consortium|Council|Federation|League|Trust|Alliance|Agency|Journal)(?! \p{Lu}))(?![\p{L}\p{N}])/u,
);
/** The beginning of such a name: `National Institute for Communicable Diseases`. */
const BODY_FOR = new AtEnd(
  /(?<!\p{L})(?:Institutes?|Cent(?:er|re)s?|Societ(?:y|ies)|Association|Foundation|Department|Journal|Division|Hospital) (?:for|of|on) $/u,
);
const CAPITAL = /^\p{Lu}/u;

/** A protein that begins the name of a test, of a glue, of a system or of another protein. */
const PROTEIN_OF_ANOTHER = new AtStart(
  /^(?:(?:pro)?thrombin|thromboplastin) times?(?!\p{L})|^fibrin (?:sealants?|glues?)(?!\p{L})|^angiotensins?(?:[- ]aldosterone)? (?:systems?|receptors?)(?!\p{L})|^angiotensin[- ]converting|^cytochromes? (?:P-?450|[a-c]\d?(?!\p{L}))/iu,
);

/** Whether the words beside a name make it, with them, the name of something else. */
export function isOfAnother(kind: EntityKind, text: string, start: number, end: number): boolean {
  if (kind === 'drug' && isPartOfMolecule(text, start, end)) return true;
  if (kind === 'target' && PROTEIN_OF_ANOTHER.test(text.slice(start, end + PATHOGEN_LETTERS))) return true;
  if (kind === 'disease') {
    // `hepatitis B virus` names a virus
    if (namesPathogen(text.slice(end, end + PATHOGEN_LETTERS)) || isOfSomethingElse(text, start, end)) return true;
    if (OF_AN_INSTRUMENT.test(text.slice(end, end + 60))) return true;
    const from = Math.max(0, start - 20);
    if (ON_PURPOSE.test(text.slice(from, start)) || ON_PURPOSE.test(text.slice(from, end))) return true;
  }
  return (
    CAPITAL.test(text[start]!) &&
    (OF_A_BODY.test(text.slice(end, end + 90)) ||
      BODY_FOR.test(text.slice(Math.max(0, start - 24), start)) ||
      OF_A_WORK.test(text.slice(end, end + 30)))
  );
}

/** A short form between the words of a name, and so many letters of the name on either side. */
const INTERRUPTS = / \([A-Z][A-Za-z0-9-]{1,9}\)(?= \p{Ll})/gu;
const INTERRUPTED = 80;

/** The part of a document that names an illness and no more, and most letters of the name of what infects. */
const CONDITION = 'condition';
const MOST_OF_A_CAUSE = 80;
/** Parts that say what a document is about. */
const ABOUT_ILLNESS: ReadonlySet<string> = new Set([CONDITION, 'title']);
const BY_A_VIRUS = /^ virus(?![ -](?:based|vector))/i;
/** A virus, its short form, or a kind of bacteria or fungi by its two names. */
const OF_A_CAUSE = /[Vv]irus|^[A-Z]{1,4}V(?:[ -]\d)?$|^\p{Lu}\p{Ll}{2,30}(?:us|um|ia|as|es|er|la|da) \p{Ll}{3,30}$/u;

/** Meanings of one name that are compared. */
const MOST_MEANINGS = 20;
/** Short forms of one document. */
const MOST_EXPLAINED = 300;

/**
 * Finds the things that documents name, by the names of a dictionary: the longest name counts; a short form counts
 * where the document has its long form too; a name of several things counts where another name of one of them stands in
 * the document.
 */
export class Tagger {
  readonly automaton: Automaton;
  readonly #kinds: readonly EntityKind[];
  /** By what is written, which the pattern follows from. */
  readonly #readings: Kept<Reading | undefined, number>;

  /** @param kinds In the order in which they win where a name is equally good for two. */
  constructor(automaton: Automaton, kinds: readonly EntityKind[]) {
    this.automaton = automaton;
    this.#kinds = kinds;
    let places = LEAST_KEPT;
    while (places < MOST_KEPT && places < 2 * automaton.patterns) places *= 2;
    this.#readings = new Kept(places, (written, pattern) => this.#reading(pattern, written));
  }

  /** One document. Linear in its text. */
  tag(units: readonly TaggedUnit[]): Tagging {
    const explained = new Map<string, string>();
    for (const { text } of units) {
      if (explained.size >= MOST_EXPLAINED) break;
      for (const { long, short } of abbreviationsOf(text)) explained.set(short, long);
    }
    const candidates = units.flatMap(({ text, part }, unit) => {
      const found = [
        ...this.#candidates(text, unit, explained),
        ...this.#around(text, unit, explained),
        ...(part === CONDITION ? this.#infection(text, unit) : []),
      ];
      // a title or a condition that names a virus is about the illness
      const isAbout = (one: Candidate) =>
        ABOUT_ILLNESS.has(part ?? '') && this.#isDisease(one) && BY_A_VIRUS.test(text.slice(one.end, one.end + 16));
      const longest = longestOf(found).filter((one) => !one.hides || isAbout(one));
      return wholeIllnesses(text, wholeProteins(text, longest, this.automaton), this.automaton);
    });
    // what the document certainly names: by a long name of one meaning
    const certain = new Set<number>();
    // kinds that it names by words that mean nothing else
    const plain = new Set<EntityKind>();
    let long = false;
    for (const { reading, short } of candidates) {
      if (short) continue;
      const { entities, everyday, symbol } = reading;
      long = true;
      if (entities.length === 1) certain.add(entities[0]!);
      if (!everyday && !symbol) plain.add(this.automaton.kindOf(entities[0]!));
    }
    // that it is about medicine: it speaks of patients, names a disease, or a drug that is nothing else. Whole texts
    // are read through for it only where a name depends on that
    const isSaid = (isOn: (text: string) => boolean) => once(() => units.some(({ text }) => isOn(text)));
    const ofPatients = isSaid(isOnMedicine);
    const ofIllness = isSaid(isOnIllness);
    const ofLife = isSaid(isOnLivingThings);
    const isMedical = () => plain.has('disease') || plain.has('drug') || ofPatients();
    const isIll = () =>
      plain.has('disease') || ofPatients() || units.some(({ part }) => part === CONDITION) || ofIllness();
    const isLiving = () => plain.has('target') || (long && isMedical()) || ofLife();
    const undecided = new Set<string>();
    const mentions: TagMention[] = [];
    for (const { reading, short, unit, start, end, text } of candidates) {
      const { names, entities, everyday, symbol } = reading;
      if (everyday) {
        const { text: whole } = units[unit]!;
        const isIllness = this.automaton.kindOf(entities[0]!) === 'disease';
        if (isIllness ? !isIll() && !isTreated(whole, start) : !isMedical() && !isGiven(whole, start, end)) continue;
      }
      if (symbol && !isLiving()) continue;
      const meant = entities.length > 1 ? entities.filter((entity) => certain.has(entity)) : entities;
      if (meant.length !== 1) {
        undecided.add(text);
        continue;
      }
      const [entity] = meant as [number];
      if (short && !certain.has(entity)) continue;
      mentions.push({
        ...{ unit: units[unit]!.id, start, end, text, kind: this.automaton.kindOf(entity), entity },
        name: names.find((name) => name.entity === entity)!.text,
        ...standingOf(units[unit]!.text, start, end),
      });
    }
    const salted = withSalts(units, mentions);
    return { mentions: withShortForms(units, salted, explained), undecided: [...undecided].sort() };
  }

  /** Of things with one name, those that are no kinds of the others: two vocabularies have the same thing twice. */
  #narrowest(entities: readonly number[]): readonly number[] {
    if (entities.length < 2 || entities.length > MOST_MEANINGS) return entities;
    const above = new Set(entities.flatMap((entity) => this.automaton.within(entity)));
    const narrow = entities.filter((entity) => !above.has(entity));
    return narrow.length > 0 ? narrow : entities;
  }

  #candidates(text: string, unit: number, explained: ReadonlyMap<string, string>): Candidate[] {
    const found: Candidate[] = [];
    const isChinese = HAN.test(text);
    for (const { start, end, pattern } of this.automaton.matches(text)) {
      const meant = this.#readings.at(text, start, end, pattern);
      if (!meant) continue;
      const { written } = meant;
      // a parenthesis that a name opens it closes
      if (written.open) continue;
      // a number that goes on: `C12/0.53`
      if (text[end] === '.' && /^\.\d/.test(text.slice(end, end + 2)) && /\d$/.test(written.text)) continue;
      const reading = meant.protein && !isAdministered(text, start, end) ? meant.protein : meant;
      if (/^s /i.test(written.text) && GENITIVE.test(text.slice(Math.max(0, start - 2), start))) continue;
      // `stroke volume` is what a beat of the heart moves
      if (end - start === 6 && /^stroke$/i.test(written.text) && OF_THE_HEART.test(text.slice(end, end + 9))) continue;
      // `non-small cell carcinoma` is no small cell carcinoma
      if (NOT_SO.test(text.slice(Math.max(0, start - NOT_SO_LETTERS), start))) continue;
      const kind = this.automaton.kindOf(reading.entities[0]!);
      if (kind === 'drug') {
        if (written.food && !isPrepared(text, end)) continue;
        // β-环糊精 is one of the cyclodextrins
        if (isChinese && PLACE_BEFORE.test(text.slice(Math.max(0, start - 8), start))) continue;
        if (isChinese && written.genus && OF_A_SPECIES.test(text.slice(end, end + 5))) continue;
        if (!isWholeSubstance(text, start, end)) continue;
        if (written.germ && !isPrepared(text, end) && !isGiven(text, start, end)) continue;
      }
      if (isOfAnother(kind, text, start, end)) {
        found.push({ start, end, unit, text: written.text, reading, short: reading.short, hides: true });
        continue;
      }
      // what a short form means the text itself may say
      if ((reading.short || written.letters < 5) && explained.has(written.text)) continue;
      const alone =
        kind === 'target' && written.told && reading.names.some((name) => isToldByText(text, start, end, name));
      const short = (reading.short && !alone) || (reading.symbol && isShouted(text, start, end));
      const more = kind === 'disease' ? infectionBehind(text, start, end) : 0;
      const name = more === 0 ? written.text : text.slice(start, end + more);
      found.push({ start, end: end + more, unit, text: name, reading, short, hides: false });
    }
    return found;
  }

  /** Names that a text interrupts by their own short form: `von Hippel-Lindau (VHL) disease`. */
  *#around(text: string, unit: number, explained: ReadonlyMap<string, string>): Iterable<Candidate> {
    let most = MOST_EXPLAINED;
    for (const short of text.matchAll(INTERRUPTS)) {
      if (most-- === 0) return;
      const { index } = short;
      const { length } = short[0];
      const from = Math.max(0, index - INTERRUPTED);
      const cut = index - from;
      const after = index + length;
      const whole = text.slice(from, index) + text.slice(after, after + INTERRUPTED);
      for (const one of this.#candidates(whole, unit, explained)) {
        if (one.start >= cut || one.end <= cut) continue;
        const [start, end] = [from + one.start, from + one.end + length];
        // what the window cuts off may be a part of a word
        const cutOff = (one.start === 0 && from > 0) || (one.end === whole.length && end < text.length);
        if (!cutOff) yield { ...one, start, end, text: text.slice(start, end) };
      }
    }
  }

  /** The infection by what a condition names: a trial of `Human Immunodeficiency Virus` is one of the infection. */
  #infection(text: string, unit: number): Candidate[] {
    if (text.length > MOST_OF_A_CAUSE || !OF_A_CAUSE.test(text)) return [];
    const whole = `${text} infection`;
    return this.#candidates(whole, unit, new Map()).flatMap((one) =>
      one.start === 0 && one.end === whole.length && this.#isDisease(one)
        ? [{ ...one, end: text.length, text, short: false }]
        : [],
    );
  }

  #isDisease({ reading }: Candidate): boolean {
    return this.automaton.kindOf(reading.entities[0]!) === 'disease';
  }

  #reading(pattern: number, written: string): Reading | undefined {
    const meant = this.automaton.names(pattern).filter((name) => {
      const kind = this.automaton.kindOf(name.entity);
      return this.#kinds.includes(kind) && isMeant(written, name, kind);
    });
    const told = writtenSo(written);
    const best = this.#best(meant, told);
    const proteins = meant.filter(
      ({ entity, sort }) => this.automaton.kindOf(entity) === 'target' && (sort === 'preferred' || sort === 'exact'),
    );
    const isDrug = best && this.automaton.kindOf(best.entities[0]!) === 'drug';
    const protein = isDrug && !isBiological(written) ? this.#best(proteins, told) : undefined;
    return best && protein ? { ...best, protein } : best;
  }

  /** What the best of some names mean. */
  #best(meant: readonly AutomatonName[], written: Written): Reading | undefined {
    const trust = (name: AutomatonName) => trustOf(name) * 16 + this.#kinds.indexOf(this.automaton.kindOf(name.entity));
    const best = meant.reduce((least, name) => Math.min(least, trust(name)), Number.POSITIVE_INFINITY);
    const names = meant.filter((name) => trust(name) === best);
    if (names.length === 0) return undefined;
    const kind = this.automaton.kindOf(names[0]!.entity);
    return {
      names,
      entities: this.#narrowest([...new Set(names.map(({ entity }) => entity))]),
      short: names.every((name) => isShortForm(written.text, name)),
      everyday: isEveryday(kind, written.text, names[0]!),
      symbol: isGeneSymbol(written.text, kind),
      protein: undefined,
      written,
    };
  }
}

/** Words of course and severity, and of what is against it: no part of a name. */
const COURSE =
  /^(?:抗|防|急性|慢性|亚急性|轻度|中度|重度|轻症|重症|晚期|早期|中晚期|老年性?|小儿|儿童|原发性?|继发性?|反复|复发性?|顽固性|难治性)+$/u;

/** In a Chinese text without proteins whose number stands behind, and those that are medicines there. */
const wholeProteins = <C extends Candidate>(
  text: string,
  candidates: readonly C[],
  automaton: Automaton,
): readonly C[] =>
  !HAN.test(text)
    ? candidates
    : candidates.filter(
        ({ start, end, reading }) =>
          automaton.kindOf(reading.entities[0]!) !== 'target' ||
          (endOfProtein(text, start, end) === end &&
            !isPartOfProtein(text, start, end) &&
            !isGivenProtein(text.slice(start, end), text)),
      );
const COURSE_OR_NOTHING = new RegExp(`^$|${COURSE.source}`, 'u');
/**
 * Without the names of diseases that are parts of longer ones in Chinese, which the dictionary does not have:
 * `溃疡性结肠炎` is neither an ulcer nor any colitis.
 */
function wholeIllnesses<C extends Candidate>(
  text: string,
  candidates: readonly C[],
  automaton: Automaton,
): readonly C[] {
  const isDisease = ({ text: written, reading }: C) =>
    automaton.kindOf(reading.entities[0]!) === 'disease' && HAN.test(written);
  if (!candidates.some(isDisease)) return candidates;
  const illnesses = chineseIllnesses(text);
  const ends = new Set(candidates.filter(isDisease).map(({ end }) => end));
  const isWhole = (one: C) =>
    !namesAnother(text.slice(one.end, one.end + 20)) &&
    !isChanged(text, one.start) &&
    COURSE_OR_NOTHING.test(text.slice(beginsAt(text, one.start), one.start)) &&
    (ends.has(one.start) || isWholeIllness(text, beginsAt(text, one.start))) &&
    !(CAUSED.test(one.text) && OWN_WORD.test(text[one.start - 1] ?? '')) &&
    illnesses.every(({ start, end }) => {
      if (start >= one.end || end <= one.start) return true;
      const before = text.slice(start, one.start);
      return end <= one.end && (before === '' || COURSE.test(before));
    });
  return candidates.filter((one) => !isDisease(one) || isWhole(one));
}
const HAN = /\p{Script=Han}/u;
/** Behind the name of a virus an infection is one by it: `艾滋病病毒感染`. */
const CAUSED = /^(?:病毒|细菌|真菌)/u;
const OWN_WORD = /(?![的和与及或由因为是以并有对患见])\p{Script=Han}/u;

/** Characters around a name that are looked at. */
const AROUND = 25;
/** Words that stand in capitals only where everything does. */
const SHOUTED = /(?<![A-Za-z])(?:OF|THE|AND|FOR|IN|TO|WITH|ON|BY|OR|FROM|AN?|AS|USING)(?![A-Za-z])/;

/** Whether all of a passage is in capitals, as a heading may be: no symbol is told from a word there. */
function isShouted(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - AROUND), start) + text.slice(end, end + AROUND);
  return !/[a-z]/.test(around) && SHOUTED.test(around);
}

const bareLength = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** A letter or digit directly before or behind, but for the mark of a plural. */
const ATTACHED_BEFORE = /[\p{L}\p{N}]$/u;
const ATTACHED_BEHIND = /^(?!s(?:[^\p{L}\p{N}]|$))[\p{L}\p{N}]/u;

/** Drugs with the words of their salts, which are no drugs of their own there. */
function withSalts(units: readonly TaggedUnit[], found: readonly TagMention[]): TagMention[] {
  const texts = new Map(units.map(({ id, text }) => [id, text]));
  const made = found.flatMap((one) => {
    if (one.kind !== 'drug') return [];
    const text = texts.get(one.unit)!;
    const { start, end } = HAN.test(one.text) ? withParts(text, one.start, one.end) : withSalt(text, one);
    return end - start > one.end - one.start ? [{ ...one, start, end, text: text.slice(start, end) }] : [];
  });
  if (made.length === 0) return [...found];
  const byUnit = Map.groupBy([...made, ...found], ({ unit }) => unit);
  return units.flatMap(({ id }) => longestOf(byUnit.get(id) ?? []));
}

/**
 * `myotonic dystrophy (DM)`: capitals in parentheses directly behind a name, all of them letters of it, in any order;
 * `palladium (II)` says how it is oxidised.
 */
function directlyBehind(text: string, { end, text: long }: TagMention): string | undefined {
  const short = /^ \((?![IVX]+\))([A-Z][A-Za-z]?[A-Z0-9]{1,4})\)/.exec(text.slice(end, end + 12))?.[1];
  return short && [...short.toLowerCase()].every((letter) => long.toLowerCase().includes(letter)) ? short : undefined;
}

/** The short form in `von Hippel-Lindau (VHL) disease`; before a deficiency it is that of an enzyme. */
const INTERRUPTED_BY = / \(([A-Z][A-Za-z0-9-]{1,9})\) (?:diseases?|syndromes?|disorders?)$/i;

/** Finds something out when it is asked for, once. */
function once(find: () => boolean): () => boolean {
  let found: boolean | undefined;
  return () => (found ??= find());
}

/** Adds the short forms that the document explains by a long form which names a thing. */
function withShortForms(
  units: readonly TaggedUnit[],
  found: readonly TagMention[],
  explained: ReadonlyMap<string, string>,
): TagMention[] {
  const made: TagMention[] = [];
  const meant = new Map<string, TagMention>();
  const names = explained.size === 0 ? [] : found.map(({ text }) => foldedName(text));
  for (const [short, long] of explained) {
    const folded = foldedName(long);
    // the thing is what the long form ends with: "patients with atrial fibrillation (AF)"
    const thing =
      found[
        names.findIndex((name) => (folded === name || folded.endsWith(` ${name}`)) && name.length > 0.6 * folded.length)
      ];
    if (thing) meant.set(short, thing);
  }
  const texts = new Map(units.map(({ id, text }) => [id, text]));
  for (const one of found) {
    const within = INTERRUPTED_BY.exec(one.text)?.[1];
    if (within && meant.size < MOST_EXPLAINED) meant.set(within, one);
    const short = directlyBehind(texts.get(one.unit)!, one);
    if (short && !explained.has(short) && meant.size < MOST_EXPLAINED) meant.set(short, one);
  }
  for (const [short, { kind, entity, name }] of meant) {
    for (const { id, text } of units)
      for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) {
        const end = at + short.length;
        if (ATTACHED_BEFORE.test(text.slice(Math.max(0, at - 2), at)) || ATTACHED_BEHIND.test(text.slice(end, end + 2)))
          continue;
        const whole = kind === 'disease' ? end + infectionBehind(text, at, end) : end;
        const written = text.slice(at, whole);
        made.push({
          unit: id,
          start: at,
          end: whole,
          text: written,
          kind,
          entity,
          name,
          ...standingOf(text, at, whole),
        });
      }
  }
  if (made.length === 0) return [...found];
  const byUnit = Map.groupBy([...found, ...made], ({ unit }) => unit);
  return units.flatMap(({ id }) => longestOf(byUnit.get(id) ?? []));
}
