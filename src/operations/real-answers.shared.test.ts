import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Operation } from '#operation.ts';
import { sources } from '#sources/index.ts';
import { readInterface } from '#testing/contract.ts';
import { wrongValues } from '#testing/contract-values.ts';
import { readAll } from '#testing/read-source.ts';
import { type CallOptions, startTestService, type TestService, violations } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { operations } from './index.ts';

/** Real files by the source that reads them: eleven manners of writing a patent. */
const FILES: Readonly<Record<string, string>> = {
  'uspto-grants': 'patents/uspto-grant-xml',
  'uspto-applications': 'patents/uspto-application-xml',
  'uspto-legacy': 'patents/uspto-legacy',
  'uspto-ppubs': 'patents/uspto-ppubs-json',
  'epo-ops': 'patents/epo-ops-xml',
  'epo-docdb': 'patents/epo-docdb-xml',
  'epo-fulltext': 'patents/epo-fulltext-xml',
  'cn-publications': 'patents/cn-fulltext-pdf/text',
  'google-patents': 'patents/google-patents-html',
  tipo: 'patents/tipo-fulltext-xml',
};
/** Words that real documents have, for what is asked in words. */
const WORDS = 'TACD: (device OR method OR apparatus OR 装置 OR 方法)';
const WHOLE = process.env.PRIORA_WHOLE_FOLDERS !== undefined;
/** Records taken of each source, spread over its files: some are weeks of one office. More of them once a week. */
const OF_A_SOURCE = WHOLE ? 240 : 60;
/** How many are asked for in one call, and of all where a call takes one. */
const AT_ONCE = WHOLE ? 100 : 40;
const ONE_BY_ONE = WHOLE ? 40 : 8;
/** Of those that read whole descriptions, which takes a while, every such record is asked for. */
const READ_EVERY = WHOLE ? 4 : 10;

/** Read the whole description. */
const READING = /^(?:p024|p025|p10[0-3]|d201|b071|t001)/;
const wanted = readInterface();
const isList = (shape: unknown, name: string) =>
  (shape as { properties?: Record<string, { type?: string }> } | undefined)?.properties?.[name]?.type === 'array';
const takes = ({ query, body }: Operation, name: string) =>
  [query, body].some((shape) => name in ((shape as { properties?: object } | undefined)?.properties ?? {}));

// the interface is generated code to the clients of others: a value beyond its type breaks them
describeWithSharedData('answers on real records of ten sources', Object.values(FILES), (...paths) => {
  let service: TestService;
  let numbers: string[];
  let with_text: string[];
  beforeAll(async () => {
    service = await startTestService();
    const records: Patent[] = [];
    for (const [at, name] of Object.keys(FILES).entries()) {
      const source = sources.find((each) => each.name === name)!;
      const read: Patent[] = [];
      await readAll(source, [paths[at]!], (record) => read.push(record as Patent));
      const step = Math.max(1, read.length / OF_A_SOURCE);
      for (let i = 0; i < read.length; i += step) records.push(read[Math.floor(i)]!);
    }
    for (let i = 0; i < records.length; i += 500) await service.corpus.put(patents, records.slice(i, i + 500));
    numbers = [...new Set(records.map(({ publication_number }) => publication_number))];
    with_text = records.filter(({ claims }) => claims.length > 0).map(({ publication_number }) => publication_number);
  });
  afterAll(() => service?.close());

  /** What an answer says beyond its type, and that nothing was answered where something must be. */
  async function wrong(operation: Operation, call: CallOptions, answers = true): Promise<string[]> {
    const { json, data, text } = await service.call(operation, call);
    if (json?.status !== true && !answers) return [];
    if (json?.status !== true) return [`${JSON.stringify(call).slice(0, 80)}: ${text.slice(0, 120)}`];
    const facts = wanted.find(({ id }) => id === operation.id);
    return [...violations(operation.response, data), ...(facts ? wrongValues(data, facts) : [])];
  }
  const asked = ({ example }: Operation, fields: object): CallOptions => {
    const { query, body, ...rest } = example as CallOptions;
    return body ? { ...rest, body: { ...(body as object), ...fields } } : { ...rest, query: { ...query, ...fields } };
  };

  it('has records of every source', () => {
    expect(numbers.length).toBeGreaterThan(3 * OF_A_SOURCE);
  });

  it.each(operations.filter((each) => takes(each, 'patent_number')).map((each) => [each.id, each] as const))(
    '%s keeps to its types for every record',
    async (id, operation) => {
      const found: string[] = [];
      const list = [operation.query, operation.body].some((shape) => isList(shape, 'patent_number'));
      const call = (some: readonly string[]) => asked(operation, { patent_number: list ? some : some.join(',') });
      // some take one at a time, and refuse what has not what they show; drawing a page takes a while
      const drawn = /pdf/.test(operation.path);
      const several =
        !drawn && (await service.call(operation, call(with_text.slice(0, AT_ONCE)))).json?.status === true;
      const asking = several
        ? numbers.filter((_, at) => at % READ_EVERY === 0 || !READING.test(id))
        : with_text.filter((_, at) => at % Math.ceil(with_text.length / (drawn ? 3 : ONE_BY_ONE)) === 0);
      for (let i = 0; i < asking.length; i += several ? AT_ONCE : 1)
        found.push(...(await wrong(operation, call(asking.slice(i, several ? i + AT_ONCE : i + 1)), several)));
      expect([id, found]).toEqual([id, []]);
    },
    60_000,
  );

  // papers have fields of their own, and no records here
  const searches = operations.filter((each) => takes(each, 'query_text') && !/^l\d/.test(each.id));
  it.each(searches.map((each) => [each.id, each] as const))(
    '%s keeps to its types for what words find',
    async (id, operation) => {
      const pages = takes(operation, 'offset') && takes(operation, 'limit') ? [0, 100, 200, 300] : [undefined];
      const found: string[] = [];
      for (const offset of pages) {
        const fields = { query_text: WORDS, ...(offset !== undefined && !/facet/i.test(id) && { offset, limit: 100 }) };
        found.push(...(await wrong(operation, asked(operation, fields))));
      }
      expect([id, found]).toEqual([id, []]);
    },
    60_000,
  );
});
