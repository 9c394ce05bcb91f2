import { entitiesNamed } from '#analytics/companies/affiliation.ts';
import { type Company, companies } from '#collections/companies/companies.ts';
import { nameParts } from '#collections/works/names.ts';
import type { Affiliation, Author, Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { l011LiteratureAuthorAffiliation } from '#contract/generated/literature-data.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { paperLookup } from './paper-lookup.ts';

/** Other works of one author that are listed. */
const MOST_WORKS = 20;
/** Authors of one call for whom they are looked up. */
const MOST_AUTHORS = 100;
/** Lines of affiliations of one call that are read for the body they name. */
const MOST_LINES = 300;

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const word = (text: string | undefined) => text && text.charAt(0).toUpperCase() + text.slice(1);

/** Titles of the stored works of people whose ORCID is known, by ORCID. */
async function publishedBy(papers: readonly Work[], corpus: Corpus) {
  const ids = [...new Set(papers.flatMap(({ authors }) => authors.flatMap(({ orcid }) => orcid ?? [])))];
  const found = new Map<string, readonly string[]>();
  for (const orcid of ids.slice(0, MOST_AUTHORS)) {
    const { hits } = await corpus.search(works, {
      query: { kind: 'term', field: 'ORCID', text: orcid },
      sort: [{ field: 'PUBLICATION_DATE', order: 'desc' }],
      offset: 0,
      limit: MOST_WORKS,
    });
    const records = await corpus.get(
      works,
      hits.map(({ id }) => id),
    );
    found.set(
      orcid,
      records.flatMap(({ titles }) => titles[0]?.text ?? []),
    );
  }
  return { found, unread: Math.max(0, ids.length - MOST_AUTHORS) };
}

/** A line as printed that no source resolved. */
const lineOf = ({ ids, text }: Affiliation): string | undefined => ((ids ?? []).length === 0 ? text : undefined);

/** The one stored body that a line as printed names, with the country or city that it says; by line. */
async function bodiesNamed(affiliations: readonly Affiliation[], corpus: Corpus) {
  const lines = [...new Set(affiliations.flatMap((each) => lineOf(each) ?? []))];
  const found = new Map<string, Company>();
  for (const line of lines.slice(0, MOST_LINES)) {
    const [named, second] = await entitiesNamed(corpus, line);
    if (named?.certain && second === undefined) found.set(line, named.company);
  }
  return { found, unread: Math.max(0, lines.length - MOST_LINES) };
}

/** @param read Bodies by the line that names them. */
function place(
  affiliation: Affiliation | undefined,
  known: ReadonlyMap<string, Company>,
  read: ReadonlyMap<string, Company>,
) {
  if (!affiliation) return {};
  const stated = (affiliation.ids ?? []).map((id) => known.get(id)).find((each) => each !== undefined);
  const institution = stated ?? read.get(lineOf(affiliation) ?? '');
  const ror = [...(affiliation.ids ?? []), ...(institution?.ids ?? [])].find((id) => id.startsWith('ror:'));
  const country = affiliation.country ?? institution?.country;
  return {
    // the line stays as printed where it alone tells the body
    affiliation_name: affiliation.name ?? stated?.name ?? affiliation.text,
    affiliation_country: country && regions.of(country),
    affiliation_type: word(affiliation.type ?? institution?.type),
    affiliation_rorid: ror && `https://ror.org/${ror.slice(4)}`,
  };
}

/** Family and given name as stated, else as the printed name tells. */
const parts = (author: Author) =>
  author.group
    ? {}
    : author.family === undefined
      ? nameParts(author.name)
      : { family: author.family, given: author.given };

export default paperLookup({
  contract: l011LiteratureAuthorAffiliation,
  path: '/literature/author-affiliation',
  summary: 'Authors of papers and where they work',
  description:
    'Authors in the order of the paper, a row for each of their affiliations. Country, type and ROR id are given where a source resolved the affiliation, ' +
    'or where its line as printed names one stored institution and says its country or city (a note tells how many); ' +
    '`published_list` has titles of stored works of the same person, known by ORCID.',
  async rows(papers, { note }, { corpus }) {
    const affiliations = papers.flatMap(({ authors }) => authors.flatMap((author) => author.affiliations ?? []));
    const ids = affiliations.flatMap((each) => each.ids ?? []);
    const stored = await corpus.lookup(companies, 'key', [...new Set(ids)]);
    const known = new Map(stored.flatMap((each) => each.ids.map((id) => [id, each] as const)));
    const published = await publishedBy(papers, corpus);
    const read = await bodiesNamed(affiliations, corpus);
    if (read.found.size > 0)
      note(
        `Institutions of ${read.found.size} affiliations were read from their lines as printed: no source resolved them.`,
      );
    if (published.unread > 0)
      note(`Other works of ${published.unread} further authors were not looked up: ask for fewer papers.`);
    if (read.unread > 0) note(`${read.unread} further lines of affiliations were not read: ask for fewer papers.`);
    if (papers.some(({ authors }) => authors.some((one) => !one.affiliations && !one.orcid))) {
      note(
        'Some authors have neither affiliation nor ORCID in their sources; Crossref, OpenAlex and PubMed often have them.',
      );
    }
    return papers.map(({ authors }) => {
      const people = authors.filter(({ role }) => role === undefined);
      return {
        author_data: people.flatMap((author, i) => {
          const { family, given } = parts(author);
          const person = {
            name: author.name,
            surname: family,
            first_name: given,
            sequence: i + 1,
            orcid: author.orcid,
            co_authors: people.filter((other) => other !== author).map(({ name }) => name),
            published_list: author.orcid === undefined ? undefined : [...(published.found.get(author.orcid) ?? [])],
          };
          const places = author.affiliations?.length ? author.affiliations : [undefined];
          return places.map((each) => ({ ...person, ...place(each, known, read.found) }));
        }),
      };
    });
  },
});
