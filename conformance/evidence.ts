import { ANY, type Area, dataOf, expect, SEARCH, Skipped } from './checks.ts';
import type { Target } from './target.ts';

const ROWS = 10;

/** Patents of the corpus with their abstracts. */
async function withAbstracts(target: Target): Promise<{ patent_id: string; pn: string; text: string }[]> {
  const { results } = dataOf(
    await target.call(SEARCH, { body: { query_text: ANY, limit: ROWS, collapse_type: 'DOCDB' } }),
  );
  const ids = results.map((row: any) => row.patent_id).join();
  if (!ids) throw new Skipped('the corpus has no such patents');
  const rows = dataOf(await target.call('GET /basic-patent-data/bibliography', { query: { patent_id: ids } }));
  return rows.flatMap((row: any) => {
    const found = (row.bibliographic_data?.abstracts ?? row.abstracts ?? []).find((each: any) => each.text);
    return found ? [{ patent_id: row.patent_id, pn: row.pn, text: String(found.text) }] : [];
  });
}

/** Whether a patent, or one of its family, stands in a list. */
async function isAmong(target: Target, patent_id: string, rows: readonly { patent_id: string; pn: string }[]) {
  if (rows.some((row) => row.patent_id === patent_id)) return true;
  const [{ patent_family }] = dataOf(
    await target.call('GET /basic-patent-data/patent-family', { query: { patent_id } }),
  );
  const family = (patent_family?.simple_family ?? []).map(
    ({ country, doc_number, kind = '' }: Record<string, string>) => `${country}${doc_number}${kind}`,
  );
  return rows.some(({ pn }) => family.includes(pn));
}

/** That what is found is what was asked for, and that what is quoted stands there. */
export const evidence: Area = {
  area: 'evidence',
  checks: {
    'a patent is found by its own abstract': async (target) => {
      const patents = await withAbstracts(target);
      if (patents.length === 0) throw new Skipped('no abstracts');
      const missed: string[] = [];
      for (const { patent_id, pn, text } of patents) {
        const { results } = dataOf(
          await target.call('POST /search/patent/semantic-search-patent', {
            body: { text: text.slice(0, 5000), limit: 10 },
          }),
        );
        if (!(await isAmong(target, patent_id, results))) missed.push(pn);
      }
      expect(
        missed.length <= patents.length / 10,
        `not among the first ten of their own abstract: ${missed.join(', ')}`,
      );
    },
    'sentences in quotation marks of a chat stand in the passages beside': async (target) => {
      const body = { query: 'How are the cells of a battery kept from heating each other?', stream: false };
      const { output, references = [] } = dataOf(await target.call('POST /chat/pat-gpt-stream', { body }));
      const quotes = [...String(output.content).matchAll(/“([^”]{20,2000})”/g)].map(([, quote]) => quote!);
      if (quotes.length === 0) throw new Skipped('the answer quotes nothing');
      const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?(?:\.\.\.|…)$/, '');
      const passages = references.map(({ text }: any) => plain(String(text)));
      const free = quotes.filter(
        (quote) =>
          !passages.some((passage: string) => passage.includes(plain(quote)) || plain(quote).includes(passage)),
      );
      expect(free.length === 0, `quoted, and in no passage: ${free[0]}`);
    },
  },
};
