import { type EntityKind, moietyIdentity, nameIdentity } from '#collections/entities/entities.ts';
import { moietyOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { b030PaperDetail } from '#contract/generated/drug-mining-data.ts';
import { keyUuid } from '#corpus/assembly.ts';
import { diseaseRow, drugRow, entitiesByKey, organisationRow, targetRow } from '#operations/shared/entity-rows.ts';
import { uuids } from '#operations/shared/number-list.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';

/** Identities of a kind that the headings of a work may name. */
const keysOf = ({ mesh }: Work, kind: EntityKind): string[] =>
  mesh.flatMap(({ heading, ui }) => [
    ...(ui ? [`${kind}:mesh:${ui}`] : []),
    kind === 'drug' ? moietyIdentity([moietyOf(heading)]) : nameIdentity(kind, heading),
  ]);

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
  summary: 'A paper with the diseases, drugs and targets of its headings',
  description:
    'Diseases, drugs and targets are those of the MeSH headings that the source of the paper gives, organisations those of its affiliations, as far as the dictionary has them.',
  async row(work, { note }, { corpus }) {
    if (work.mesh.length === 0) note('The source gives the paper no MeSH headings: what it is about is not told.');
    if (work.retracted) note('The paper was retracted.');
    const of = async (kind: EntityKind) =>
      (await entitiesByKey(corpus, keysOf(work, kind))).filter((entity) => entity.kind === kind);
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
      disease: (await of('disease')).map(diseaseRow),
      drug: (await of('drug')).map(drugRow),
      target: (await of('target')).map(targetRow),
      organization: (await entitiesByKey(corpus, organisations)).map(organisationRow),
    };
  },
});
