import {
  type Company,
  type CompanyName,
  companies,
  companyIds,
  companyPart,
} from '#collections/companies/companies.ts';
import { issnIds, type Journal, journalPart, journals } from '#collections/journals/journals.ts';
import { openalexOf, workIds } from '#collections/works/ids.ts';
import type { Affiliation, Author, Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { jsonItems } from '../json-items.ts';
import { dayOf, dayOfText } from '../literature/dates.ts';
import { languageCode, workText } from '../literature/marked-text.ts';
import { author, literatureWork, once, orcidOf } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'openalex';
/** Longer abstracts are damaged. */
const MOST_WORDS = 20_000;

type Json = Record<string, any>;
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined;
const words = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((each) => text(each) ?? []) : []);
const entity = (value: unknown): string | undefined => openalexOf(text(value) ?? '');

/** The abstract of an inverted index, word -> places. A place that no word has is shown as `…`. */
export function abstractOf(inverted: unknown): string | undefined {
  if (typeof inverted !== 'object' || inverted === null) return undefined;
  const places: string[] = [];
  for (const [word, at] of Object.entries(inverted)) {
    if (!Array.isArray(at)) continue;
    for (const place of at) if (Number.isInteger(place) && place >= 0 && place < MOST_WORDS) places[place] = word;
  }
  const found = Array.from(places, (word) => word ?? '…').join(' ');
  return found === '' ? undefined : found.replace(/(?:… )+…/g, '…');
}

function place(said: Json, printed: string | undefined): Affiliation {
  const ids = companyIds([text(said.ror), text(said.id)]);
  return {
    ...(printed && { text: printed }),
    ...(text(said.display_name) && { name: text(said.display_name)! }),
    ...(ids.length > 0 && { ids }),
    ...(/^[A-Z]{2}$/.test(said.country_code ?? '') && { country: said.country_code }),
    ...(text(said.type) && { type: text(said.type)! }),
  };
}

function writer(said: Json): Author | undefined {
  const printed =
    words(said.raw_affiliation_strings).length > 0
      ? words(said.raw_affiliation_strings)
      : words([said.raw_affiliation_string]);
  const resolved = list(said.institutions);
  const affiliations =
    resolved.length === 0
      ? printed.map((each) => ({ text: each }))
      : resolved.map((each, i) =>
          place(each, printed.length === resolved.length ? printed[i] : printed.length === 1 ? printed[0] : undefined),
        );
  const name = text(said.raw_author_name) ?? text(said.author?.display_name);
  return author(undefined, undefined, {
    ...(name && { name }),
    orcid: orcidOf(text(said.author?.orcid)),
    ...(affiliations.length > 0 && { affiliations }),
  });
}

/** A work of OpenAlex; see https://docs.openalex.org/api-entities/works/work-object */
export function openalexWork(said: Json): Work {
  const ids = workIds({
    openalex: text(said.id),
    doi: text(said.doi ?? said.ids?.doi),
    pmid: text(said.ids?.pmid),
    pmcid: text(said.ids?.pmcid),
  });
  const own = entity(said.id);
  if (own === undefined) throw new RangeError('has no OpenAlex id');
  const lang = languageCode(text(said.language));
  const venue = said.primary_location?.source ?? said.host_venue ?? {};
  const title = workText(text(said.title ?? said.display_name), lang);
  const abstract = workText(abstractOf(said.abstract_inverted_index), lang);
  const { volume, issue, first_page, last_page } = said.biblio ?? {};
  const venueIds = [
    ...issnIds([...words(venue.issn), text(venue.issn_l)]),
    ...(entity(venue.id) ? [`openalex:${entity(venue.id)}`] : []),
  ];
  return literatureWork(NAME, own, text(said.updated_date), {
    ids,
    type: text(said.type),
    titles: title ? [title] : [],
    abstracts: abstract ? [abstract] : [],
    authors: list(said.authorships).flatMap((each) => writer(each) ?? []),
    ...((text(venue.display_name) || venueIds.length > 0) && {
      venue: { ...(text(venue.display_name) && { name: text(venue.display_name)! }), ids: venueIds.sort() },
    }),
    publisher: text(venue.host_organization_name ?? venue.publisher),
    volume: text(volume),
    issue: text(issue),
    pages:
      text(first_page) &&
      (text(last_page) && last_page !== first_page ? `${first_page}-${last_page}` : text(first_page)),
    published: dayOfText(text(said.publication_date)) ?? dayOf(said.publication_year),
    languages: lang ? [lang] : [],
    keywords: list(said.keywords).flatMap((each) => text(each.display_name ?? each.keyword) ?? []),
    subjects: list(said.topics ?? said.concepts).flatMap((each) =>
      text(each.display_name)
        ? [{ scheme: 'openalex', text: text(each.display_name)!, ...(entity(each.id) && { code: entity(each.id)! }) }]
        : [],
    ),
    mesh: list(said.mesh).flatMap((each) =>
      text(each.descriptor_name)
        ? [
            {
              heading: text(each.descriptor_name)!,
              ...(text(each.descriptor_ui) && { ui: text(each.descriptor_ui)! }),
              ...(each.is_major_topic === true && { major: true as const }),
              ...(text(each.qualifier_name) && { qualifiers: [text(each.qualifier_name)!] }),
            },
          ]
        : [],
    ),
    references: words(said.referenced_works).map((each) => ({ ids: workIds({ openalex: each }) })),
    funding: list(said.grants).map((each) => ({
      ...(text(each.funder_display_name) && { name: text(each.funder_display_name)! }),
      ...(text(each.award_id) && { awards: [text(each.award_id)!] }),
    })),
    ...(said.is_retracted === true && { retracted: true as const }),
    licence: text(said.primary_location?.license),
  });
}

