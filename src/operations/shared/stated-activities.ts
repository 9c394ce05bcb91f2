import type { Compound } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { ServiceError } from '#errors.ts';
import {
  type Activity,
  activitiesOf,
  assayOf,
  type DescribedParagraph,
  namedCompounds,
  nameOf,
} from '#language/activities.ts';
import { type Static, Type } from '#typebox.mjs';
import { shownTexts } from './wire-text.ts';

/** Activities that a patent states of compounds, tied to what the corpus knows of compounds and targets. */

const Text = Type.String();

export const StatedActivity = Type.Object({
  compound: Text,
  counts: Type.Enum(['example', 'compound', 'antibody']),
  measure: Text,
  /** With its relation, as `>10`. */
  value: Text,
  mark: Type.Optional(Text),
  unit: Type.Optional(Text),
  nm: Type.Optional(Type.Number()),
  relation: Type.Optional(Text),
  about: Type.Optional(Text),
  assay: Type.Optional(Text),
  table: Text,
  row: Text,
  paragraph: Text,
  /** As a heading names the compound, and the paragraph of that heading. */
  name: Type.Optional(Text),
  named_in: Type.Optional(Text),
  smiles: Type.Optional(Text),
  inchi_key: Type.Optional(Text),
  targets: Type.Array(Type.Object({ id: Text, en: Type.Optional(Text), zh: Type.Optional(Text) })),
});
export type StatedActivity = Static<typeof StatedActivity>;

/** Letters and digits alone, for comparing names. */
const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Words of one to three that may name a target. */
function candidates(about: string): string[] {
  const words = about.split(/\s+/).filter(Boolean).slice(0, 12);
  return [3, 2, 1].flatMap((n) => words.slice(0, words.length - n + 1).map((_, i) => words.slice(i, i + n).join(' ')));
}
const MOST_ABOUTS = 50;
const MOST_HITS = 20;

/** The target that a head or title names: of the dictionary, by the longest of its words that is a whole name. */
async function targetOf(corpus: Corpus, about: string, signal: AbortSignal): Promise<Entity | undefined> {
  for (const words of candidates(about)) {
    if (folded(words).length < 3) continue;
    const query = allOf(
      { kind: 'phrase', field: 'NAME', text: words },
      { kind: 'term', field: 'KIND', text: 'target' },
    );
    const { hits } = await corpus.search(entities, { query, offset: 0, limit: MOST_HITS, signal });
    const found = await corpus.get(
      entities,
      hits.map(({ id }) => id),
    );
    const same = found.find(({ names }) => names.some(({ text }) => folded(text) === folded(words)));
    if (same) return same;
  }
  return undefined;
}

const named = ({ names }: Entity, lang: string) =>
  names.find((name) => name.lang === lang && name.kind === 'preferred')?.text;

/** The patent of a number. @throws ServiceError if it is not stored, or has no description. */
export async function describedPatent(corpus: Corpus, field: string, pn: string): Promise<Patent> {
  const [patent] = await corpus.lookup(patents, 'number', [pn]);
  if (!patent)
    throw new ServiceError('invalid_request', `${field}: ${pn.slice(0, 40)} is not in the corpus; import it first.`, {
      field,
    });
  return patent;
}

/** The activities of a patent's description. */
export const statedActivities = (corpus: Corpus, patent: Patent, signal: AbortSignal): Promise<StatedActivity[]> =>
  activitiesIn(corpus, shownTexts(patent.descriptions)[0]?.paragraphs ?? [], signal);

/** The same of any paragraphs. */
export async function activitiesIn(
  corpus: Corpus,
  paragraphs: readonly DescribedParagraph[],
  signal: AbortSignal,
): Promise<StatedActivity[]> {
  const found = activitiesOf(paragraphs);
  const names = namedCompounds(paragraphs);
  const abouts = [...new Set(found.flatMap(({ about }) => about ?? []))].slice(0, MOST_ABOUTS);
  const targets = new Map<string, Entity | undefined>();
  for (const about of abouts) targets.set(about, await targetOf(corpus, about, signal));
  const used = [...new Set(found.flatMap((one) => nameOf(names, one)?.name ?? []))];
  const structures = new Map<string, Compound>();
  const stored = await corpus.identify(compounds, 'name', used);
  for (const [name, [id]] of stored) {
    const [compound] = id === undefined ? [] : await corpus.get(compounds, [id]);
    if (compound) structures.set(name, compound);
  }
  const assays = new Map<number, string | undefined>();
  for (const { at } of found) if (!assays.has(at)) assays.set(at, assayOf(paragraphs, at));
  return found.map((one) => rowOf(one));

  function rowOf(one: Activity): StatedActivity {
    const by = nameOf(names, one);
    const compound = by && structures.get(by.name);
    const target = one.about === undefined ? undefined : targets.get(one.about);
    const assay = assays.get(one.at);
    const { compound: number, counts, measure, value, mark, unit, nm, relation, about, table, row, paragraph } = one;
    const [en, zh] = target ? [named(target, 'en'), named(target, 'zh')] : [];
    return {
      ...{ compound: number, counts, measure, table, row, paragraph },
      value: `${relation ?? ''}${value}`,
      ...(mark && { mark }),
      ...(unit && { unit }),
      ...(nm !== undefined && { nm }),
      ...(relation && { relation }),
      ...(about && { about }),
      ...(assay && { assay }),
      ...(by && { name: by.name, named_in: by.paragraph }),
      ...(compound && { smiles: compound.structure.isomeric, inchi_key: compound.id }),
      targets: target ? [{ id: target.id, ...(en && { en }), ...(zh && { zh }) }] : [],
    };
  }
}
