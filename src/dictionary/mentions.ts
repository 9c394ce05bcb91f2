import { type Entity, type EntityKind, entities, lookedUpName, NAME_FIELDS } from '#collections/entities/entities.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { languageOf } from '#language/script.ts';
import { inSlices } from '#turns.ts';
import { sureIllnesses } from './chinese-illness.ts';
import {
  chineseMedicines,
  chineseProteins,
  endOfProtein,
  isGivenProtein,
  isOfACompound,
  isPartOfProtein,
  withParts,
} from './chinese-medicine.ts';
import { withDescribed } from './described.ts';
import { longestOf, type NameSpan, possibleNames } from './spans.ts';
import { isMeasured, sureNames } from './surety.ts';
import { Automaton, automatonBytes } from './tagging/automaton.ts';
import { mayBeAPart } from './tagging/chinese-substance.ts';
import {
  type CommonThing,
  commonThings,
  namesByKind,
  tellingWords,
  withCommonThings,
} from './tagging/common-things.ts';
import { namedThings } from './tagging/dictionary.ts';
import { Tagger } from './tagging/tag.ts';
import { withTranslations } from './tagging/translated.ts';
import { WholeText } from './whole-text.ts';

/** A name of the dictionary in a text. Offsets are UTF-16, [start, end). */
export interface EntityMention extends NameSpan {
  /** As written. */
  readonly text: string;
  readonly kind: EntityKind;
  /** Of the thing that is meant. */
  readonly entity_id: string;
}

/** Names that are asked for at once, and records that answer them. */
const AT_ONCE = 1_000;
const MOST_FOUND = 1_000;

/**
 * Names of things in a text: every sequence of its words is looked up, whole, in the dictionary of the
 * corpus, so that what is found is what is loaded at that moment; which of them count, and for what, is decided as for
 * tags (`Tagger`).
 * @param kinds In the order in which they win where a name is of two kinds.
 */
export async function mentionsIn(
  corpus: Corpus,
  text: string,
  kinds: readonly EntityKind[],
  signal: AbortSignal,
): Promise<EntityMention[]> {
  // a corpus without a dictionary is spared thousands of names
  if ((await size(corpus, kinds, signal)) === 0) return [];
  return inDictionary(corpus, text, await possibleIn(text), kinds, signal);
}

/** What a text may name: its sequences of words as they are looked up, and the program's own things among them. */
interface Possible {
  readonly forms: ReadonlySet<string>;
  readonly own: readonly CommonThing[];
}

async function possibleIn(text: string): Promise<Possible> {
  const forms = await possibleNames(text);
  byForm ??= commonByForm();
  const known = await byForm;
  return { forms, own: [...new Set([...forms].flatMap((form) => known.get(form) ?? []))] };
}

async function inDictionary(
  corpus: Corpus,
  text: string,
  { forms: possible, own }: Possible,
  kinds: readonly EntityKind[],
  signal: AbortSignal,
): Promise<EntityMention[]> {
  const forms = [...possible, ...englishOf(own, possible)];
  const things = new Map<string, Entity>();
  for (let at = 0; at < forms.length; at += AT_ONCE)
    for (const thing of await having(corpus, forms.slice(at, at + AT_ONCE), kinds, signal)) things.set(thing.id, thing);
  if (things.size === 0) return [];
  const known = withCommonThings(namedThings([...things.values()])).filter(({ id }) => things.has(id));
  const named = withTranslations(known, tellingWords(own));
  const automaton = new Automaton(automatonBytes(named, 0));
  const { mentions } = new Tagger(automaton, kinds).tag([{ id: '', text }]);
  return mentions.map(({ start, end, text: written, kind, entity }) => ({
    ...{ start, end, kind },
    text: written,
    entity_id: automaton.idOf(entity),
  }));
}

let byForm: Promise<ReadonlyMap<string, readonly CommonThing[]>> | undefined;

/** The things that the program itself has names of, by these as they are looked up. Made once, in slices. */
async function commonByForm(): Promise<ReadonlyMap<string, readonly CommonThing[]>> {
  const found = new Map<string, CommonThing[]>();
  for await (const thing of inSlices(await commonThings()))
    for (const form of new Set([...thing.english, ...thing.chinese].map(lookedUpName)))
      found.set(form, [...(found.get(form) ?? []), thing]);
  return found;
}

/** English names, as they are looked up, of things that some Chinese forms name. */
const englishOf = (things: readonly CommonThing[], forms: ReadonlySet<string>): string[] =>
  things
    .filter(({ chinese }) => chinese.some((name) => forms.has(lookedUpName(name))))
    .flatMap(({ english }) => english.map(lookedUpName));

/** Kinds of things that a text on medicine names, in the order in which they win. */
export const MEDICAL_KINDS = ['drug', 'disease', 'target'] as const;

/**
 * Drugs, diseases and targets that a text names: those of the dictionary; in English diseases and drugs that words
 * describe, too, compounds and proteins by what their names are made of, and short forms that the text explains; in
 * Chinese illnesses, medicines and proteins by the words that end their names; the names that the program itself has,
 * those of reagents and the like beside an illness or a protein alone. The longest counts; in English the program's own
 * names count where the corpus has fewer.
 */
