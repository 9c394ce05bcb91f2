import { dayText } from '#clock.ts';
import { doiOf, idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { bagOf } from '#corpus/text/bag.ts';
import { ServiceError } from '#errors.ts';
import { pageWithin, SHORT_WINDOW } from '#operations/shared/pages.ts';
import { dates, type Filters, matching } from './filters.ts';
import { beginning, escaped, type Hit, item, rows, sourcesOf, upTo } from './markdown.ts';
import type { Asked } from './search.ts';

/** Characters of a description that are compared: more words of it change little. */
const MOST_COMPARED = 20_000;
/** Words that are scored, and how: see `corpus/ranking.ts`. */
const KEPT = 60;
const BM25 = { kind: 'bm25', k1: 1.2, b: 0.75 } as const;
const MOST_AUTHORS = 8;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** Filters that only patents have. */
const OF_PATENTS = ['authority', 'patent_type', 'ipc', 'cpc', 'legal_status', 'filed_from', 'filed_to'] as const;

function filterQueries(filters: Filters): Query[] {
  const wrong = OF_PATENTS.find((name) => filters[name] !== undefined && String(filters[name]) !== '');
  if (wrong) {
    throw new ServiceError('invalid_request', `filters.${wrong} is of patents: leave it out to search papers.`, {
      field: `filters.${wrong}`,
    });
  }
  return [
    ...matching('AFFILIATION', filters.assignee),
    ...matching('AUTHOR', filters.inventor),
    ...dates('PUBLICATION_DATE', 'published', filters.published_from, filters.published_to),
    ...(filters.query?.trim() ? [parseQuery(works, filters.query)] : []),
  ];
}

const keywordQuery = (keyword: string): Query => {
  const text = keyword.replace(/^"(.*)"$/s, '$1').trim();
  return /^\S+$/.test(text) && /[*?]/.test(text) && /[\p{L}\p{N}]/u.test(text)
    ? parseQuery(works, text.replace(/[^\p{L}\p{N}*?-]/gu, ''), { field: 'ALL', codes: false })
    : { kind: 'phrase', field: 'ALL', text };
};

/**
 * A page of the papers that a model asks for: by words in common with a description (title and abstract are compared),
 * else by words and filters.
 * @throws ServiceError `invalid_request` for an empty question or a filter of patents alone; `invalid_query`.
 */
export async function searchedPapers(asked: Asked, corpus: Corpus, signal: AbortSignal) {
  const { semantic_query, keywords = [], filters = {}, sort = 'relevance', offset = 0, limit = 10 } = asked;
  const must = [...keywords.map(keywordQuery), ...filterQueries(filters)];
  const idea = semantic_query?.trim().slice(0, MOST_COMPARED) ?? '';
  if (idea === '' && must.length === 0) {
    throw new ServiceError('invalid_request', 'Give `semantic_query`, `keywords` or a filter.', {
      field: 'semantic_query',
    });
  }
  pageWithin({ offset, limit }, SHORT_WINDOW);
  const query = allOf(...must);
  const bag = idea !== '' && sort === 'relevance' ? bagOf([{ text: idea, weight: 1 }]) : undefined;
  if (bag && bag.counts.size > 0) {
    const terms = [...bag.counts].map(([text, count]) => ({ text, weight: count, count }));
    const page = await corpus.rank(works, {
      ...{ field: 'TITLE_ABSTRACT', terms, keep: KEPT, similarity: BM25, limit: offset + limit, signal },
      ...(must.length > 0 && { filter: query }),
    });
    const ids = page.hits.slice(offset).map(({ id }) => id);
    return { total: page.total, records: await corpus.get(works, ids), alike: true };
  }
  const page = await corpus.search(works, {
    ...{ query, offset, limit, stemming: true, signal },
    sort: [
      sort === 'relevance'
        ? { field: 'score', order: 'desc' }
        : { field: 'PUBLICATION_DATE', order: sort === 'newest' ? 'desc' : 'asc' },
    ],
  });
  const ids = page.hits.map(({ id }) => id);
  return { total: page.total, records: await corpus.get(works, ids), alike: false };
}

/** What a paper is called by: its DOI, else its id. */
const nameOf = (work: Work): string => idOf(work, 'doi') ?? work.id;

/** Where a paper can be read: its DOI resolves, else its source. */
export function paperUrl(work: Work): string | undefined {
  const [doi, pmid, arxiv] = [idOf(work, 'doi'), idOf(work, 'pmid'), idOf(work, 'arxiv')];
  if (doi) return work.demo ? undefined : `https://doi.org/${doi}`;
  if (pmid) return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  return arxiv && `https://arxiv.org/abs/${arxiv}`;
}

function authors({ authors: all }: Work): string {
  const shown = all.filter(({ role }) => role === undefined);
  const names = shown.slice(0, MOST_AUTHORS).map(({ name }) => escaped(name));
  return names.join('; ') + (shown.length > MOST_AUTHORS ? `; and ${shown.length - MOST_AUTHORS} more` : '');
}

const english = <T extends { lang: string }>(texts: readonly T[]): T | undefined =>
  texts.find(({ lang }) => lang === 'en') ?? texts[0];
const titleOf = (work: Work) => escaped(english(work.titles)?.text ?? '') || '(no title)';
const marks = (work: Work) => [work.retracted && '**retracted**', work.demo && 'demo document, fictional'];

/** A hit of a search. */
export function paperLines(work: Work, row: number): string {
  const facts = [
    authors(work),
    work.venue?.name && escaped(work.venue.name),
    work.published && `published ${dayText(work.published)}`,
    ...marks(work),
  ].filter(Boolean);
  const abstract = english(work.abstracts)?.text;
  const url = paperUrl(work);
  return [
    `${row}. **${escaped(nameOf(work))}** ${titleOf(work)}`,
    `   ${facts.join(' · ')}`,
    abstract ? `   > ${escaped(beginning(abstract))}` : '   (no abstract is stored)',
    ...(url ? [`   <${url}>`] : []),
  ].join('\n');
}

export function paperHit(work: Work): Hit {
  const title = english(work.titles)?.text;
  const writers = work.authors.filter(({ role }) => role === undefined).map(({ name }) => name);
  const published = dayText(work.published);
  const abstract = english(work.abstracts)?.text;
  const url = paperUrl(work);
  return {
    key: nameOf(work),
    ...(title && { title }),
    ...(writers.length > 0 && { names: writers.slice(0, MOST_AUTHORS) }),
    ...(published && { published }),
    ...(abstract && { abstract: beginning(abstract) }),
    ...(url && { url }),
    sources: sourcesOf(work),
    ...(work.demo && { fictional: true as const }),
    ...(work.retracted && { retracted: true as const }),
  };
}

/** The paper that a key names: a DOI or paper id, by itself or in a link. */
export async function paperOf(key: string, corpus: Corpus): Promise<Work | undefined> {
  const id = UUID.exec(key.slice(0, 500))?.[0];
  const doi = id === undefined ? doiOf(key.slice(0, 500)) : undefined;
  const [found] =
    id !== undefined
      ? await corpus.lookup(works, 'paper_id', [id])
      : doi !== undefined
        ? await corpus.lookup(works, 'doi', [doi])
        : [];
  return found;
}

/** Whether a key can name a paper. */
export const namesPaper = (key: string): boolean =>
  UUID.test(key.slice(0, 500)) || doiOf(key.slice(0, 500)) !== undefined;

/** A paper with the parts asked for: `description` is its full text, where it is stored. */
export async function paperMarkdown(
  work: Work,
  corpus: Corpus,
  { modules, most_chars }: { readonly modules: readonly string[]; readonly most_chars: number },
): Promise<string> {
  const url = paperUrl(work);
  const abstract = english(work.abstracts);
  const lines = [`# ${escaped(nameOf(work))} ${titleOf(work)}`, ...(url ? [`<${url}>`] : [])];
  lines.push(...marks(work).flatMap((mark) => mark || []));
  if (modules.includes('basic')) {
    lines.push(
      ...item('Authors', authors(work)),
      ...item('In', work.venue?.name && escaped(work.venue.name)),
      ...item(
        'Volume, issue, pages',
        [work.volume, work.issue, work.pages]
          .filter(Boolean)
          .map((each) => escaped(each!))
          .join(', '),
      ),
      ...item('Published', dayText(work.published)),
      ...item('Type', work.type && escaped(work.type)),
      ...item('Identities', work.ids.map(escaped).join(', ')),
      ...item('Keywords', work.keywords.slice(0, 30).map(escaped).join('; ')),
      ...work.notices.flatMap(({ kind, side, ids, text }) =>
        item(
          side === 'by' ? `There is a ${kind}` : `This is a ${kind} of`,
          escaped([text, ...ids].filter(Boolean).join(', ')),
        ),
      ),
      '',
      ...(abstract ? ['## Abstract', escaped(abstract.text)] : ['No abstract is stored.']),
    );
  }
  if (modules.includes('description')) {
    lines.push('', '## Full text');
    const units = work.body.map(({ id, kind, text }) =>
      kind === 'heading' ? `### ${escaped(text)}` : `[${id}] ${escaped(text)}`,
    );
    lines.push(
      ...(units.length > 0 ? upTo(units, (each) => each, most_chars, 'paragraphs') : ['No full text is stored.']),
    );
  }
  if (modules.includes('citation')) {
    const of = async (link: string) => (await corpus.links(works, [work.id], link)).get(work.id)?.records ?? [];
    const [papers, publications] = [await of('cited_by'), await of('cited_by_patents')];
    const citing = await corpus.get(
      works,
      papers.slice(0, 100).map(({ id }) => id),
    );
    lines.push(
      '',
      '## Citations',
      ...rows(
        'Cites',
        work.references.map(({ text, title, ids }) => escaped(text ?? title ?? ids.join(', '))),
      ),
      ...rows(
        'Cited by papers',
        citing.map((each) => `${nameOf(each)} ${titleOf(each)}`),
      ),
      ...rows(
        'Cited by patents',
        publications.map(({ id }) => id),
      ),
    );
  }
  return lines.join('\n');
}
