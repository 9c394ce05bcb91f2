import { type Journal, journals } from '#collections/journals/journals.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { once } from '../literature/work-draft.ts';
import { sgmlCharacter } from '../sgml-entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { xmlRecords } from '../xml.ts';
import { jatsWork, NAME } from './article.ts';

/** Articles in full: the Journal Article Tag Suite as PubMed Central and publishers deliver it. */
export default defineSource<Work | Journal>({
  name: NAME,
  title: 'JATS articles with full text, XML',
  homepage: 'https://jats.nlm.nih.gov/',
  licence: 'As each article says',
  collection: works,
  files: ['.nxml', '.xml', '.jats'],
  recognises: (_base, head) => /<article[\s>]/.test(head) && /JATS|Journal Archiving|<front>|<journal-meta>/.test(head),
  expect: { titles: 0.99, authors: 0.9, published: 0.99, references: 0.7, body: 0.7 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work | Journal>> {
    const fresh = once();
    const found: Journal[] = [];
    const parsed = xmlRecords<Work>(file, {
      roots: ['article'],
      entities: sgmlCharacter,
      id: (raw) => /pub-id-type="doi">([^<]{1,200})</.exec(raw)?.[1],
      map(root) {
        const { work, journal } = jatsWork(root);
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
