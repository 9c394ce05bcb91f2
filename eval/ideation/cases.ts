// The first case of the solution search for each of the judged questions, to be read beside what a person held of it:
//   node eval/ideation/cases.ts <data folder> real|demo [first|second|third|fourth|fifth]
// The folder holds the patents that the questions are asked of (README.md); no service may run over it meanwhile.
import { readFileSync } from 'node:fs';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { solutionCases } from '#skills/solution-cases/solution-cases.ts';

interface Judged {
  readonly set: string;
  readonly lang: string;
  /** Which patents it is asked of. */
  readonly corpus: 'real' | 'demo';
  readonly question: string;
  /** Whether the first case answers the question. */
  readonly first_case: 'yes' | 'part' | 'no' | 'nothing, rightly' | 'nothing, wrongly';
}

const [folder, of, set = 'fourth'] = process.argv.slice(2);
if (!folder || !of) throw new RangeError('usage: node eval/ideation/cases.ts <data folder> real|demo [set]');
const path = new URL('solution-questions.json', import.meta.url);
const judged = (JSON.parse(readFileSync(path, 'utf8')) as Judged[]).filter(
  (one) => one.corpus === of && one.set === set,
);
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: folder, PRIORA_DEMO_APART: 'false' }));
for (const { question, first_case } of judged) {
  const { cases, total } = await solutionCases(corpus, question, 1, AbortSignal.timeout(600_000));
  const said = (quotes: readonly { readonly text: string }[]) => quotes.map(({ text }) => text.trim()).join(' // ');
  console.log(`\n${question}\n  held: ${first_case}; ${total} cases`);
  const [one] = cases;
  if (!one) continue;
  console.log(`  ${one.publication_number}\n  means: ${said(one.innovation)}\n  effect: ${said(one.effect)}`);
}
await corpus.close();
