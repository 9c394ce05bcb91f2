// Questions about drugs whose answers are known by script from the raw files, and questions that nothing here answers.
//   node eval/life-science/run.ts [tune|report|all]
// 30 days of first approval by the FDA, 20 by the EMA, 30 numbers of documents that the Orange Book lists, 20 targets
// of DrugCentral, 20 holders of the first application; 40 that are not to be answered. Even ones are for tuning, odd
// ones for the report. Right: the answer has the value, for targets all of them. Unsupported: it states a value that is
// not it.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';
import { importFiles } from '#sources/import.ts';
import { openPackage } from '#sources/office/package.ts';
import { sheetsOf } from '#sources/office/sheets.ts';
import { sharedData } from '#testing/shared-data.ts';

const half = process.argv[2] ?? 'report';
const folders = ['drugs/drugsatfda', 'drugs/orange-book', 'drugs/ema-epar', 'drugs/drugcentral-tsv'];
const [fda, orange, ema, central] = folders.map(sharedData);
if (!fda || !orange || !ema || !central) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}

const table = (path: string, delimiter = '\t'): Record<string, string>[] => {
  const [head, ...rows] = gunzipSync(readFileSync(path)).toString('latin1').split(/\r?\n/);
  const columns = head!.split(delimiter);
  return rows
    .filter(Boolean)
    .map((row) => Object.fromEntries(row.split(delimiter).map((cell, i) => [columns[i]!, cell.trim()])));
};
interface Question {
  readonly text: string;
  /** The same in free words, and in Chinese. */
  readonly free?: string;
  readonly zh?: string;
  /** What the answer must have, all of it; none: it is not to be answered. */
  readonly has: readonly string[];
  /** The same of an answer in Chinese, where it differs. */
  readonly has_zh?: readonly string[];
}
/** One of several wordings, in turn. */
const turn = (n: number, ...wordings: readonly string[]): string => wordings[n % wordings.length]!;
/** Every nth of a list in a fixed order, so that the choice is nobody's. */
const some = <T>(list: readonly T[], n: number): T[] =>
  Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]!);
const plain = /^[A-Z]{6,20}$/;

const products = table(join(fda, 'Products.txt.gz'));
const original = new Map<string, string>();
for (const row of table(join(fda, 'Submissions.txt.gz'))) {
  if (row.SubmissionType !== 'ORIG' || row.SubmissionStatus !== 'AP' || !row.SubmissionStatusDate) continue;
  const day = row.SubmissionStatusDate.slice(0, 10);
  const known = original.get(row.ApplNo!);
  if (!known || day < known) original.set(row.ApplNo!, day);
}
/** Drugs of one word that no product writes with a salt: whoever counts by words counts the same. */
const first = new Map<string, string>();
const ofIngredient = new Map<string, Set<string>>();
for (const row of products) {
  const name = row.ActiveIngredient ?? '';
  const [word] = name.split(' ');
  if (!word || name.includes(';')) continue;
  ofIngredient.set(word, (ofIngredient.get(word) ?? new Set()).add(name));
  const day = original.get(row.ApplNo!);
  const known = first.get(name);
  if (day && (!known || day < known)) first.set(name, day);
}
const single = [...first].filter(([name]) => plain.test(name) && ofIngredient.get(name)?.size === 1).sort();
const questions: Question[] = some(single, 30).map(([name, day], n) => ({
  text: `When was ${name.toLowerCase()} first approved by the FDA?`,
  free: `${name.toLowerCase()}: date of approval in the United States`,
  zh: turn(
    n,
    `${name.toLowerCase()}在美国首次获得批准的日期`,
    `FDA哪一年批准了${name.toLowerCase()}？`,
    `${name.toLowerCase()}最早于何时在美国上市？`,
  ),
  has: [day],
}));

const heads = ['Medicine name', 'Product number'];
const [file] = ['2022.Medicines_output_european_public_assessment_reports.xlsx'];
const sheet = (await sheetsOf(await openPackage(readFileSync(join(ema, file!))))).find(({ rows }) =>
  rows.some((row) => heads.every((head) => row.includes(head))),
)!;
const at = sheet.rows.findIndex((row) => heads.every((head) => row.includes(head)));
const column = (name: string) => sheet.rows[at]!.indexOf(name);
const european = new Map<string, string>();
for (const row of sheet.rows.slice(at + 1)) {
  const name = row[column('International non-proprietary name (INN) / common name')]!.toUpperCase();
  const day = row[column('Marketing authorisation date')]!.slice(0, 10);
  if (row[0] !== 'Human' || !plain.test(name) || !day || row[column('Authorisation status')] === 'Refused') continue;
  if (!european.has(name) || day < european.get(name)!) european.set(name, day);
}
questions.push(
  ...some([...european].sort(), 20).map(([name, day], n) => ({
    text: `When was ${name.toLowerCase()} first approved by the EMA?`,
    free: `When did Europe approve ${name.toLowerCase()}?`,
    zh: turn(
      n,
      `欧盟于何时批准${name.toLowerCase()}？`,
      `${name.toLowerCase()}在欧洲的首次批准时间是？`,
      `EMA批准${name.toLowerCase()}的日期`,
    ),
    has: [day],
  })),
);

