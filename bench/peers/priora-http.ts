import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { Connection, post } from '../load.ts';
import { type Operation, PAGE_OFFSET } from '../queries.ts';
import type { Peer, Workplace } from './peer.ts';

const COLLAPSE: Partial<Record<Operation, string>> = { families: 'DOCDB', applications: 'APNO' };
const FIELDS: Readonly<Record<string, string>> = { T: 'TTL' };

/**
 * The whole service in a process of its own, asked over a kept connection: parsing, rights, ledger and JSON are in its
 * times.
 */
export async function prioraHttpPeer(place: Workplace): Promise<Peer> {
  const started = performance.now();
  const server = fork(join(import.meta.dirname, '../http-server.ts'), ['--lines', place.lines]);
  const { url: address, key } = await said<{ url: string; key: string }>(server);
  const url = new URL(address);
  const connection = await Connection.open(url);
  const seconds = (performance.now() - started) / 1000;
  const call = async (path: string, body: unknown) => {
    const bytes = post(url, path, key, body);
    const begin = performance.now();
    const answer = await connection.ask(bytes);
    const ms = performance.now() - begin;
    const envelope = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as { status: boolean; data: any };
    return envelope.status === true ? { data: envelope.data, ms } : undefined;
  };
  return {
    name: 'Priora over HTTP',
    keeps: 'answers',
    built: { seconds, bytes: 0 },
    async memory() {
      const health = said<{ rss: number }>(server);
      server.send('health');
      return (await health).rss;
    },
    async ask({ query }, operation) {
      const query_text = printQuery(patentFields(query));
      const collapse_type = COLLAPSE[operation];
      switch (operation) {
        case 'count':
        case 'families':
        case 'applications': {
          const answer = await call('/search/patent/query-search-count', {
            query_text,
            ...(collapse_type && { collapse_type, collapse_by: 'PBD', collapse_order: 'LATEST' }),
          });
          return answer && { found: answer.data.total_search_result_count, ms: answer.ms };
        }
        case 'top_score':
        case 'top_date':
        case 'page': {
          const sort = operation === 'top_date' ? 'PBDT_YEARMONTHDAY' : 'SCORE';
          const answer = await call('/search/patent/query-search-patent', {
            ...{ query_text, sort: [{ field: sort, order: 'DESC' }] },
            ...{ offset: operation === 'page' ? PAGE_OFFSET : 0, limit: 10 },
          });
          return answer && { found: answer.data.results.length, ms: answer.ms };
        }
        // extended families are made from priorities, which these documents do not have; a call counts one facet
        default:
          return undefined;
      }
    },
    async close() {
      connection.close();
      server.send('end');
      await once(server, 'exit');
    },
  };
}

async function said<T>(server: ChildProcess): Promise<T> {
  return (await once(server, 'message'))[0] as T;
}

/** The query over the fields of patents. */
function patentFields(query: Query): Query {
  switch (query.kind) {
    case 'and':
    case 'or':
      return { ...query, of: query.of.map(patentFields) };
    case 'not':
      return { ...query, of: patentFields(query.of) };
    case 'near':
      return { ...query, left: patentFields(query.left), right: patentFields(query.right) };
    default:
      return 'field' in query ? { ...query, field: FIELDS[query.field] ?? query.field } : query;
  }
}
