import { workIds } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { jsonItems } from '../json-items.ts';
import { dayOf, dayOfText } from '../literature/dates.ts';
import { workText } from '../literature/marked-text.ts';
import { author, literatureWork } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { type XmlElement, xmlRecords } from '../xml.ts';

const NAME = 'arxiv';
const VENUE = { name: 'arXiv', ids: [] as string[] };

interface Said {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly abstract: string | undefined;
  readonly authors: readonly string[];
  readonly categories: readonly string[];
  readonly published: number | undefined;
  readonly updated?: string | undefined;
  readonly doi?: string | undefined;
  readonly pages?: string | undefined;
}

/** Year and month in which a number was given out: `2603.11048` in March 2026, `hep-th/9901001` in January 1999. */
function given(id: string): number | undefined {
  const [, year, month] = /^(?:[a-z.-]+\/)?(\d\d)(\d\d)/i.exec(id) ?? [];
  if (year === undefined) return undefined;
  return dayOf(Number(year) + (id.includes('/') && Number(year) > 90 ? 1900 : 2000), Number(month));
}

function arxivWork(said: Said): Work {
  const ids = workIds({ arxiv: said.id, doi: said.doi });
  const own = ids.find((id) => id.startsWith('arxiv:'))?.slice(6);
  if (own === undefined) throw new RangeError('has no arXiv id');
  const month = given(own);
  const year = said.published === undefined ? undefined : Math.trunc(said.published / 10_000);
  const exact = said.published !== undefined && said.published % 10_000 > 0;
  const title = workText(said.title, 'en');
  const abstract = workText(said.abstract, 'en');
  return literatureWork(NAME, own, said.updated, {
    ids,
    type: 'preprint',
    titles: title ? [title] : [],
    abstracts: abstract ? [abstract] : [],
    authors: said.authors.flatMap((name) => author(undefined, undefined, { name: name.trim() }) ?? []),
    venue: VENUE,
    // a year alone gives way to the month in the number
    published:
      exact || month === undefined || (year !== undefined && Math.trunc(month / 10_000) !== year)
        ? said.published
        : month,
    languages: ['en'],
    subjects: [...new Set(said.categories)].map((code) => ({ scheme: 'arxiv', text: code, code })),
  });
}

const words = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((each) => {
    const name = typeof each === 'object' && each !== null ? (each as { name?: unknown }).name : each;
    return typeof name === 'string' && name.trim() !== '' ? [name] : [];
  });
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** An entry of the Atom feed of the arXiv API; see https://info.arxiv.org/help/api/user-manual.html */
function entry(root: XmlElement): Work {
  root.ignoreAt('link', 'comment', 'primary_category', 'summary/*', 'author/affiliation', 'rights');
  return arxivWork({
    id: root.text('id'),
    title: root.text('title'),
    abstract: root.text('summary'),
    authors: root.every('author/name').flatMap((name) => name.text() ?? []),
    categories: root.every('category').flatMap((each) => each.attribute('term') ?? []),
    published: dayOfText(root.text('published')),
    updated: root.text('updated'),
    doi: root.text('doi'),
    pages: root.text('journal_ref'),
  });
}

/**
 * A record of the harvesting interface in the format `arXiv`; see https://info.arxiv.org/help/oa/index.html
 * `created` is the day of the first version, `updated` that of the last one, absent where there is only one.
 */
function harvested(record: XmlElement): Work | { readonly skipped: string } {
  if (record.child('header')?.attribute('status') === 'deleted') {
    record.ignore();
    return { skipped: 'record deleted by the archive' };
  }
  record.child('header')?.ignore();
  const said = record.at('metadata/arXiv');
  if (!said) throw new RangeError('holds no metadata in the format arXiv');
  said.ignoreAt('comments', 'msc-class', 'acm-class', 'report-no', 'license', 'proxy', 'authors/author/affiliation');
  return arxivWork({
    id: said.text('id'),
    title: said.text('title'),
    abstract: said.text('abstract'),
    authors: said.every('authors/author').flatMap((one) => {
      const parts = [one.text('forenames'), one.text('keyname'), one.text('suffix')].filter(Boolean);
      return parts.length > 0 ? [parts.join(' ')] : [];
    }),
    categories: said.text('categories')?.split(' ') ?? [],
    published: dayOfText(said.text('created')),
    updated: said.text('updated') ?? said.text('created'),
    doi: said.text('doi'),
    pages: said.text('journal-ref'),
  });
}

/**
 * arXiv metadata: a JSON list (id, title, abstract, authors, year, categories), the Atom feed of its API, or answers of
 * its harvesting interface (OAI-PMH).
 */
export default defineSource<Work>({
  name: NAME,
  title: 'arXiv metadata, JSON, Atom or OAI-PMH',
  homepage: 'https://arxiv.org/',
  licence: 'Metadata CC0',
  collection: works,
  files: ['.json', '.jsonl', '.xml', '.atom'],
  recognises: (_base, head) =>
    (/<OAI-PMH[\s>]/.test(head) && /oai:arXiv\.org:|http:\/\/arxiv\.org\/OAI\/arXiv\//i.test(head)) ||
    (/<feed[^>]{0,300}http:\/\/www\.w3\.org\/2005\/Atom/.test(head)
      ? /arxiv\.org/i.test(head)
      : /^\s*[[{][\s{]*"id":\s*"(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?",/.test(head)),
  expect: { titles: 1, abstracts: 0.95, authors: 0.99, published: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work>> {
    if (/^\s*(?:\u00ef\u00bb\u00bf)?</.test(await file.head())) {
      yield* xmlRecords<Work>(file, {
        roots: ['entry', 'record'],
        prefixes: 'drop',
        map: (root) => (root.name === 'record' ? harvested(root) : entry(root)),
        id: (raw) => /oai:arXiv\.org:([\w./-]{1,40})/.exec(raw)?.[1],
      });
      return;
    }
    for await (const item of jsonItems(file)) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const { value } = item;
      try {
        const record = arxivWork({
          id: text(value.id),
          title: text(value.title),
          abstract: text(value.abstract ?? value.summary),
          authors: words(value.authors),
          categories: Array.isArray(value.categories)
            ? words(value.categories)
            : (text(value.categories)?.split(/\s+/) ?? []),
          published: dayOfText(text(value.published ?? value.update_date)) ?? dayOf(value.year),
          doi: text(value.doi),
        });
        yield { ok: true, record, raw: item.raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: text(value.id) ?? `item ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});
