import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { TermReader } from '#analytics/terms.ts';
import { sharedData } from '#testing/shared-data.ts';

/**
 * Whether terms of Chinese texts are whole words that name something: of the terms that most abstracts of a set of
 * scientific papers hold, those that an author of the set gave as a keyword. Lists of words were made while looking at
 * one half; the other is reported.
 *
 *     node eval/landscape/chinese-terms.ts [--half tuning|report]
 */
const { values: options } = parseArgs({ options: { half: { type: 'string', default: 'report' } } });
const file = sharedData('literature/csl-chinese/keywords-dev.tsv.gz');
if (file === undefined) throw new Error('the abstracts are not there');
const rows = gunzipSync(readFileSync(file))
  .toString()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(({ length }) => length > 2);
const keywords = new Set(rows.flatMap((row) => row.at(-1)!.split('_')));
const reader = new TermReader('zh');
for (const [i, [, abstract]] of rows.entries())
  if ((i % 2 === 1) === (options.half === 'report')) reader.add(abstract!);
const terms = reader.terms(400).map(({ text }) => text);
for (const most of [50, 100, 200, 400])
  console.log(`${terms.slice(0, most).filter((term) => keywords.has(term)).length} of the first ${most}`);
