import { type Journal, journals } from '#collections/journals/journals.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { once } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { xmlRecords } from '../xml.ts';
import { NAME, pubmedWork } from './article.ts';

/**
 * PubMed and MEDLINE articles, XML: baseline and update files, answers of efetch, sets with broken or missing roots.
 */
export default defineSource<Work | Journal>({
  name: NAME,
  title: 'PubMed articles, XML',
  homepage: 'https://pubmed.ncbi.nlm.nih.gov/',
  licence: 'NLM: free to use; abstracts may be in copyright of publishers',
  collection: works,
  files: ['.xml'],
  recognises: (_base, head) => /<PubmedArticle(?:Set)?[\s>]|<MedlineCitation[\s>]|PubMedArticle/.test(head),
  expect: { titles: 0.99, abstracts: 0.7, authors: 0.9, published: 0.99, venue: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work | Journal>> {
    const fresh = once();
    const found: Journal[] = [];
    const parsed = xmlRecords<Work>(file, {
      roots: ['PubmedArticle', 'PubmedBookArticle'],
      id: (raw) => /<PMID[^>]{0,40}>(\d+)/.exec(raw)?.[1],
      map(root) {
        if (root.name === 'PubmedBookArticle') return { skipped: 'book article' };
        const { work, journal } = pubmedWork(root);
        if (journal && fresh(journal)) found.push(journal);
        return work;
      },
    });
    for await (const each of parsed) {
      yield each;
      for (const record of found.splice(0)) yield { ok: true, record, into: journals };
    }
  },
});
