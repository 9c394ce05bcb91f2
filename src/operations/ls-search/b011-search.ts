import type { Entity } from '#collections/entities/entities.ts';
import { works } from '#collections/works/works.ts';
import { b011PaperSearch } from '#contract/generated/ls-search.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { valuesBelow } from '#dictionary/ancestors.ts';
import { ServiceError } from '#errors.ts';
import { drugsOf } from '#operations/shared/drug-filter.ts';
import { filterQuery, NOTHING, phrasesQuery } from '#operations/shared/entity-filter.ts';
import { lifePage } from '#operations/shared/life-page.ts';
import { phrasesOfAll } from '#operations/shared/name-phrases.ts';
import { SHORT_WINDOW } from '#operations/shared/pages.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';

/** Things below those that are asked for, by whose headings works are found. */
const MOST_BELOW = 5_000;
/** Drugs of classes that are searched for. */
const MOST_DRUGS = 200;

/**
 * Works about one of some things: tagged with it or with what is a kind of it, or with such a heading. Works that were
 * not looked through yet: with one of its names in title or abstract.
 */
async function about(
  corpus: Corpus,
  things: readonly Entity[],
  times: number,
  tag: 'DISEASE_ID' | 'DRUG_ID' | 'TARGET_ID',
): Promise<Query> {
  const headings = await valuesBelow(corpus, things, 'HEADING', MOST_BELOW);
  const words = phrasesOfAll(things, 'TITLE_ABSTRACT', times);
  return anyOf(
    { kind: 'values', field: tag, values: things.map(({ id }) => id) },
    { kind: 'values', field: 'MESH', values: headings },
    ...(words.length > 0 ? [allOf({ kind: 'values', field: 'TAGGED', values: ['0'] }, anyOf(...words))] : []),
  );
}

export default lifePage({
  contract: b011PaperSearch,
  path: '/synapse/paper/search',
  summary: 'Search papers by things of the dictionary',
  description:
    'A paper is about a disease, a drug or a target if its text names that or what is a kind of it (and does not only deny it), or if its source gives it such a MeSH heading; about a type of drugs through the drugs of that class; of an organisation by the affiliations that its source tells. At most 10,000 rows can be read.',
  example: { body: { keyword: { condition: 'OR', value: ['cells'] }, limit: 10, offset: 0 } },
  collection: works,
  window: SHORT_WINDOW,
  sorts: { score: 'score', PUBLICATION_DATE: 'PUBLICATION_DATE' },
  source: 'PubMed, Crossref, OpenAlex or another source of literature',
  async *queries(body, corpus, note, signal) {
    const { from, to } = body.publication_year ?? {};
    if (from !== undefined && to !== undefined && from > to)
      throw new ServiceError('invalid_request', 'publication_year runs backwards.', { field: 'publication_year' });
    const institutions = await filterQuery(
      corpus,
      'organization',
      body.organization,
      'organisation',
      signal,
      async (things, times) => {
        const names = phrasesOfAll(things, 'AFFILIATION', times);
        return names.length > 0 ? anyOf(...names) : NOTHING;
      },
    );
    if (institutions) {
      const silent = { kind: 'not', of: { kind: 'wildcard', field: 'AFFILIATION', pattern: '*' } } as const;
      const total = await totalOf(corpus, works, silent);
      if (total > 0)
        note(`${total} papers have no affiliation: whether they are of the organisation cannot be judged.`);
    }
    yield* [
      phrasesQuery(body.keyword, 'MAIN'),
      phrasesQuery(body.author && { condition: 'OR', value: body.author }, 'AUTHOR'),
      await filterQuery(corpus, 'disease', body.disease, 'disease', signal, (things, times) =>
        about(corpus, things, times, 'DISEASE_ID'),
      ),
      await filterQuery(corpus, 'drug', body.drug, 'drug', signal, (things, times) =>
        about(corpus, things, times, 'DRUG_ID'),
      ),
      await filterQuery(corpus, 'target', body.target, 'target', signal, (things, times) =>
        about(corpus, things, times, 'TARGET_ID'),
      ),
      await filterQuery(corpus, 'drug_type', body.drug_type, 'drug_type', signal, async (things, times) => {
        const drugs = await drugsOf(corpus, 'class', things, MOST_DRUGS);
        const names = phrasesOfAll(drugs, 'TITLE_ABSTRACT', times, 3);
        return names.length > 0 ? anyOf(...names) : NOTHING;
      }),
      institutions,
      from === undefined && to === undefined
        ? undefined
        : ({
            kind: 'range',
            field: 'YEAR',
            ...(from !== undefined && { from: String(from) }),
            ...(to !== undefined && { to: String(to) }),
          } as Query),
    ];
  },
  row: (work) => ({
    paper_id: work.id,
    paper_title: work.titles.map(({ lang, text }) => ({
      ...(lang !== 'und' && { lang: wireLanguage(lang) }),
      title: text,
    })),
  }),
});
