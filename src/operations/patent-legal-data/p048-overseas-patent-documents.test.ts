import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import operation from './p048-overseas-patent-documents.ts';

const PATENT = samplePatent('US11000001B2', {});
const document = (id: string, said: object = {}) => ({
  id,
  kind: 'document',
  patent: 'US11000001B2',
  description: id,
  ...said,
});
const FILE = [
  document('older', { date: 20200101, code: 'CTNF' }),
  document('newer', { date: 20210101, code: 'ctfr', pages: 3 }),
  document('as new', { date: 20210101, code: 'NOA' }),
  document('undated'),
];

/** What the operation answers of a patent with such a file. */
async function answered(body: object, file: readonly object[] = FILE) {
  const notes: string[] = [];
  const corpus = {
    lookup: async () => [PATENT],
    identify: async () => new Map(),
    links: async (_: unknown, numbers: readonly string[], link: string) =>
      new Map(link === 'facts' ? [[numbers[0], { records: file.map(({ id }: any) => ({ id, stored: true })) }]] : []),
    get: async () => file,
  };
  const call = { body: { patent_number: 'US11000001B2', ...body }, note: (said: string) => notes.push(said) };
  const said = await operation.handle(call as never, { corpus } as never);
  return { ...(said as any), notes };
}
const told = async (body: object, file = FILE) =>
  (await answered(body, file)).doc_detail.map(({ description }: any) => description);

describe('documents of the file of a patent', () => {
  it('come the newest first, those of one day as the file has them, and last what has no day', async () => {
    expect(await told({})).toEqual(['newer', 'as new', 'older', 'undated']);
  });

  it('are those from a day to another, both days included', async () => {
    expect(await told({ date_from: 20210101 })).toEqual(['newer', 'as new']);
    expect(await told({ date_from: 20210102 })).toEqual([]);
    expect(await told({ date_to: 20200101 })).toEqual(['older']);
    expect(await told({ date_to: 20191231 })).toEqual([]);
    expect(await told({ date_from: 20200101, date_to: 20200101 })).toEqual(['older']);
    expect(await told({ date_from: 20200102, date_to: 20201231 })).toEqual([]);
  });

  it('are those of some codes, however they are written', async () => {
    expect(await told({ doc_code: ' ctfr , NOA,' })).toEqual(['newer', 'as new']);
    expect(await told({ doc_code: ',' })).toHaveLength(4);
    expect(await told({ doc_code: 'XX' })).toEqual([]);
  });

  it('are shown page by page, ten unless it is said, and counted in all', async () => {
    const many = Array.from({ length: 11 }, (_, n) => document(`d${n}`, { date: 20200111 - n }));
    const page = async (body: object) => {
      const { doc_count, doc_detail_count, doc_detail } = await answered(body, many);
      return [doc_count, doc_detail_count, doc_detail[0]?.description];
    };
    expect(await page({})).toEqual([11, 10, 'd0']);
    expect(await page({ limit: 10, offset: 0 })).toEqual([11, 10, 'd0']);
    expect(await page({ limit: 10, offset: 10 })).toEqual([11, 1, 'd10']);
    expect(await page({ limit: 1, offset: 11 })).toEqual([11, 0, undefined]);
  });

  it.each([
    [{ limit: 0 }, true],
    [{ limit: 1 }, false],
    [{ limit: 1_000 }, false],
    [{ limit: 1_001 }, true],
    [{ offset: -1 }, true],
    [{ offset: 0 }, false],
  ])('%j is refused: %j', async (body, refused) => {
    const said = await answered(body).catch(({ message }) => message);
    expect(typeof said === 'string' ? said : '').toBe(refused ? 'limit must be 1 to 1000, offset 0 or more.' : '');
  });

  it('have what is known of each; of a file that nobody has stored a note says what would fill it', async () => {
    const { doc_detail, notes } = await answered({});
    expect(doc_detail[0]).toEqual({ doc_code: 'ctfr', date: 20210101, description: 'newer', page_number: 3 });
    expect(doc_detail[3]).toEqual({ description: 'undated' });
    expect(notes).toEqual([]);
    const none = await answered({}, []);
    expect([none.doc_count, none.notes.length, none.notes[0].slice(0, 60)]).toEqual([
      ...[0, 1, 'No document of the file is stored of US11000001B2; it would '],
    ]);
  });
});
