// Asks the registers of a data folder what users would (`as-asked.txt`), and prints what they say, to be read: which of
// them are right is a reader's judgement.
//   PRIORA_DATA_DIR=FOLDER node eval/life-science/as-asked.ts [lines of an answer, 6]
// The folder is one into which registers were imported: drugs, trials and dictionaries.
import { readFileSync } from 'node:fs';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';

const shown = Number(process.argv[2] ?? 6);
const text = readFileSync(new URL('as-asked.txt', import.meta.url), 'utf8');
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: process.env.PRIORA_DATA_DIR }));
let answered = 0;
const questions = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
for (const question of questions) {
  const said = (await answerLifeQuestion(corpus, question, new AbortController().signal))?.content;
  if (said !== undefined) answered++;
  const lines = said?.split('\n').slice(0, shown) ?? ['(left to documents)'];
  console.log([question, ...lines.map((line) => `  ${line}`)].join('\n'));
}
console.log(`${answered} of ${questions.length} are answered by registers.`);
await corpus.close();