/** A source of OpenAlex; see https://docs.openalex.org/api-entities/sources/source-object */
function openalexJournal(said: Json, key: string): Journal | undefined {
  const own = entity(said.id);
  const name = text(said.display_name);
  if (own === undefined || name === undefined) return undefined;
  const other = [...words(said.alternate_titles), text(said.abbreviated_title)].filter((each) => each !== undefined);
  return journalPart({
    ids: [...issnIds([...words(said.issn), text(said.issn_l)]), `openalex:${own}`],
    provenance: [{ source: NAME, key, ...(text(said.updated_date) && { as_of: text(said.updated_date)! }) }],
    name,
    other_names: other,
    ...(text(said.type) && { type: text(said.type)! }),
    ...(text(said.host_organization_name ?? said.publisher) && {
      publisher: text(said.host_organization_name ?? said.publisher)!,
    }),
    ...(text(said.country_code) && { country: text(said.country_code)! }),
    ...(text(said.homepage_url) && { website: text(said.homepage_url)! }),
    subjects: list(said.x_concepts)
      .filter(({ level }) => level === 0)
      .flatMap((each) => text(each.display_name) ?? []),
  });
}

/** Names by the code of their language. */
function inLanguages(said: unknown): CompanyName[] {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return [];
  return Object.entries<unknown>({ ...said }).flatMap(([lang, named]) => {
    const own = text(named);
    return own === undefined ? [] : [{ text: own, kind: 'other' as const, lang: lang.slice(0, 20) }];
  });
}

function openalexInstitution(said: Json, key: string): Company | undefined {
  const ids = companyIds([text(said.id), text(said.ror), text(said.ids?.grid), text(said.ids?.wikidata)]);
  const name = text(said.display_name);
  if (ids.length === 0 || name === undefined) return undefined;
  return companyPart({
    ids,
    provenance: [{ source: NAME, key, ...(text(said.updated_date) && { as_of: text(said.updated_date)! }) }],
    name,
    names: inLanguages(said.international?.display_name).filter((each) => each.text !== name),
    other_names: [...words(said.display_name_alternatives), ...words(said.display_name_acronyms)],
    ...(/^[A-Z]{2}$/.test(said.country_code ?? '') && { country: said.country_code }),
    ...(text(said.geo?.city) && { city: text(said.geo.city)! }),
    ...(text(said.type) && { type: text(said.type)! }),
    ...(text(said.homepage_url) && { website: text(said.homepage_url)! }),
  });
}

type Any = Work | Journal | Company;

/** Records of one line: a work with the journal and institutions that it names, a journal, or an institution. */
function* recordsOf(
  said: Json,
): Generator<{ record: Any; into?: typeof journals | typeof companies } | { skipped: string }> {
  const own = entity(said.id);
  switch (own?.[0]) {
    case 'W': {
      yield { record: openalexWork(said) };
      const venue = said.primary_location?.source;
      const journal = venue ? openalexJournal(venue, `named ${entity(venue.id)}`) : undefined;
      if (journal) yield { record: journal, into: journals };
      for (const writing of list(said.authorships)) {
        for (const each of list(writing.institutions)) {
          const institution = openalexInstitution(each, `named ${entity(each.id)}`);
          if (institution) yield { record: institution, into: companies };
        }
      }
      return;
    }
    case 'S': {
      const journal = openalexJournal(said, own);
      if (!journal) throw new RangeError('has no name');
      yield { record: journal, into: journals };
      return;
    }
    case 'I': {
      const institution = openalexInstitution(said, own);
      if (!institution) throw new RangeError('has no name');
      yield { record: institution, into: companies };
      return;
    }
    case 'A': {
      const last = said.last_known_institution;
      const institution = last ? openalexInstitution(last, `named ${entity(last.id)}`) : undefined;
      yield institution ? { record: institution, into: companies } : { skipped: 'author' };
      return;
    }
    case 'C':
    case 'T':
      yield { skipped: 'concept or topic' };
      return;
    case 'P':
    case 'F':
      yield { skipped: 'publisher or funder' };
      return;
    default:
      throw new RangeError('has no OpenAlex id');
  }
}

/** Snapshots of OpenAlex: works, sources, institutions, authors, one JSON object a line, or single works. */
export default defineSource<Any>({
  name: NAME,
  title: 'OpenAlex works, sources, institutions, JSON Lines',
  homepage: 'https://openalex.org/',
  licence: 'CC0',
  collection: works,
  files: ['.json', '.jsonl', '_000', '.part'],
  recognises: (_base, head) => /https:\/\/openalex\.org\/[WSIACTPF]\d|https:\/\/api\.openalex\.org\//.test(head),
  expect: { titles: 0.9, published: 0.95 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Any>> {
    const fresh = once();
    for await (const item of jsonItems(file, ['results'])) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      try {
        for (const found of recordsOf(item.value)) {
          if ('skipped' in found) yield { ok: 'skipped', kind: found.skipped };
          else if (!found.into) yield { ok: true, record: found.record, raw: item.raw };
          else if (fresh(found.record)) yield { ok: true, record: found.record, into: found.into, raw: item.raw };
        }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: text(item.value.id) ?? `item ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});
