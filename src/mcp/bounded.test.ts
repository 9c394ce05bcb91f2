import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens, lengthWithin } from '#models/prompt.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { boundedAnswer } from './bounded.ts';

const rows = Array.from({ length: 300 }, (_, n) => ({ pn: `US${n}A1`, title: `Lidar ${n}`, deep: { lang: 'en', n } }));

describe('an answer', () => {
  it('that is short enough comes whole, without a note', () => {
    expect(boundedAnswer({ a: 1, results: rows.slice(0, 2) }, {})).toEqual({
      text: JSON.stringify({ a: 1, results: rows.slice(0, 2) }),
      value: { a: 1, results: rows.slice(0, 2) },
    });
    expect(boundedAnswer(null, {})).toEqual({ text: 'null', value: null });
    expect(boundedAnswer('# Text', {})).toEqual({ text: '# Text' });
  });

  it('in pages has every row once, in order', () => {
    const seen: unknown[] = [];
    let cursor: number | undefined = 0;
    let pages = 0;
    while (cursor !== undefined) {
      const { text, value, note, next } = boundedAnswer({ total: 300, results: rows }, { cursor, max_tokens: 1_000 });
      expect(estimateTokens(text)).toBeLessThanOrEqual(1_000);
      const part = JSON.parse(text);
      expect(part.total).toBe(300);
      seen.push(...part.results);
      expect(value).toEqual(part);
      const [, told] = /more with cursor (\d+)/.exec(note!) ?? [];
      expect(next).toBe(told && Number(told));
      cursor = next;
      pages++;
    }
    expect(seen).toEqual(rows);
    expect(pages).toBeGreaterThan(4);
    expect(boundedAnswer({ results: rows }, { cursor: 300 })).toEqual({
      text: '{"results":[]}',
      value: { results: [] },
      note: 'Row 300 is beyond the last: there are 300.',
    });
  });

  it('keeps the fields asked for, wherever they stand', () => {
    expect(JSON.parse(boundedAnswer({ total: 3, results: rows.slice(0, 1) }, { fields: ['pn', 'n'] }).text)).toEqual({
      results: [{ pn: 'US0A1', deep: { n: 0 } }],
    });
    expect(boundedAnswer({ a: 1 }, { fields: ['b'] }).text).toBe('null');
  });

  it('without a list loses the ends of its longest texts', () => {
    const { text, note } = boundedAnswer({ pn: 'US1A1', text: 'x'.repeat(90_000) }, { max_tokens: 500 });
    expect(estimateTokens(text)).toBeLessThanOrEqual(500);
    expect(JSON.parse(text)).toEqual({ pn: 'US1A1', text: expect.stringMatching(/^x{1024} \.\.\. \(88976 more/) });
    expect(note).toBe('Long texts are cut: ask for them by `fields`, or with more `max_tokens`.');
  });

  it('that is a text goes on at the character where it ended', () => {
    const text = Array.from({ length: 400 }, (_, n) => `Line ${n} of a description 电池𠮷\n`).join('');
    let all = '';
    for (let cursor = 0; ; ) {
      const part = boundedAnswer(text, { cursor, max_tokens: 700 });
      expect(estimateTokens(part.text)).toBeLessThanOrEqual(700);
      all += part.text;
      const [, next] = /the rest with cursor (\d+)/.exec(part.note ?? '') ?? [];
      if (next === undefined) break;
      expect(part.text.endsWith('\n')).toBe(true);
      cursor = Number(next);
    }
    expect(all).toBe(text);
  });
});

it('whatever an answer is, it is brought to its length, and goes on until its end', () => {
  fc.assert(
    fc.property(
      fc.anything({ maxDepth: 4, withNullPrototype: false }),
      fc.integer({ min: 100, max: 400 }),
      (any, max_tokens) => {
        const data = JSON.parse(JSON.stringify(any) ?? 'null');
        const { text } = boundedAnswer(data, { max_tokens });
        expect(estimateTokens(text)).toBeLessThanOrEqual(max_tokens);
      },
    ),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), (text) => {
      let all = '';
      let cursor: number | undefined = 0;
      while (cursor !== undefined) {
        const part: ReturnType<typeof boundedAnswer> = boundedAnswer(text, { cursor, max_tokens: 100 });
        all += part.text;
        const next = /with cursor (\d+)/.exec(part.note ?? '')?.[1];
        cursor = next === undefined ? undefined : Number(next);
      }
      expect(all).toBe(text);
    }),
    { numRuns: 100 },
  );
});

describe('tokens of a text', () => {
  const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
  const text = fc.string({
    unit: fc.constantFrom('a', ' ', '\n', 'é', '电', 'で', 'ン', '글', '𠮷', '𝒜', '😀'),
    maxLength: 60,
  });

  it('are estimated as one a wide character, one for every four others', () => {
    fc.assert(
      fc.property(text, (given) => {
        const wide = given.match(WIDE)?.length ?? 0;
        expect(estimateTokens(given)).toBe(wide + Math.ceil((given.length - wide) / 4));
      }),
    );
  });

  it('fit up to the longest beginning that is estimated at no more', () => {
    fc.assert(
      fc.property(text, fc.nat(40), (given, most) => {
        const length = lengthWithin(given, most);
        expect(estimateTokens(given.slice(0, length))).toBeLessThanOrEqual(most);
        if (length < given.length) expect(estimateTokens(given.slice(0, length + 1))).toBeGreaterThan(most);
      }),
    );
  });

  it('of a huge text are not all counted to see whether they fit', () => {
    const huge = '电'.repeat(1 << 24);
    const spent = cpuTime();
    for (let n = 0; n < 100; n++) expect(lengthWithin(huge, 1_000)).toBe(1_000);
    const few = spent();
    const all = cpuTime();
    estimateTokens(huge);
    expect(few).toBeLessThan(all() * 10);
  });
});
