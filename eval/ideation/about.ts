/**
 * Which documents are held to speak of a problem, on the demo corpus, with no model: Chinese problems through the
 * whole exploration, and what the seeds of the corpus state as their problems, with the documents of their subject
 * there and taken out. Prints the tables of README.md. `npm run eval:about [-- --cases]`
 */
import { readFileSync } from 'node:fs';
import type { Patent } from '#collections/patents/patent.ts';
import { FIELDS as fields } from '#demo/fields/index.ts';
import exploration from '#operations/tech-solution-exploration/index.ts';
import { coreOf } from '#skills/explore-solutions/far-search.ts';
import { searchFunction } from '#skills/explore-solutions/function-search.ts';
import { readProblem } from '#skills/explore-solutions/problem.ts';
import { aboutProblem } from '#skills/explore-solutions/relevance.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

type Row = Record<string, any>;
type Asked = readonly [problem: string, subject: string | null];
const problemsIn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Asked[];
/** The first ten were looked at while the rules were made, the others afterwards. */
const PROBLEMS = [...problemsIn('./chinese-problems.json'), ...problemsIn('./chinese-problems-blind.json')];
/** Reported by a reader: answered by nothing, with fifty documents on ice there. */
const REPORTED = ['无人机机翼在低温高湿环境下结冰，如何除冰而不增加重量和能耗', '叶片防除冰'] as const;

const halves = (text: string) => text.split(' | ') as [en: string, zh: string];
const seeds = fields.flatMap(({ seeds: all }) =>
  all.map(({ topic, problem }) => ({ topic: halves(topic), problem: halves(problem) })),
);
const isOf = (record: Patent, [en, zh]: readonly [string, string]) =>
  record.abstracts.some(({ text }) => text.includes(en) || text.includes(zh));

async function call(service: TestService, path: string, body: Row): Promise<Row> {
  const { path: whole } = exploration.operations.find((one) => one.path.endsWith(path))!;
  const { json } = await service.call(`POST ${whole}` as 'POST /', { body });
  if (json?.status !== true) throw new Error(`${path}: ${json?.error_msg}`);
  return json.data;
}

async function explored(service: TestService, problem: string): Promise<Row[]> {
  const { task_id } = await call(service, '/step1/v3', { solution_issues: problem, lang: 'cn' });
  await call(service, '/step2/v3', { task_id, wait_ms: 50_000 });
  await call(service, '/step3-submit/v3', { task_id, lang: 'cn', recommend: [] });
  return (await call(service, '/step3-query/v3', { task_id, wait_ms: 50_000 })).directions ?? [];
}

const share = (part: number, of: number) => (of === 0 ? '–' : (part / of).toFixed(2));
const cases = process.argv.includes('--cases');
const records = demoRecords();
const service = await startTestService({ corpus: records, settings: { PRIORA_LOG_LEVEL: 'error' } });
try {
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  console.log('| problem | directions | documents shown | on the subject |');
  console.log('|---|---|---|---|');
  for (const [problem, subject] of [...PROBLEMS, REPORTED]) {
    const topic = seeds.find((one) => one.topic[1] === subject)?.topic;
    if (subject !== null && !topic) throw new Error(`no seed has the subject ${subject}`);
    const directions = await explored(service, problem);
    const shown = new Set(
      directions.flatMap(({ approaches }) =>
        (approaches as string[]).flatMap(
          (one) => /\((\w+)\)$/.exec(one)?.[1] ?? /[（(]([A-Z]{2}\w+)[）)]/.exec(one)?.[1] ?? [],
        ),
      ),
    );
    const right = [...shown].filter((number) => topic && isOf(byNumber.get(number)!, topic)).length;
    console.log(
      `| ${problem.slice(0, 24)}… ${subject ?? '(nothing)'} | ${directions.length} | ${shown.size} | ${right} |`,
    );
    if (cases)
      for (const { direction, name, approaches } of directions)
        console.log(`    ${name ?? direction ?? ''}: ${(approaches as string[])[0]?.slice(0, 160)}`);
  }

  console.log(
    '| problems of seeds | of those found, on the subject and kept | of those kept, on the subject | kept with the subject taken out, a problem |',
  );
  console.log('|---|---|---|---|');
  for (const [at, lang] of ['en', 'zh'].entries()) {
    let [found, kept, right, strange, count] = [0, 0, 0, 0, 0];
    for (const { topic, problem } of seeds.filter((_, n) => n % 3 === 0)) {
      const text = problem[at]!;
      const problemRead = readProblem(text);
      const asked = { parts: problemRead.parts, core: coreOf(problemRead) };
      const own = records.filter((record) => isOf(record, topic)).map(({ publication_number }) => publication_number);
      const hits = await searchFunction(service.corpus, { text, limit: 60 });
      const about = await aboutProblem(service.corpus, asked, hits);
      const onIt = (list: readonly { publication_number: string }[]) =>
        list.filter((one) => own.includes(one.publication_number)).length;
      found += onIt(hits);
      right += onIt(about);
      kept += about.length;
      const filter = { kind: 'not', of: { kind: 'values', field: 'PN', values: own } } as const;
      const others = await searchFunction(service.corpus, { text, limit: 60, filter });
      strange += (await aboutProblem(service.corpus, asked, others)).length;
      count += 1;
    }
    console.log(
      `| ${lang}, ${count} | ${share(right, found)} | ${share(right, kept)} | ${(strange / count).toFixed(1)} of 60 |`,
    );
  }
} finally {
  await service.close();
}
