import { united } from '#collections/assembling.ts';
import { type Company, companyIds } from '#collections/companies/companies.ts';
import { issnIds, type Journal, journalPart, journals } from '#collections/journals/journals.ts';
import { readCitation } from '#collections/works/citation-text.ts';
import { workIds } from '#collections/works/ids.ts';
import type { Author, Notice, Reference, Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { jsonItems } from '../json-items.ts';
import { dayOf } from '../literature/dates.ts';
import { languageCode, readableMarked, workText } from '../literature/marked-text.ts';
import { author, literatureWork, once, orcidOf } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'crossref';

type Json = Record<string, any>;
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
const text = (value: unknown): string | undefined => texts(value)[0];

/** @see https://api.crossref.org/swagger-ui/index.html: dates are `{"date-parts": [[2022, 4, 30]]}`. */
const dateOf = (value: unknown): number | undefined => {
  const parts = (value as Json | undefined)?.['date-parts']?.[0];
  return Array.isArray(parts) ? dayOf(...(parts as [unknown, unknown, unknown])) : undefined;
};

const person = (said: Json, role?: Author['role']): Author | undefined =>
  author(text(said.family), text(said.given), {
    ...(text(said.name) && { name: text(said.name)!, group: true as const }),
    orcid: orcidOf(text(said.ORCID)),
    ...(role && { role }),
    ...(list(said.affiliation).length > 0 && {
      affiliations: list(said.affiliation).flatMap((place) => {
        const name = text(place.name);
        const ids = companyIds(list(place.id).map(({ id }) => text(id)));
        return name === undefined ? [] : [{ text: name, ...(ids.length > 0 && { ids, name }) }];
      }),
    }),
  });

function reference(said: Json): Reference {
  const printed = text(said.unstructured);
  const read = printed === undefined ? undefined : readCitation(printed, text(said.DOI));
  const year = Number(/\d{4}/.exec(text(said.year) ?? '')?.[0]);
  return {
    ...(read ?? { ids: workIds({ doi: text(said.DOI) }) }),
    ...(text(said['article-title'] ?? said['volume-title']) && {
      title: text(said['article-title'] ?? said['volume-title'])!,
    }),
    ...(text(said.author) && { author: text(said.author)! }),
    ...(year >= 1000 && year <= 2200 && { year }),
    ...(text(said['journal-title'] ?? said['series-title']) && {
      venue: text(said['journal-title'] ?? said['series-title'])!,
    }),
    ...(text(said.volume) && { volume: text(said.volume)! }),
    ...(text(said['first-page']) && { page: text(said['first-page'])! }),
  };
}

const KINDS: Readonly<Record<string, Notice['kind']>> = {
  retraction: 'retraction',
  withdrawal: 'retraction',
  removal: 'retraction',
  correction: 'correction',
  corrigendum: 'correction',
  erratum: 'correction',
  addendum: 'correction',
  expression_of_concern: 'concern',
  new_edition: 'update',
  new_version: 'update',
};

const notices = (said: Json): Notice[] =>
  (['update-to', 'updated-by'] as const).flatMap((field) =>
    list(said[field]).map((each) => {
      const date = dateOf(each.updated);
      return {
        kind: KINDS[String(each.type)] ?? 'other',
        side: field === 'update-to' ? ('of' as const) : ('by' as const),
        ids: workIds({ doi: text(each.DOI) }),
        ...(date !== undefined && { date }),
        ...(text(each.label) && { text: text(each.label)! }),
      };
    }),
  );

/** A work as Crossref describes it; see https://github.com/CrossRef/rest-api-doc/blob/master/api_format.md */
export function crossrefWork(said: Json): Work {
  const doi = text(said.DOI);
  const ids = workIds({ doi });
  if (doi === undefined || ids.length === 0) throw new RangeError('has no DOI');
  const lang = languageCode(text(said.language));
  const title = [text(said.title), text(said.subtitle)].filter(Boolean).join(': ');
  const references = list(said.reference).map(reference);
  const counted = said['reference-count'];
  const found = notices(said);
  const issns = issnIds(texts(said.ISSN));
  const venue = text(said['container-title']);
  const titles = [workText(title, lang), workText(text(said['original-title']))].flatMap((each) => each ?? []);
  const abstract = workText(text(said.abstract)?.replace(/^\s*<jats:title>\s*Abstract\s*<\/jats:title>/i, ''), lang);
  return literatureWork(NAME, ids[0]!.slice(4), text(said.indexed?.['date-time']), {
    ids,
    type: text(said.type),
    titles: united([titles], ({ text: title }) => title),
    abstracts: abstract ? [abstract] : [],
    authors: [
      ...list(said.author).flatMap((each) => person(each) ?? []),
      ...list(said.editor).flatMap((each) => person(each, 'editor') ?? []),
    ],
    ...((venue || issns.length > 0) && {
      venue: {
        ...(venue && { name: readableMarked(venue)! }),
        ...(text(said['short-container-title']) && { short: text(said['short-container-title'])! }),
        ids: issns,
      },
    }),
    publisher: text(said.publisher),
    volume: text(said.volume),
    issue: text(said.issue),
    pages: text(said.page) ?? text(said['article-number']),
    published: dateOf(said.issued) ?? dateOf(said.published),
    published_print: dateOf(said['published-print']),
    published_online: dateOf(said['published-online']),
    languages: lang ? [lang] : [],
    subjects: texts(said.subject).map((each) => ({ scheme: 'crossref', text: each })),
    references,
    reference_count: Number.isInteger(counted) && counted >= 0 ? counted : undefined,
    funding: list(said.funder).map((each) => ({
      ...(text(each.name) && { name: text(each.name)! }),
      ...(text(each.DOI) && { ids: workIds({ doi: text(each.DOI) }) }),
      ...(texts(each.award).length > 0 && { awards: texts(each.award) }),
    })),
    notices: found,
    ...(found.some(({ kind, side }) => kind === 'retraction' && side === 'by') && { retracted: true as const }),
    licence: text(list(said.license).find((each) => each['content-version'] === 'vor')?.URL),
  });
}

function journalOf(said: Json): Journal | undefined {
  const name = text(said['container-title']);
  const kinds = new Map(list(said['issn-type']).map(({ type, value }) => [type, issnIds([text(value)])[0]?.slice(5)]));
  const ids = issnIds(texts(said.ISSN));
  if (name === undefined || ids.length === 0) return undefined;
  const [print, electronic] = [kinds.get('print'), kinds.get('electronic')];
  const short = text(said['short-container-title']);
  return journalPart({
    ids,
    provenance: [{ source: NAME, key: `journal ${ids.join(' ')}` }],
    name: readableMarked(name)!,
    other_names: short && short !== name ? [short] : [],
    ...(print && { issn_print: print }),
    ...(electronic && { issn_electronic: electronic }),
    ...(text(said.publisher) && { publisher: text(said.publisher)! }),
    type: said.type === 'journal-article' ? 'journal' : 'series',
  });
}

/** Crossref works: `items` of the API or a snapshot, or JSON Lines. */
export default defineSource<Work | Journal | Company>({
  name: NAME,
  title: 'Crossref works, JSON or JSON Lines',
  homepage: 'https://www.crossref.org/',
  licence: 'Metadata are facts, CC0; abstracts may be in copyright of publishers',
  collection: works,
  files: ['.json', '.jsonl'],
  recognises: (_base, head) =>
    (/"DOI":\s*"|"URL":\s*"https?:\/\/(?:dx\.)?doi\.org\//.test(head) && /"items":|"message-type":/.test(head)) ||
    (/"DOI":\s*"/.test(head) && /"(?:member|indexed|content-domain)":/.test(head)),
  expect: { titles: 0.95, published: 0.95, authors: 0.7 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work | Journal>> {
    const fresh = once();
    for await (const item of jsonItems(file, ['items'])) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      try {
        yield { ok: true, record: crossrefWork(item.value), raw: item.raw };
        const journal = journalOf(item.value);
        if (journal && fresh(journal)) yield { ok: true, record: journal, into: journals };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: text(item.value.DOI) ?? `item ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});
