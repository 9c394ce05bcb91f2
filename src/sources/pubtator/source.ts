import { workIds } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { workText } from '../literature/marked-text.ts';
import { literatureWork } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'pubtator';

/** PubTator files: title and abstract of PubMed articles; the marks of names that follow are left out. */
export default defineSource<Work>({
  name: NAME,
  title: 'PubTator: titles and abstracts of PubMed articles, text',
  homepage: 'https://www.ncbi.nlm.nih.gov/research/pubtator3/',
  licence: 'NLM: free to use; abstracts may be in copyright of publishers',
  collection: works,
  files: ['.txt', '.pubtator'],
  recognises: (_base, head) => /^\s*\d{1,9}\|t\|/.test(head),
  expect: { titles: 1, abstracts: 0.95 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work>> {
    let pmid: string | undefined;
    let title: string | undefined;
    for await (const line of textLines(file)) {
      const found = /^(\d{1,9})\|([ta])\|(.*)$/.exec(line);
      if (found?.[2] === 't') [pmid, title] = [found[1], found[3]];
      if (found?.[2] !== 'a') continue;
      if (pmid !== found[1]) {
        yield { ok: false, id: found[1]!, reason: 'has an abstract without its title', raw: line };
        continue;
      }
      const [head, abstract] = [workText(title, 'en'), workText(found[3], 'en')];
      const record = literatureWork(NAME, pmid!, undefined, {
        ids: workIds({ pmid }),
        titles: head ? [head] : [],
        abstracts: abstract ? [abstract] : [],
        languages: ['en'],
      });
      yield { ok: true, record, raw: line };
    }
  },
});
