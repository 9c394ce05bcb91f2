import {
  type Entity,
  type EntityKind,
  entities,
  moietyIdentity,
  nameIdentity,
} from '#collections/entities/entities.ts';
import { moietyOf } from '#collections/entities/moieties.ts';
import { type Tags, tags, tagsId } from '#collections/tags/tags.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { b030PaperDetail } from '#contract/generated/drug-mining-data.ts';
import { keyUuid } from '#corpus/assembly.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { diseaseRow, drugRow, entitiesByKey, organisationRow, targetRow } from '#operations/shared/entity-rows.ts';
import { uuids } from '#operations/shared/number-list.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';

/** Identities of a kind that headings may name. */
const keysOf = (mesh: Work['mesh'], kind: EntityKind): string[] =>
  mesh.flatMap(({ heading, ui }) => [
    ...(ui ? [`${kind}:mesh:${ui}`] : []),
    kind === 'drug' ? moietyIdentity([moietyOf(heading)]) : nameIdentity(kind, heading),
  ]);

/** What a paper is about, and why that is said: headings of its source, places of its text. */
interface About {
  readonly entity: Entity;
  readonly evidence: {
    readonly headings?: readonly string[];
    readonly places?: Tags['things'][number]['places'];
  };
}

/** Things of a kind that the headings of a paper name, then those that its text names and does not only deny. */
async function about(corpus: Corpus, { mesh }: Work, named: Tags | undefined, kind: EntityKind): Promise<About[]> {
  const headed = (await entitiesByKey(corpus, keysOf(mesh, kind))).filter((entity) => entity.kind === kind);
  const things = (named?.things ?? [])
    .filter((thing) => thing.kind === kind && (thing.negated ?? 0) < thing.count)
    .sort((a, b) => b.count - a.count);
  const ids = things.map(({ id }) => id).filter((id) => !headed.some((entity) => entity.id === id));
  const found = [...headed, ...(ids.length > 0 ? await corpus.get(entities, ids) : [])];
  return found.map((entity) => {
    const headings = mesh.filter((one) => keysOf([one], kind).some((key) => entity.keys.includes(key)));
    const places = things.find(({ id }) => id === entity.id)?.places;
    return {
      entity,
      evidence: {
        ...(headings.length > 0 && { headings: headings.map(({ heading }) => heading) }),
        ...(places && { places }),
      },
    };
  });
}

const lang = (code: string) => (code === 'und' ? {} : { lang: wireLanguage(code) });
/** A day of which month and day are known; else the contract's form cannot say it. */
const whole = (day: number | undefined) => (day !== undefined && day % 100 !== 0 ? String(day) : undefined);

export default recordLookup({
  collection: works,
  names: [{ field: 'paper_id', by: 'paper_id', read: uuids('paper') }],
  head: (work: Work) => ({ paper_id: work.id }),
  example: { paper_id: keyUuid('doi:10.5555/priora.demo.1f6b0c08') },
})({
  contract: b030PaperDetail,
  path: '/synapse/paper/detail',
  summary: 'A paper with the diseases, drugs and targets that it is about',
  description:
    'Diseases, drugs and targets are those of the MeSH headings that the source of the paper gives, then those that its text names, the most often named first; organisations those of its affiliations, as far as the dictionary has them. `evidence` of each: the headings, and places of the text (`unit`, offsets in UTF-16, the words).',
  async row(work, { note }, { corpus }) {
    const [named] = await corpus.get(tags, [tagsId(works.name, work.id)]);
    if (!named)
      note(
        work.mesh.length === 0
          ? 'The source gives the paper no MeSH headings, and its text was not looked through for names of the dictionary yet: what it is about is not told.'
          : 'The text was not looked through for names of the dictionary yet: headings alone count.',
      );
    if (work.retracted) note('The paper was retracted.');
    const of = async <R extends object>(kind: EntityKind, row: (entity: Entity) => R) =>
      (await about(corpus, work, named, kind)).map(({ entity, evidence }) => ({ ...row(entity), evidence }));
    const places = work.authors.flatMap(({ affiliations }) => affiliations ?? []);
    const organisations = places.flatMap(({ name, text }) =>
      (name ?? text) ? [organisationKey((name ?? text)!)] : [],
    );
    return {
      doi: idOf(work, 'doi'),
      paper_title: work.titles.map((title) => ({ ...lang(title.lang), title: title.text })),
      paper_abstract: work.abstracts.map((abstract) => ({ ...lang(abstract.lang), abst: abstract.text })),
      author: work.authors.filter(({ role }) => role === undefined).map(({ name }) => name),
      journal: work.venue?.name,
      publication_date: whole(work.published),
      epub_date: whole(work.published_online),
      source: [...new Set(work.provenance.map(({ source }) => source.toUpperCase()))],
      disease: await of('disease', diseaseRow),
      drug: await of('drug', drugRow),
      target: await of('target', targetRow),
      organization: (await entitiesByKey(corpus, organisations)).map(organisationRow),
    };
  },
});