const sold = new Map(products.map((row) => [`${row.ApplNo} ${row.ProductNo}`, row.ActiveIngredient ?? '']));
const listed = new Map<string, Set<string>>();
for (const row of table(join(orange, 'patent.txt.gz'), '~')) {
  const name = sold.get(`${row.Appl_No} ${row.Product_No}`);
  if (name) listed.set(name, (listed.get(name) ?? new Set()).add(row.Patent_No!.replace('*PED', '')));
}
questions.push(
  ...some([...listed].filter(([name]) => plain.test(name) && ofIngredient.get(name)?.size === 1).sort(), 30).map(
    ([name, documents], n) => ({
      text: `How many patents are listed in the Orange Book for ${name.toLowerCase()}?`,
      free: `Which patents protect ${name.toLowerCase()}, and until when?`,
      zh: turn(
        n,
        `橙皮书中${name.toLowerCase()}有多少件专利？`,
        `${name.toLowerCase()}的专利何时到期？`,
        `保护${name.toLowerCase()}的专利有哪些？`,
      ),
      has: [`lists ${documents.size} document${documents.size === 1 ? '' : 's'} for`],
      has_zh: [`列出 ${documents.size} 件`],
    }),
  ),
);

const acting = new Map<string, Set<string>>();
for (const row of table(join(central, 'targets.tsv.gz')))
  acting.set(row.drugbank_name!, (acting.get(row.drugbank_name!) ?? new Set()).add(row.GeneID!));
questions.push(
  ...some([...acting].filter(([name]) => /^[A-Z][a-z]{5,20}$/.test(name)).sort(), 20).map(([name, genes], n) => ({
    text: `What are the targets of ${name}?`,
    free: `What does ${name} act on?`,
    zh: turn(n, `${name}的靶点有哪些？`, `${name}作用于哪些靶标？`, `${name}与什么靶点结合？`),
    has: [`lines ${genes.size}`],
  })),
);

const sponsors = new Map(table(join(fda, 'Applications.txt.gz')).map((row) => [row.ApplNo!, row.SponsorName ?? '']));
const holder = new Map<string, string>();
for (const row of products) {
  const name = row.ActiveIngredient ?? '';
  const day = original.get(row.ApplNo!);
  // where two are of the first day nobody is the first
  if (day && day === first.get(name))
    holder.set(
      name,
      holder.has(name) && holder.get(name) !== sponsors.get(row.ApplNo!) ? '' : sponsors.get(row.ApplNo!)!,
    );
}
questions.push(
  ...some(
    single.filter(([name]) => holder.get(name)),
    20,
  ).map(([name], n) => ({
    text: `Who holds the application of ${name.toLowerCase()}?`,
    free: `Which companies make ${name.toLowerCase()}?`,
    zh: turn(
      n,
      `${name.toLowerCase()}由哪些公司生产？`,
      `谁持有${name.toLowerCase()}的批准？`,
      `${name.toLowerCase()}的厂家有哪些？`,
    ),
    has: [holder.get(name)!],
  })),
);

const nowhere = [
  'Zarvotinib',
  'Quemiplast',
  'Ostrelumab',
  'Bravifen',
  'Telloprine',
  'Nexitamide',
  'Orvanolol',
  'Pilduvir',
  'Sanderpril',
  'Wexaridone',
];
const unanswerable = [
  ...nowhere.map((name) => `When was ${name} first approved by the FDA?`),
  ...nowhere.map((name) => `How many phase 3 trials of ${name}?`),
  ...nowhere.slice(0, 5).map((name) => `What are the targets of ${name}?`),
  ...nowhere.slice(5).map((name) => `What is ${name} indicated for?`),
  ...some(single, 5).map(([name]) => `What is the price of ${name.toLowerCase()}?`),
  ...some(single, 5).map(([name]) => `Was ${name.toLowerCase()} approved by the NMPA?`),
].map((text): Question => ({ text, has: [] }));

const kept = process.env.PRIORA_EVAL_DATA;
const data_dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-')));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
if (!kept) await importFiles({ source: 'auto', paths: folders.map((folder) => sharedData(folder)!), corpus, data_dir });
const mine = (_: unknown, n: number) => half === 'all' || n % 2 === (half === 'tune' ? 0 : 1);
const asked = questions.filter(mine);
/** Asks all questions in one of their wordings; what they answer is counted. */
async function ask(wording: (question: Question) => string | undefined) {
  const count = { asked: 0, right: 0, unsupported: 0, silent: 0 };
  for (const question of asked) {
    const text = wording(question);
    if (text === undefined) continue;
    const said = (await answerLifeQuestion(corpus, text, new AbortController().signal))?.content ?? '';
    const lines = said.split('\n').filter((line) => line.startsWith('- ')).length;
    const wanted = (text === question.zh && question.has_zh) || question.has;
    const right = wanted.every((each) =>
      each.startsWith('lines ') ? lines === Number(each.slice(6)) : said.includes(each),
    );
    count.asked++;
    if (right) count.right++;
    else if (/do not say|it does not say|未说明|没有名为|^$/.test(said)) count.silent++;
    else count.unsupported++;
    if (!right && half !== 'report')
      console.log(`  ${text} wanted ${wanted.join(', ')}, said ${said.slice(0, 160).replaceAll('\n', ' / ')}`);
  }
  return `${count.asked} questions: ${count.right} right (${((100 * count.right) / count.asked).toFixed(1)} %), ${count.silent} not answered, ${count.unsupported} with another value`;
}
const form = await ask(({ text }) => text);
const free = await ask((question) => question.free);
const chinese = await ask((question) => question.zh);
const none = unanswerable.filter(mine);
let declined = 0;
for (const { text } of none) {
  const said = (await answerLifeQuestion(corpus, text, new AbortController().signal))?.content ?? '';
  if (/do not say|it does not say/.test(said) || /^0 trials/.test(said)) declined++;
  else if (half !== 'report') console.log(`  ${text} said ${said.slice(0, 160)}`);
}
console.log(
  `${half}: ${form}; in free words, ${free}; in Chinese, ${chinese}; ${none.length} that nothing answers: ${declined} said so`,
);
await corpus.close();
if (!kept) await rm(data_dir, { recursive: true, force: true });
