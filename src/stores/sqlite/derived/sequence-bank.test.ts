import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Sequence, sequenceRecord } from '#collections/sequences/sequences.ts';
import type { StoredCorpus } from '#corpus/record-store.ts';
import { subjectsOf } from '#sequences/in-memory.ts';
import { decode } from '#sequences/letters.ts';
import { search } from '#sequences/search.ts';
import { openBank } from './sequence-bank.ts';

type Written = { readonly kind: 'put'; readonly record: Sequence } | { readonly kind: 'delete'; readonly id: string };

/** A bank over records that are nowhere: what was written in its order, one number each. */
function bankOver(written: readonly Written[], dir = mkdtempSync(join(tmpdir(), 'priora-bank-'))) {
  const records = {
    collections: async () => [{ name: 'sequences', records: written.length, last_seq: written.length, indexed_seq: 0 }],
    changesAfter: async (_: unknown, seq: number) =>
      written.slice(seq, seq + 1_500).map((change, i) => ({ ...change, seq: seq + i + 1 })),
  };
  const bank = openBank(dir, { records } as unknown as StoredCorpus);
  onTestFinished(() => {
    bank.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return { bank, dir };
}

const put = (letters: string, said: Partial<Sequence> = {}, kind: Sequence['kind'] = 'protein'): Written => ({
  kind: 'put',
  record: sequenceRecord(kind, letters, { provenance: [{ source: 'test', key: letters.slice(0, 20) }], ...said }),
});
const idOf = (change: Written) => (change.kind === 'put' ? change.record.id : change.id);
const listed = { stands_in: [{ patent: 'US7642270', number: 1 }] };
const claimed = { ...listed, claimed: [{ patent: 'US7642270B2', claim: 1, quote: 'SEQ ID NO: 1' }] };

it('follows what is written: letters once, in which sets they are as often as it changes, deleted ones no more', async () => {
  const [a, b, c] = [put('MKWVTFISLLFLF', listed), put('GGGSGGGSGGGS'), put('ACGTACGT', listed, 'nucleotide')];
  const written = [a, b, c];
  const { bank } = bankOver(written);
  await bank.follow();
  const told = (sets: Parameters<typeof bank.subjects>[1], range = {}) => {
    const subjects = bank.subjects('protein', sets, range);
    const all = [...subjects.stretches()].flatMap(({ codes, starts, lengths, slots }) =>
      Array.from(slots, (slot, i) =>
        slot < 0 ? [] : [subjects.id(slot), decode('protein', codes.slice(starts[i]!, starts[i]! + lengths[i]!))],
      ),
    );
    return { count: subjects.count, letters: subjects.letters, all: all.filter((each) => each.length > 0) };
  };
  expect(told(['ALLPATENT'])).toEqual({ count: 1, letters: 13, all: [[idOf(a), 'MKWVTFISLLFLF']] });
  expect(told(['NONPATENT'])).toEqual({ count: 1, letters: 12, all: [[idOf(b), 'GGGSGGGSGGGS']] });
  expect(told(['ALLPATENT', 'NONPATENT'], { most: 12 }).all).toEqual([[idOf(b), 'GGGSGGGSGGGS']]);
  expect(told(['CLAIMS'])).toEqual({ count: 0, letters: 0, all: [] });
  expect(bank.subjects('nucleotide', ['ALLPATENT']).letters).toBe(8);

  written.push(put('MKWVTFISLLFLF', claimed), { kind: 'delete', id: idOf(b) }, put('WWWWW', listed));
  await bank.follow();
  expect(told(['CLAIMS']).all).toEqual([[idOf(a), 'MKWVTFISLLFLF']]);
  expect(told(['ALLPATENT', 'NONPATENT']).all.map(([, letters]) => letters)).toEqual(['MKWVTFISLLFLF', 'WWWWW']);
  const subjects = bank.subjects('protein', ['ALLPATENT']);
  expect(decode('protein', subjects.codes(2))).toBe('WWWWW');
});

it('is made anew where letters are lost, or the store is another one', async () => {
  const written = [put('MKWVTFISLLFLF', listed), put('GGGSGGGSGGGS', listed)];
  const { bank, dir } = bankOver(written);
  await bank.follow();
  bank.close();
  truncateSync(join(dir, 'sequences.protein'), 20);
  await bank.follow();
  expect(bank.subjects('protein', ['ALLPATENT'])).toMatchObject({ count: 2, letters: 25 });
  written.splice(0, 2, put('WWWWW', listed));
  await bank.follow();
  expect(bank.subjects('protein', ['ALLPATENT'])).toMatchObject({ count: 1, letters: 5 });
});

it('finds by several threads what one finds', async () => {
  let state = 7;
  const random = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const letters = (length: number) => Array.from({ length }, () => 'ARNDCQEGHILKMFPSTWYV'[random(20)]!).join('');
  const ancestor = letters(200);
  const relative = () => Array.from(ancestor, (letter) => (random(100) < 45 ? letters(1) : letter)).join('');
  // more than is looked through by one thread alone
  const all = Array.from({ length: 9_000 }, (_, i) => (i % 500 === 3 ? relative() : letters(900 + random(200))));
  const { bank } = bankOver(all.map((each) => put(each, listed)));
  await bank.follow();
  const subjects = bank.subjects('protein', ['ALLPATENT']);
  expect(subjects.letters).toBeGreaterThan(8 << 20);
  const options = { algorithm: 'blastp', evalue: 1, limit: 100, gaps: true, within_ms: 60_000 } as const;
  const found = await search(ancestor, subjects, options);
  expect(found.hits.length).toBeGreaterThanOrEqual(18);
  expect(found).toEqual(await search(ancestor, subjectsOf('protein', all), options));
});
