import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayText } from '#clock.ts';
import { csv } from '../../../sdk/typescript/src/index.ts';
import { EXIT, UsageError } from '../failure.ts';
import { counted, table } from '../text.ts';
import { asking, bold, folderFor, nobodyAt, type Place, placeOf, print, printJson, whole } from './connection.ts';

/** Rows that one call answers at most, and the last row that a search reaches. */
const PAGE = 1000;
const DEEPEST = 20_000;

export async function searchPatents(
  query: string,
  options: Place & { limit: string; families?: boolean; json?: boolean },
): Promise<void> {
  const limit = whole('--limit', options.limit, PAGE);
  await asking(options, async (client) => {
    const found = await client.call('POST /search/patent/query-search-patent', {
      body: { query_text: query, limit, ...(options.families && { collapse_type: 'DOCDB' as const }) },
    });
    if (options.json) return printJson(found);
    const rows = (found.results ?? []).map((row) => [
      row.pn ?? '',
      dayText(row.pbdt),
      (row.current_assignee || row.original_assignee || '').slice(0, 30),
      (row.title ?? '').slice(0, 80),
    ]);
    const total = found.total_search_result_count ?? 0;
    print(rows.length > 0 ? table([['number', 'published', 'owner', 'title'], ...rows]) : 'Nothing was found.');
    const counting = options.families ? 'families' : 'publications';
    if (total > rows.length) print(`\n${rows.length} of ${total.toLocaleString('en')} ${counting}.`);
  });
}

/**
 * Documents as `fetch` of the tools for models writes them: Markdown, read from the record. Where one is not there, the
 * exit status says so beside the text.
 */
export async function showDocuments(
  numbers: readonly string[],
  options: Place & { part?: string[]; json?: boolean },
): Promise<void> {
  if (options.json)
    return asking(options, async (client) => {
      const query = { patent_number: numbers.join(',') };
      const found = await client.call('GET /basic-patent-data/bibliography', { query });
      printJson(found);
      if (found.length < numbers.length) process.exitCode = EXIT.failed;
    });
  const { url, key } = placeOf(options);
  const reply = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name: 'fetch',
        arguments: { keys: numbers, module: options.part ?? ['basic', 'claims'], max_tokens: 200_000 },
      },
    }),
  }).catch(() => undefined);
  if (!reply) throw nobodyAt(url);
  const { result, error } = (await reply.json()) as {
    result?: {
      content: { text: string }[];
      structuredContent?: { documents?: { found: boolean }[] };
      isError?: boolean;
    };
    error?: { message: string };
  };
  const text = result?.content[0]?.text ?? error?.message ?? 'The service did not answer.';
  if (!result || result.isError) throw new UsageError(text);
  print(text.replace(/^# .*$/gm, bold));
  if (result.structuredContent?.documents?.some(({ found }) => !found)) process.exitCode = EXIT.failed;
}

const COLUMNS = [
  'pn',
  'title',
  'apno',
  'apdt',
  'pbdt',
  'original_assignee',
  'current_assignee',
  'inventor',
  'authority',
] as const;

const WORKBOOK = /\.xls[xm]?$/i;

/** All rows of a search as CSV or lines of JSON, page by page. */
export async function exportRows(
  query: string,
  options: Place & { out: string; limit: string; format: string },
): Promise<void> {
  const limit = whole('--limit', options.limit, DEEPEST);
  if (!['csv', 'jsonl'].includes(options.format)) throw new UsageError('--format is csv or jsonl.');
  if (WORKBOOK.test(options.out))
    throw new UsageError(`${options.out} would be no workbook: name it .csv or .jsonl. The console exports workbooks.`);
  if (options.out !== '-') await folderFor(dirname(options.out));
  const lines = options.format === 'jsonl';
  let written = 0;
  await asking(options, async (client) => {
    async function* rows() {
      if (!lines) yield `${csv([COLUMNS])}\r\n`;
      for (let offset = 0; offset < limit; offset += PAGE) {
        const { results = [] } = await client.call('POST /search/patent/query-search-patent', {
          body: { query_text: query, offset, limit: Math.min(PAGE, limit - offset) },
        });
        for (const row of results) {
          written++;
          yield lines ? `${JSON.stringify(row)}\n` : `${csv([COLUMNS.map((name) => row[name])])}\r\n`;
        }
        if (results.length < PAGE) return;
      }
    }
    await pipeline(Readable.from(rows()), options.out === '-' ? process.stdout : createWriteStream(options.out), {
      end: options.out !== '-',
    });
  });
  if (options.out !== '-') print(`${counted(written, 'row')} in ${options.out}`);
}
