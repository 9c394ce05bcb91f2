import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  COMMON_DISEASES,
  COMMON_DRUGS,
  commonThings,
  namesByKind,
  tellingWords,
  withCommonThings,
} from './common-things.ts';

/** A word more or less, or another one, gives another digest: count the change on purpose. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('tables', () => {
  it('of common things are these, each name once', () => {
    const rows = [...COMMON_DISEASES, ...COMMON_DRUGS].map((row) => row.join('|'));
    expect([COMMON_DISEASES.length, COMMON_DRUGS.length, digest(rows.join('\n'))]).toEqual([
      65,
      40,
      '0411987d696abab4',
    ]);
    for (const list of [COMMON_DISEASES, COMMON_DRUGS]) {
      const names = list.flatMap(([en, zh, more]) => [en, zh, ...more.split(';')]).filter(Boolean);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('add names to what has one of them, and things that are missing', () => {
    const made = withCommonThings([
      { id: 'x', kind: 'disease', names: [{ lang: 'en', kind: 'preferred', text: 'Stroke' }], within: [] },
    ]);
    expect(made[0]!.names.map(({ text }) => text)).toEqual(['Stroke', '脑卒中', '中风']);
    expect(made).toHaveLength(COMMON_DISEASES.length + COMMON_DRUGS.length);
  });

  it('put growths into the tumour that is the program’s own, where no heading holds them', () => {
    const thing = (id: string, text: string, within: string[] = []) => ({
      ...{ id, kind: 'disease' as const, names: [{ lang: 'en', kind: 'preferred' as const, text }], within },
    });
    const growths = [thing('c', 'cancer'), thing('l', 'lung cancer', ['c']), thing('p', 'pain')];
    const made = withCommonThings(growths);
    const { id } = made.find(({ names }) => names[0]!.text === 'tumor')!;
    expect(made.slice(0, 3).map(({ within }) => within)).toEqual([[id], ['c', id].sort(), []]);
    const headed = withCommonThings([...growths, thing('n', 'Neoplasms')]);
    expect(headed.slice(0, 3).map(({ within }) => within)).toEqual([[], ['c'], []]);
  });

  it('tell names that stand for themselves from parts of other names, classes and gases', async () => {
    const things = await commonThings();
    const telling = new Set(tellingWords(things).flatMap(({ chinese }) => chinese));
    const known = new Set(things.flatMap(({ chinese }) => chinese));
    const names = ['布洛芬', '奥美拉唑', '2型糖尿病', '谷氨酸', '球蛋白', '一氧化氮', '白术', '链激酶', '朱砂'];
    expect(names.map((name) => [known.has(name), telling.has(name)])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [true, true],
      [true, false],
      [true, false],
      [true, true],
      [true, false],
      [true, false],
    ]);
    const named = namesByKind(tellingWords(things)).map(({ kind, names }) => [
      kind,
      names.some(({ text }) => text === 'TNF'),
    ]);
    expect(named).toEqual([
      ['disease', false],
      ['drug', false],
      ['target', false],
    ]);
  });
});
