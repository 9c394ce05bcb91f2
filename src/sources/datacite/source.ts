import { type Company, companies, companyIds, companyPart } from '#collections/companies/companies.ts';
import { workIds } from '#collections/works/ids.ts';
import type { Author, Notice, Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { jsonItems } from '../json-items.ts';
import { dayOf, dayOfText } from '../literature/dates.ts';
import { languageCode, workText } from '../literature/marked-text.ts';
import { author, literatureWork, once, orcidOf } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'datacite';

type Json = Record<string, any>;
/** DataCite writes one value as an object, several as a list. */
const list = (value: unknown): Json[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'object' && each !== null);
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** Contributors that wrote or edited; others (hosting institution, data manager ...) are left out. */
const ROLES: Readonly<Record<string, Author['role']>> = { Editor: 'editor', Translator: 'translator' };

function person(said: Json, role?: Author['role']): Author | undefined {
  const affiliations = [said.affiliation].flat().flatMap((place) => {
    const name = typeof place === 'string' ? text(place) : text(place?.name);
    if (name === undefined) return [];
    const ids = companyIds([text(place?.affiliationIdentifier)]);
    return [{ text: name, ...(ids.length > 0 && { ids, name }) }];
  });
  const group = said.nameType === 'Organizational';
  const orcid = list(said.nameIdentifiers).find((each) =>
    /orcid/i.test(String(each.nameIdentifierScheme)),
  )?.nameIdentifier;
  const more = { orcid: orcidOf(text(orcid)), ...(role && { role }), ...(affiliations.length > 0 && { affiliations }) };
  if (!group && text(said.familyName)) return author(text(said.familyName), text(said.givenName), more);
  const name = text(said.name);
  return name === undefined
    ? undefined
    : author(undefined, undefined, { name, ...(group && { group: true as const }), ...more });
}

const RELATED: Readonly<Record<string, readonly [Notice['kind'], Notice['side']]>> = {
  Obsoletes: ['update', 'of'],
  IsObsoletedBy: ['update', 'by'],
  IsNewVersionOf: ['update', 'of'],
  IsPreviousVersionOf: ['update', 'by'],
};

/** A DOI as DataCite describes it; see https://datacite-metadata-schema.readthedocs.io/en/4.6/ */
export function dataciteWork(said: Json): Work {
  const doi =
    text(said.doi ?? said.id) ?? (text(said.prefix) && text(said.suffix) ? `${said.prefix}/${said.suffix}` : undefined);
  const ids = workIds({ doi });
  if (ids.length === 0) throw new RangeError('has no DOI');
  const lang = languageCode(text(said.language));
  const related = list(said.relatedIdentifiers);
  const cited = related.filter(({ relationType }) => ['References', 'Cites'].includes(relationType));
  const dates = new Map(list(said.dates).map(({ dateType, date }) => [dateType, text(date)]));
  const venue = text(said.container?.title);
  return literatureWork(NAME, ids.find((id) => id.startsWith('doi:'))!.slice(4), text(said.updated), {
    ids,
    type: (text(said.types?.resourceTypeGeneral) ?? text(said.types?.citeproc))
      ?.replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase(),
    titles: list(said.titles).flatMap(
      (each) => workText(text(each.title), languageCode(text(each.lang)) ?? lang) ?? [],
    ),
    abstracts: list(said.descriptions)
      .filter(({ descriptionType }) => descriptionType === 'Abstract')
      .flatMap((each) => workText(text(each.description), languageCode(text(each.lang)) ?? lang) ?? []),
    authors: [
      ...list(said.creators).flatMap((each) => person(each) ?? []),
      ...list(said.contributors).flatMap((each) =>
        ROLES[each.contributorType] ? (person(each, ROLES[each.contributorType]) ?? []) : [],
      ),
    ],
    ...(venue && { venue: { name: venue, ids: [] } }),
    publisher: text(typeof said.publisher === 'object' ? said.publisher?.name : said.publisher),
    volume: text(said.container?.volume),
    issue: text(said.container?.issue),
    pages: text(said.container?.firstPage),
    published: dayOfText(dates.get('Issued')) ?? dayOfText(dates.get('Available')) ?? dayOf(said.publicationYear),
    languages: lang ? [lang] : [],
    subjects: list(said.subjects).flatMap((each) =>
      text(each.subject) ? [{ scheme: text(each.subjectScheme) ?? 'datacite', text: text(each.subject)! }] : [],
    ),
    references: cited.map((each) => ({
      ids: workIds({ [String(each.relatedIdentifierType).toLowerCase()]: text(each.relatedIdentifier) }),
      ...(text(each.relatedIdentifier) && { text: text(each.relatedIdentifier)! }),
    })),
    funding: list(said.fundingReferences).map((each) => ({
      ...(text(each.funderName) && { name: text(each.funderName)! }),
      ...(text(each.awardNumber) && { awards: [text(each.awardNumber)!] }),
    })),
    notices: related.flatMap((each) => {
      const found = RELATED[each.relationType];
      const target = workIds({ [String(each.relatedIdentifierType).toLowerCase()]: text(each.relatedIdentifier) });
      return found && target.length > 0 ? [{ kind: found[0], side: found[1], ids: target }] : [];
    }),
    licence: text(list(said.rightsList)[0]?.rightsUri) ?? text(list(said.rightsList)[0]?.rights),
  });
}

function* places(said: Json): Generator<Company> {
  for (const creator of list(said.creators)) {
    for (const place of list(creator.affiliation)) {
      const ids = companyIds([text(place.affiliationIdentifier)]);
      const name = text(place.name);
      if (ids.length > 0 && name)
        yield companyPart({ ids, name, provenance: [{ source: NAME, key: `named ${ids[0]} ${name}` }] });
    }
  }
}

/** DataCite metadata: data sets, preprints, reports, theses, JSON Lines. */
export default defineSource<Work | Company>({
  name: NAME,
  title: 'DataCite metadata, JSON Lines',
  homepage: 'https://datacite.org/',
  licence: 'CC0',
  collection: works,
  files: ['.json', '.jsonl'],
  recognises: (_base, head) =>
    /"creators":/.test(head) && /"(?:fundingReferences|relatedItems|container|nameType)":/.test(head),
  expect: { titles: 1, published: 0.95, authors: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work | Company>> {
    const fresh = once();
    for await (const item of jsonItems(file, ['data'])) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const said = (item.value.attributes as Json | undefined) ?? item.value;
      try {
        yield { ok: true, record: dataciteWork(said), raw: item.raw };
        for (const place of places(said)) if (fresh(place)) yield { ok: true, record: place, into: companies };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: text(said.doi) ?? `item ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});