export async function medicalNames(
  corpus: Corpus,
  text: string,
  signal: AbortSignal,
): Promise<(NameSpan & { readonly kind: EntityKind })[]> {
  const told = (kind: EntityKind, spans: readonly NameSpan[]) => spans.map((span) => ({ ...span, kind }));
  const known = await size(corpus, MEDICAL_KINDS, signal);
  const possible = await possibleIn(text);
  const named = known === 0 ? [] : await inDictionary(corpus, text, possible, MEDICAL_KINDS, signal);
  handled ??= (await import('#lexicon/index.ts')).handledSubstances();
  const isHandled = (name: string): boolean => handled!.has(name) || mayBeAPart(name);
  const isEnglish = languageOf(text) === 'en';
  const own = ownNames(
    text,
    isEnglish ? possible.own.filter(({ chinese }) => !chinese.every(isHandled)) : possible.own,
  );
  if (isEnglish) {
    const rich = known > (await commonThings()).length;
    const meant = rich ? named : longestOf([...named, ...own]);
    return sureNames(withDescribed(meant, text), meant, text);
  }
  const all = [...named, ...own];
  const illnesses = all.filter(({ kind }) => kind === 'disease');
  const sure = [
    ...wholeNames(text, all),
    ...told('disease', sureIllnesses(text, illnesses)),
    ...told('target', chineseProteins(text)),
  ];
  // a solvent or a pesticide is a drug only where an illness or a protein is named beside it; so is what a fruit has
  const isMedical = sure.some(({ kind }) => kind !== 'drug');
  const isGrown = !isMedical && GROWN.test(text) && !GIVEN.test(text);
  const whole = new WholeText(text);
  return longestOf([
    ...sure.filter(({ kind, start, end }) => kind !== 'drug' || isMedical || !isHandled(text.slice(start, end))),
    ...told('drug', chineseMedicines(text)),
  ]).filter(({ kind, start, end }) => kind !== 'drug' || !(isGrown || isMeasured(whole, start, end)));
}
/** What grows in fields and is eaten, what acts on it, and what is made in works. */
const GROWN =
  /果[实肉汁]|籽粒|种子|品种|花生|茶叶|绿茶|叶片|植株|盆栽|害虫|虫害|杀虫|防效|农药|喷雾|株高|土壤|施肥|饲料|聚合|单体|引发剂|涂料|合金|催化剂/u;
const GIVEN = /患者|病人|治疗|临床|药[材物]|中药|给药|[大小]鼠|疗效/u;

/** Drugs and targets in Chinese with all that belongs to them, without those that are parts of others. */
const wholeNames = <N extends NameSpan & { readonly kind: EntityKind }>(text: string, names: readonly N[]) =>
  names.flatMap(({ kind, start, end }) => {
    if (kind === 'drug') return isOfACompound(text, start) ? [] : [{ kind, ...withParts(text, start, end) }];
    if (kind === 'disease' || isPartOfProtein(text, start, end)) return [];
    const last = endOfProtein(text, start, end);
    if (last === undefined) return [];
    return [{ kind: isGivenProtein(text.slice(start, last), text) ? ('drug' as const) : kind, start, end: last }];
  });
let handled: ReadonlySet<string> | undefined;

/** How many things of some kinds the dictionary of the corpus has. */
const size = async (corpus: Corpus, kinds: readonly EntityKind[], signal: AbortSignal): Promise<number> =>
  totalOf(corpus, entities, ofKinds(kinds), { signal });

/** What a text names of the things that the program itself has names of, whatever the corpus knows. */
function ownNames(text: string, own: readonly CommonThing[]): (NameSpan & { readonly kind: EntityKind })[] {
  const tagger = new Tagger(new Automaton(automatonBytes(namesByKind(tellingWords(own)), 0)), MEDICAL_KINDS);
  return tagger.tag([{ id: '', text }]).mentions.map(({ start, end, kind }) => ({ start, end, kind }));
}

const ofKinds = (kinds: readonly EntityKind[]): Query => ({ kind: 'values', field: 'KIND', values: [...kinds] });

/** Things that have one of the names, whole. */
async function having(
  corpus: Corpus,
  values: readonly string[],
  kinds: readonly EntityKind[],
  signal: AbortSignal,
): Promise<Entity[]> {
  const named = NAME_FIELDS.map((field) => ({ kind: 'values' as const, field, values }));
  return corpus.get(entities, await asked(corpus, [ofKinds(kinds), { kind: 'or', of: named }], MOST_FOUND, signal));
}

/** Ids of things that all of these fit. */
async function asked(corpus: Corpus, of: readonly Query[], limit: number, signal: AbortSignal): Promise<string[]> {
  const { hits } = await corpus.search(entities, { query: { kind: 'and', of }, offset: 0, limit, signal });
  return hits.map(({ id }) => id);
}
