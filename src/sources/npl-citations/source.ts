import { createHash } from 'node:crypto';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { defineSource, type Parsed } from '../source.ts';
import { mappedRows, tableRows } from '../table-rows.ts';
import { publicationsOf } from '../uspto-proceedings/about.ts';

const NAME = 'us-npl-citations';

/** What front pages of US grants cite beside patents, as printed, one reference a line behind the patent's number. */
export default defineSource<PatentFact>({
  name: NAME,
  title: 'Literature that US grants cite, as printed (TSV: number, reference)',
  homepage: 'https://relianceonscience.org/',
  licence: 'Front pages of the USPTO: public domain',
  collection: patentFacts,
  files: ['.tsv'],
  expect: {},
  recognises: (_base, head) => {
    const [first = '', second = ''] = head.split('\n');
    return [first, second].every((line) => /^(?:re|d|pp|h)?\d{5,8}\t\S.{10,}/i.test(line));
  },
  read: (file): AsyncGenerator<Parsed<PatentFact>> =>
    mappedRows(tableRows(file, { columns: ['patent', 'text'] }), ({ cells }) => {
      const publications = publicationsOf(cells.patent);
      const phrase = /cited by (examiner|applicant|other)\.?$/i.exec(cells.text ?? '');
      const text = (cells.text ?? '')
        .slice(0, phrase?.index)
        .replaceAll('""', '"')
        .slice(0, 4_000)
        .trim()
        .replace(/\.$/, '');
      if (publications.length === 0) throw new RangeError(`"${(cells.patent ?? '').slice(0, 40)}" is no US patent`);
      if (text === '') throw new RangeError('cites nothing');
      const who = phrase?.[1]?.toLowerCase();
      return {
        id: `${NAME} ${publications[0]} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
        kind: 'literature_citation',
        publications,
        applications: [],
        source: NAME,
        text,
        ...(who === 'examiner' || who === 'applicant' ? { phase: who } : {}),
      };
    }),
});
