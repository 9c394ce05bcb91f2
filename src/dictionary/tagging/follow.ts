import { createHash } from 'node:crypto';
import { patents } from '#collections/patents/patents.ts';
import { frontUnits } from '#collections/patents/units.ts';
import { TAGGED_KINDS } from '#collections/tags/tagged.ts';
import { type Tags, tags, tagsId } from '#collections/tags/tags.ts';
import { trials } from '#collections/trials/trials.ts';
import { works } from '#collections/works/works.ts';
import { type CorpusAddress, openerAt } from '#corpus/address.ts';
import type { Collection } from '#corpus/collection.ts';
import { unitsOf } from '#corpus/quote.ts';
import type { RecordReading } from '#corpus/record-store.ts';
import type { Unit } from '#corpus/unit.ts';
import { sureMentions } from '../surety.ts';
import type { Automaton } from './automaton.ts';
import { currentNames, keepTaggedSoFar, stateOfNames, taggedSoFar } from './names-file.ts';
import { type TaggedUnit, Tagger, type TagMention } from './tag.ts';

/** A kind of documents that are tagged. */
export interface TaggedCollection {
  readonly collection: Collection<any>;
  /** Where its documents are looked through. Default: all their units. */
  readonly units?: (record: any) => readonly Unit[];
  /**
   * Parts of units that say what a document is about, the most telling first, in a row, too: what those of the first
   * ones name is kept apart, what those of a later row name only where the rows before name nothing.
   */
  readonly about?: readonly (readonly string[])[];
  /** Documents that name nothing have no tags: most of them name nothing. */
  readonly sparse?: true;
}

/** Collections whose documents are tagged: those that declare units, and have tags at the other end of a link. */
export const TAGGED_COLLECTIONS: readonly TaggedCollection[] = [
  { collection: works },
  { collection: trials, about: [['condition', 'title'], ['keyword']] },
  { collection: patents, units: frontUnits, sparse: true },
];

/** Records that are read at once, so many bytes of them at most: what is tagged is kept after each. */
const RECORDS = 200;
const BYTES = 4 << 20;
/** Places that are kept of one thing in one document. */
const MOST_PLACES = 5;

/** What is to be written: tags of documents, and ids of tags whose documents are gone. */
export interface TagBatch {
  readonly put: readonly Tags[];
  readonly gone: readonly string[];
}

export interface TagFollowing {
  /** Documents whose tags changed. */
  readonly documents: number;
  /** Documents that were looked through: those that are not known to have their tags. */
  readonly looked_through: number;
  /** Names of the dictionary. */
  readonly names: number;
}

/**
 * Brings the tags of a corpus up to date: what has changed since, and everything when the dictionary changed.
 * Blocks its thread between batches; what is done is kept when it is ended meanwhile.
 * @param write Resolves when a batch is stored.
 */
export async function followTags(at: CorpusAddress, write: (batch: TagBatch) => Promise<void>): Promise<TagFollowing> {
  const { dir } = at;
  const source = await (await openerAt(at)).openStored(at, []);
  try {
    const { records } = source;
    const automaton = await currentNames(dir, records);
    const tagger = new Tagger(automaton, TAGGED_KINDS);
    const last = new Map((await records.collections()).map(({ name, last_seq }) => [name, last_seq]));
    const names = stateOfNames(automaton);
    const kept = taggedSoFar(dir);
    const seqs: Record<string, number> = kept?.names === names ? { ...kept.seqs } : {};
    let lookedThrough = 0;
    let documents = 0;
    for (const each of TAGGED_COLLECTIONS) {
      const { collection } = each;
      // a store with a smaller number is another one: a backup was restored
      if ((seqs[collection.name] ?? 0) > (last.get(collection.name) ?? 0)) seqs[collection.name] = 0;
      for (;;) {
        const changes = await records.changesAfter(collection, seqs[collection.name] ?? 0, RECORDS, BYTES);
        if (changes.length === 0) break;
        const texts: DocumentTexts[] = [];
        const deleted: string[] = [];
        for (const change of changes) {
          if (change.kind === 'put') texts.push(textsOf(each, change.record, names));
          else if (change.kind === 'delete') deleted.push(tagsId(collection.name, change.id));
        }
        const stored = await storedTags(records, texts);
        // what is stored of a document may be of these very texts: it comes back when its tags were written
        const made = texts
          .filter(({ id, made_of }) => stored.get(id)?.made_of !== made_of)
          .map((one) => tagsOf(each, one, tagger));
        lookedThrough += made.length;
        const { put, gone } = differing(made, stored, each.sparse ?? false);
        if (put.length + gone.length + deleted.length > 0) await write({ put, gone: [...gone, ...deleted] });
        documents += put.length + gone.length;
        seqs[collection.name] = changes.at(-1)!.seq;
        keepTaggedSoFar(dir, { names, seqs });
      }
    }
    return { documents, looked_through: lookedThrough, names: automaton.origin.names };
  } finally {
    await source.close();
  }
}

