import { createHash } from 'node:crypto';
import { folded } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { workText } from '../literature/marked-text.ts';
import { literatureWork } from '../literature/work-draft.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'csl';

/**
 * Abstract and title of a row that has both in one text, `<abstract> <title>`: the title is what stands after the last
 * blank that follows the end of a sentence, else after the last blank.
 */
export function abstractAndTitle(joined: string): { abstract: string; title?: string } {
  const ends = [...joined.matchAll(/[.。．!！?？;；)）”"]\s(?=\S)/g)].at(-1);
  const at = ends ? ends.index + 1 : joined.lastIndexOf(' ');
  const title = at > 0 ? joined.slice(at + 1).trim() : '';
  return title !== '' && title.length < 200 ? { abstract: joined.slice(0, at).trim(), title } : { abstract: joined };
}

/** Equal abstracts are one work: the abstract, folded, is its identity. */
const identity = (abstract: string) => createHash('sha256').update(folded(abstract)).digest('hex').slice(0, 32);

function row(line: string): Work {
  const [task, first, second] = line.split('\t').map((cell) => cell.trim());
  if (!first || !second) throw new RangeError('has not three columns');
  const keywords = task === 'to keywords';
  if (!keywords && task !== 'to title') throw new RangeError(`is for an unknown task: ${task}`);
  const { abstract, title } = keywords ? abstractAndTitle(first) : { abstract: first, title: second };
  const own = identity(abstract);
  const texts = (text: string | undefined) => workText(text, 'zh') ?? [];
  return literatureWork(NAME, `${keywords ? 'keywords' : 'title'} ${own}`, undefined, {
    ids: [`own:csl:${own}`],
    type: 'journal-article',
    titles: [texts(title)].flat(),
    abstracts: [texts(abstract)].flat(),
    languages: ['zh'],
    ...(keywords && {
      keywords: second
        .split('_')
        .map((word) => word.trim())
        .filter(Boolean),
    }),
  });
}

/**
 * The Chinese Scientific Literature data set: rows of task, abstract and title, or abstract with title and keywords.
 */
export default defineSource<Work>({
  name: NAME,
  title: 'CSL: abstracts of Chinese scientific literature, TSV',
  homepage: 'https://github.com/ydli-ai/CSL',
  licence: 'Apache-2.0',
  collection: works,
  files: ['.tsv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?to (?:title|keywords)\t/.test(head),
  expect: { titles: 0.98, abstracts: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Work>> {
    let number = 0;
    for await (const line of textLines(file)) {
      number++;
      if (line.trim() === '') continue;
      try {
        yield { ok: true, record: row(line), raw: line };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `line ${number}`, reason: error.message, raw: line };
      }
    }
  },
});
