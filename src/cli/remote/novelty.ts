import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { UsageError } from '../failure.ts';
import { asking, bold, folderFor, type Place, print, printJson } from './connection.ts';

/** How long one call waits for a step; the next one goes on waiting. */
const WAIT_MS = 50_000;

/** The idea in a file, or on standard input (`-`). @throws UsageError */
async function ideaOf(file: string): Promise<string> {
  if (file === '-') return readAll(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new UsageError(`The idea cannot be read from ${file}: ${why}. Give a text file, or - for standard input.`);
  }
}

/** Chinese characters; an idea with some is read as Chinese. */
const CHINESE = /\p{Script=Han}/u;

interface Polled {
  readonly status?: number;
  readonly task_status?: string;
  readonly message?: string;
}

/** Reads a step until it has ended. @throws UsageError with what the task failed of */
async function ended<T extends Polled>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await read();
    if (answer.status === 3 || answer.task_status === 'FAILED')
      throw new UsageError(`The task has failed: ${answer.message ?? 'see its record'}`);
    if (answer.status !== 1 && answer.task_status !== 'RUNNING') return answer;
  }
}

/** The first line of an idea, as far as a title goes. */
const titleOf = (input: string): string => input.split('\n', 1)[0]!.slice(0, 100);

/** Takes an idea through a novelty search, confirming what is proposed, and saves the report. */
export async function novelty(file: string, options: Place & { lang?: string; out: string; json?: boolean }) {
  const { lang } = options;
  if (lang !== undefined && lang !== 'en' && lang !== 'cn') throw new UsageError('--lang is en or cn.');
  const input = (await ideaOf(file)).trim();
  if (!input) throw new UsageError(`${file === '-' ? 'Standard input' : file} is empty: write the idea into it.`);
  if (!options.json) await folderFor(options.out);
  const say = (line: string) => void (options.json || process.stderr.write(`${line}\n`));
  await asking(options, async (client) => {
    const idea = { input, lang: lang ?? (CHINESE.test(input) ? 'cn' : 'en') } as const;
    const { task_id } = await client.call('POST /ai/novelty-search/submit', { body: idea });
    const wait = { body: { task_id, wait_ms: WAIT_MS } };
    say(`Task ${task_id}: reading the idea`);
    await ended(() => client.call('POST /ai/novelty-search/tech-solution/get', wait));
    await client.call('POST /ai/novelty-search/tech-solution/update', { body: { task_id } });
    const { data: features = [] } = await ended(() => client.call('POST /ai/novelty-search/feature/extract', wait));
    for (const { feature_num, feature_text } of features) say(`  ${feature_num} ${feature_text}`);
    await client.call('POST /ai/novelty-search/feature/confirm', { body: { task_id } });
    const { elements = { list: [] } } = await ended(() =>
      client.call('POST /ai/novelty-search/retrieval/elements', wait),
    );
    say('Searching and comparing');
    await client.call('POST /ai/novelty-search/agent-search', { body: { task_id, elements } });
    const result = await ended(() => client.call('POST /ai/novelty-search/agent-result', wait));
    await client.call('POST /ai/novelty-search/feature/comparison/confirm', { body: { task_id } });
    say('Writing the report');
    await client.call('POST /ai/novelty-search/export', { body: { task_id, title: titleOf(input) } });
    const report = await ended(() => client.call('POST /ai/novelty-search/report/get', wait));
    if (options.json) return printJson({ task_id, result, report });
    for (const { comparative_literature_type: category = '', document, title } of (result.final_result ?? []).slice(
      0,
      10,
    ))
      print(`${bold(category)}  ${document}  ${title ?? ''}`);
    for (const { format, url } of report.files ?? []) {
      const path = join(options.out, `novelty-report.${format}`);
      await writeFile(path, Buffer.from(await (await fetch(url)).arrayBuffer()));
      print(path);
    }
  });
}