/** What is looked through of a document. */
interface DocumentTexts {
  /** Of its tags. */
  readonly id: string;
  readonly document: string;
  readonly units: readonly Unit[];
  readonly demo: boolean;
  /** See `Tags.made_of`. */
  readonly made_of: string;
}

/** @param names See `stateOfNames`. */
function textsOf({ collection, units: unitsToTag }: TaggedCollection, record: unknown, names: string): DocumentTexts {
  const document = collection.id(record);
  const units = unitsToTag?.(record) ?? unitsOf(collection, record);
  const demo = (record as { readonly demo?: boolean }).demo === true;
  const digest = createHash('sha256')
    .update(JSON.stringify([names, demo, units]))
    .digest('base64')
    .slice(0, 22);
  return { id: tagsId(collection.name, document), document, units, demo, made_of: digest };
}

/** The tags that are stored of some documents, by id. */
async function storedTags(records: RecordReading, texts: readonly DocumentTexts[]): Promise<ReadonlyMap<string, Tags>> {
  const ids = texts.map(({ id }) => id);
  return new Map((await records.get<Tags>(tags.name, ids)).map((each) => [each.id, each]));
}

/**
 * What is to be written of tags: those that say what the stored ones do are left as they are, whatever they were made
 * of, since a document whose tags are written is indexed again.
 * @param sparse Tags that name nothing are taken away, or not written in the first place.
 */
function differing(made: readonly Tags[], stored: ReadonlyMap<string, Tags>, sparse: boolean): TagBatch {
  const said = ({ made_of: _, ...rest }: Tags) => JSON.stringify(rest);
  const isSame = (one: Tags) => {
    const before = stored.get(one.id);
    return before !== undefined && said(before) === said(one);
  };
  const isEmpty = ({ things }: Tags) => sparse && things.length === 0;
  return {
    put: made.filter((each) => !isEmpty(each) && !isSame(each)),
    gone: made.filter((each) => isEmpty(each) && stored.has(each.id)).map(({ id }) => id),
  };
}

/** The tags of one document, a record of its own. */
function tagsOf(
  { collection, about }: TaggedCollection,
  { id, document, units, demo, made_of }: DocumentTexts,
  tagger: Tagger,
): Tags {
  const { mentions, undecided } = tagger.tag(units);
  // what it is about is said by titles and head words, each beside the others, and judged by that
  const byThing = Map.groupBy(sureMentionsOf(units, mentions), ({ entity }) => entity);
  const { automaton } = tagger;
  return {
    id,
    collection: collection.name,
    document,
    things: [...byThing].map(([entity, places]) => thing(automaton, entity, places)),
    within: withinOf(
      automaton,
      [...byThing].filter(([, places]) => places.some(({ negated }) => !negated)),
    ),
    ...(about && aboutOf(subjectsIn(units, mentions, about, automaton), automaton)),
    undecided: undecided.slice(0, 100),
    made_of,
    ...(demo && { demo }),
  };
}

/** Mentions of a document whose names are sure. */
export function sureMentionsOf(units: readonly TaggedUnit[], mentions: readonly TagMention[]): TagMention[] {
  const byUnit = Map.groupBy(mentions, ({ unit }) => unit);
  return units.flatMap(({ id, text }) => sureMentions(byUnit.get(id) ?? [], text));
}

function thing(automaton: Automaton, entity: number, mentions: readonly TagMention[]): Tags['things'][number] {
  const negated = mentions.filter((mention) => mention.negated).length;
  return {
    id: automaton.idOf(entity),
    kind: automaton.kindOf(entity),
    name: mentions[0]!.name,
    count: mentions.length,
    ...(negated > 0 && { negated }),
    places: mentions.slice(0, MOST_PLACES).map(({ unit, start, end, text, ...said }) => ({
      ...{ unit, start, end, text },
      ...(said.negated && { negated: said.negated }),
      ...(said.historic && { historic: said.historic }),
    })),
  };
}

