import { type Company, companies, companyIds, companyPart } from '#collections/companies/companies.ts';
import { workIds } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { dayOf } from '../literature/dates.ts';
import { workText } from '../literature/marked-text.ts';
import { author, literatureWork, once, orcidOf } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';

const NAME = 'orcid';

/** Works that a person lists: each is a part that names this one author. Without an identity it is left out. */
function* worksOf(root: XmlElement, orcid: string): Generator<Work | { skipped: string }> {
  const person = root.child('person');
  const me = author(person?.text('name/family-name'), person?.text('name/given-names'), {
    name: person?.text('name/credit-name'),
    orcid,
  } as never);
  for (const group of root.every('activities-summary/works/group')) {
    const summary = group.child('work-summary');
    if (!summary) continue;
    const said = new Map(
      summary
        .every('external-ids/external-id')
        .map((id) => [id.text('external-id-type'), id.text('external-id-value')]),
    );
    const ids = workIds({
      doi: said.get('doi'),
      pmid: said.get('pmid'),
      pmcid: said.get('pmc'),
      arxiv: said.get('arxiv'),
    });
    const title = workText(summary.text('title/title'));
    if (ids.length === 0) {
      yield { skipped: 'work without DOI, PMID, PMCID or arXiv id' };
      continue;
    }
    const date = summary.child('publication-date');
    const venue = summary.text('journal-title');
    yield literatureWork(NAME, `${orcid} ${ids[0]}`, summary.text('last-modified-date'), {
      ids,
      type: summary.text('type')?.toLowerCase().replaceAll('_', '-'),
      titles: title ? [title] : [],
      authors: me ? [me] : [],
      ...(venue && { venue: { name: venue, ids: [] } }),
      published: date && dayOf(date.text('year'), date.text('month'), date.text('day')),
    });
  }
}

function* placesOf(root: XmlElement): Generator<Company> {
  for (const organization of root.child('activities-summary')?.descendants('organization') ?? []) {
    const stated = organization.child('disambiguated-organization');
    const ids = companyIds([stated?.text('disambiguated-organization-identifier')]);
    const name = organization.text('name');
    const country = organization.text('address/country');
    const city = organization.text('address/city');
    if (ids.length === 0 || name === undefined) continue;
    yield companyPart({
      ids,
      provenance: [{ source: NAME, key: `named ${ids[0]} ${name}` }],
      name,
      ...(country && /^[A-Z]{2}$/.test(country) && { country }),
      ...(city && { city }),
    });
  }
}

/** Public ORCID records, XML summaries, one a person: works that people list, and where they work. */
export default defineSource<Work | Company>({
  name: NAME,
  title: 'ORCID public data, XML summaries',
  homepage: 'https://orcid.org/',
  licence: 'CC0',
  collection: works,
  files: ['.xml'],
  recognises: (_base, head) =>
    /<(?:record:record|error:error)[\s>]/.test(head) && /www\.orcid\.org\/ns\/record/.test(head),
  expect: { authors: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work | Company>> {
    const fresh = once();
    for await (const document of xmlDocuments(file.stream(), ['record', 'error'], { prefixes: 'drop' }, file.name)) {
      if (!document.ok) {
        yield {
          ok: false,
          id: `document ${document.index}`,
          reason: `${document.reason} (at byte ${document.byte})`,
          raw: document.raw,
        };
        continue;
      }
      const { root } = document;
      if (root.name === 'error') {
        yield { ok: 'skipped', kind: 'record that is locked or withdrawn' };
        continue;
      }
      const orcid = orcidOf(root.text('orcid-identifier/path'));
      if (orcid === undefined) {
        yield { ok: false, id: `document ${document.index}`, reason: 'has no ORCID iD', raw: document.raw };
        continue;
      }
      let told = 0;
      for (const each of worksOf(root, orcid)) {
        told++;
        if ('skipped' in each) yield { ok: 'skipped', kind: each.skipped };
        else yield { ok: true, record: each };
      }
      for (const place of placesOf(root)) if (fresh(place)) yield { ok: true, record: place, into: companies };
      if (told === 0) yield { ok: 'skipped', kind: 'person without works' };
    }
  },
});
