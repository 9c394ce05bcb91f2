import { workIds } from '#collections/works/ids.ts';
import type { BodyUnit, Reference, Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { dayOf } from '../literature/dates.ts';
import { author, literatureWork } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { readableText } from '../uspto/readable-text.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';
import { isRfcXml, RFC_XML, rfcSections } from './document.ts';

const NAME = 'rfc';

/** Headings, paragraphs, items of lists, figures and tables in reading order. */
function bodyOf(root: XmlElement): BodyUnit[] {
  const units: BodyUnit[] = [];
  const add = (kind: BodyUnit['kind'], text: string, section: string) => {
    if (text) units.push({ id: `p${units.length + 1}`, kind, ...(section && { section }), text });
  };
  for (const { title, blocks } of rfcSections(root, ['middle'])) {
    add('heading', title, title);
    for (const { kind, text } of blocks) add(kind, text, title);
  }
  return units;
}

function reference(at: XmlElement): Reference {
  const title = at.text('front/title');
  const series = at.all('seriesInfo');
  const of = (name: string) => series.find((each) => each.attributes.name === name)?.attributes.value;
  const number = of('RFC');
  const year = Number(/\d{4}/.exec(at.at('front/date')?.attributes.year ?? '')?.[0]);
  const first = at.at('front/author')?.attributes;
  const who = first?.surname ?? first?.fullname;
  const text = [who, title, number && `RFC ${number}`, Number.isNaN(year) ? '' : String(year)]
    .filter(Boolean)
    .join(', ');
  return {
    ...(text && { text }),
    ids: workIds({ doi: of('DOI') ?? (number && rfcDoi(number)) }),
    ...(title && { title }),
    ...(who && { author: who }),
    ...(year >= 1000 && year <= 2200 && { year }),
  };
}

function referencesOf(back: XmlElement | undefined): Reference[] {
  return (back?.descendants('references') ?? []).flatMap((list) => [
    ...list.all('reference').map(reference),
    ...list.nodes
      .filter((node) => typeof node === 'string')
      .flatMap((text) => [...text.matchAll(/RFC (\d{1,5});/g)])
      .map(([, number]) => ({ text: `RFC ${number}`, ids: workIds({ doi: rfcDoi(number!) }) })),
  ]);
}

const rfcDoi = (number: string) => `10.17487/RFC${number.padStart(4, '0')}`;

function rfcWork(root: XmlElement): Work {
  const number = root.attribute('number');
  const front = root.child('front');
  if (number === undefined || !/^\d{1,5}$/.test(number) || !front) throw new RangeError('has no number');
  const date = front.child('date')?.attributes;
  const title = front.text('title');
  const abstract = front.child('abstract');
  const text = abstract && readableText(abstract);
  const work = literatureWork(NAME, number, undefined, {
    ids: workIds({ doi: rfcDoi(number) }),
    type: 'standard',
    titles: title ? [{ lang: 'en', origin: 'original', text: title }] : [],
    abstracts: text ? [{ lang: 'en', origin: 'original', text }] : [],
    authors: front.all('author').flatMap((each) => {
      const place = each.text('organization');
      const { surname, fullname, initials } = each.attributes;
      const given = surname && fullname?.endsWith(surname) ? fullname.slice(0, -surname.length).trim() : initials;
      const more = place ? { affiliations: [{ text: place }] } : {};
      if (surname) return author(surname, given, more) ?? [];
      const name = fullname ?? place;
      return name ? (author(undefined, undefined, { name, group: true, ...more }) ?? []) : [];
    }),
    venue: { name: 'Request for Comments', short: 'RFC', ids: ['issn:2070-1721'] },
    publisher: 'RFC Editor',
    issue: number,
    published: dayOf(date?.year, date?.month, date?.day),
    languages: ['en'],
    keywords: front.all('keyword').flatMap((each) => each.text() ?? []),
    subjects: front
      .all('area', 'workgroup')
      .flatMap((each) => (each.text() ? [{ scheme: `ietf-${each.name}`, text: each.text()! }] : [])),
    references: referencesOf(root.child('back')),
    body: bodyOf(root),
  });
  root.ignore();
  return work;
}

/** Standards of the Internet: RFCs as XML, v2 or v3. The plain text of one says less and is left out. */
export default defineSource<Work>({
  name: NAME,
  title: 'RFCs, XML',
  homepage: 'https://www.rfc-editor.org/',
  licence: 'IETF Trust: free to copy unchanged',
  collection: works,
  files: ['.xml', '.txt'],
  recognises: (_base, head) => isRfcXml(head) || /^\s*[^<]{0,400}Request for Comments: \d/.test(head),
  expect: { titles: 1, abstracts: 0.9, body: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work>> {
    if (!isRfcXml(await file.head())) {
      yield { ok: 'skipped', kind: 'RFC as plain text' };
      return;
    }
    yield* xmlRecords<Work>(file, { ...RFC_XML, map: rfcWork });
  },
});