/**
 * What a document is about: the things that units of some parts name, do not deny, and mean as more than the
 * circumstances of the time, unless a unit is the name of a condition. No diseases of a later row of parts where an
 * earlier one has some; and none that is named once, and not by the first part of its row, beside others of that part
 * to which it is not akin: `Diabetes care during COVID-19` of a trial on diabetes. Nor one that no heading of MeSH is,
 * beside others to which it is not akin, unless the first part and another one name it: `cancer` of a trial on pain.
 */
export function subjectsIn(
  units: readonly TaggedUnit[],
  mentions: readonly TagMention[],
  about: readonly (readonly string[])[],
  automaton: Pick<Automaton, 'within' | 'isHeading'>,
): TagMention[] {
  const partOf = new Map(units.map(({ id, part }) => [id, part]));
  const meant = mentions.filter(
    ({ unit, negated, circumstance }) => !negated && !(circumstance && partOf.get(unit) !== 'condition'),
  );
  for (const parts of about) {
    const found = meant.filter(({ unit }) => parts.includes(partOf.get(unit) ?? ''));
    const diseases = found.filter(({ kind }) => kind === 'disease');
    if (diseases.length === 0) continue;
    const told = new Set(diseases.flatMap(({ unit, entity }) => (partOf.get(unit) === parts[0] ? [entity] : [])));
    if (told.size === 0) return found;
    const above = new Set([...told].flatMap((entity) => [...automaton.within(entity)]));
    const isAkin = (entity: number) =>
      told.has(entity) || above.has(entity) || automaton.within(entity).some((one) => told.has(one));
    const times = Map.groupBy(diseases, ({ entity }) => entity);
    const isAside = ({ kind, entity }: TagMention) =>
      kind === 'disease' && times.get(entity)!.length === 1 && !isAkin(entity);
    const left = found.filter((one) => !isAside(one));
    const others = new Set(left.flatMap(({ kind, entity }) => (kind === 'disease' ? [entity] : [])));
    const isNamedTwice = (entity: number) =>
      told.has(entity) && times.get(entity)!.some(({ unit }) => partOf.get(unit) !== parts[0]);
    const isLoose = ({ kind, entity }: TagMention) =>
      kind === 'disease' &&
      others.size > 1 &&
      !automaton.isHeading(entity) &&
      !isNamedTwice(entity) &&
      ![...others].some(
        (other) =>
          other !== entity && (automaton.within(entity).includes(other) || automaton.within(other).includes(entity)),
      );
    return left.filter((one) => !isLoose(one));
  }
  return [];
}

/** Diseases of a document that names no more are sure without being named twice. */
const FEW = 2;

/**
 * The diseases of some subjects that a document is surely about: headings of MeSH, named twice at least (in a condition
 * and in the title, most often), or by a document that names two diseases at most. Of trials 92 of a hundred are
 * headings that their register gives (eval/tagging).
 */
export function sureSubjects(
  subjects: readonly TagMention[],
  automaton: Pick<Automaton, 'isHeading'>,
): (readonly [entity: number, mentions: readonly TagMention[]])[] {
  const diseases = Map.groupBy(
    subjects.filter(({ kind }) => kind === 'disease'),
    ({ entity }) => entity,
  );
  return [...diseases].filter(
    ([entity, mentions]) => automaton.isHeading(entity) && (mentions.length > 1 || diseases.size <= FEW),
  );
}

/** What a document is about, and which of it surely. */
function aboutOf(subjects: readonly TagMention[], automaton: Automaton): Pick<Tags, 'about' | 'sure'> {
  const sure = sureSubjects(subjects, automaton);
  const above = withinOf(automaton, sure);
  const own = sure.map(([entity]) => ({ id: automaton.idOf(entity), kind: automaton.kindOf(entity) }));
  return {
    about: subjectsOf(subjects, automaton),
    ...(sure.length > 0 && { sure: [...own, ...above] }),
  };
}

/** The subjects of a document, with all that they are kinds of. */
function subjectsOf(subjects: readonly TagMention[], automaton: Automaton): Tags['within'] {
  const things = [...Map.groupBy(subjects, ({ entity }) => entity)];
  const own = things.map(([entity]) => ({ id: automaton.idOf(entity), kind: automaton.kindOf(entity) }));
  return [...own, ...withinOf(automaton, things)];
}

function withinOf(automaton: Automaton, things: readonly (readonly [number, unknown])[]): Tags['within'] {
  const own = new Set(things.map(([entity]) => entity));
  const above = new Set(things.flatMap(([entity]) => automaton.within(entity)).filter((entity) => !own.has(entity)));
  return [...above].map((entity) => ({ id: automaton.idOf(entity), kind: automaton.kindOf(entity) }));
}
