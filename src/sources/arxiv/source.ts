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

/** arXiv metadata: a JSON list (id, title, abstract, authors, year, categories), or the Atom feed of its API. */
export default defineSource<Work>({
  name: NAME,
  title: 'arXiv metadata, JSON or Atom',
  homepage: 'https://arxiv.org/',
  licence: 'Metadata CC0',
  collection: works,
  files: ['.json', '.jsonl', '.xml', '.atom'],
  recognises: (_base, head) =>
    /<feed[^>]{0,300}http:\/\/www\.w3\.org\/2005\/Atom/.test(head)
      ? /arxiv\.org/i.test(head)
      : /^\s*[[{][\s{]*"id":\s*"(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?",/.test(head),
  expect: { titles: 1, abstracts: 0.95, authors: 0.99, published: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work>> {
    if (/^\s*(?:\u00ef\u00bb\u00bf)?</.test(await file.head())) {
      yield* xmlRecords(file, { roots: ['entry'], prefixes: 'drop', map: entry });
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
