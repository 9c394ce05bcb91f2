import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { parseJsonBody } from './json-body.ts';
import { JsonReader } from './json-reader.ts';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

describe('a JSON body', () => {
  it('is read with or without a byte order mark, and empty as an empty object', () => {
    expect(parse('{"a":[1,"é",null]}')).toEqual({ a: [1, 'é', null] });
    expect(parse('\uFEFF{"a":1}')).toEqual({ a: 1 });
    expect(parse('')).toEqual({});
    expect(parse(' \r\n')).toEqual({});
  });

  it.each([
    ['{"a":1,}', 7, 'a field name in double quotes', 1, 8],
    ['{"a":1 "b":2}', 7, '"," or "}"', 1, 8],
    ['{\n  a: 1\n}', 4, 'a field name in double quotes', 2, 3],
    ["{'a':1}", 1, 'a field name in double quotes', 1, 2],
    ['{"a"}', 4, '":"', 1, 5],
    ['{"a":}', 5, 'a value', 1, 6],
    ['{"a":tru}', 5, 'a value', 1, 6],
    ['{"a":01}', 6, '"," or "}"', 1, 7],
    ['[1,]', 3, 'a value', 1, 4],
    ['[1', 2, '"," or "]"', 1, 3],
    ['{"a":"b', 7, 'the closing " of a string', 1, 8],
    ['{\n "a": 1,\n x', 12, 'a field name in double quotes', 3, 2],
    ['["\\u00e9\\n\\u00g0"]', 10, 'a valid escape sequence', 1, 11],
    ['{"a":"b\nc"}', 7, 'the closing " of a string (a line break inside it is written \\n)', 1, 8],
    ['{"a":"\\x"}', 6, 'a valid escape sequence', 1, 7],
    ['{"a":1}}', 7, 'nothing more', 1, 8],
    ['hello', 0, 'a value', 1, 1],
    ['{', 1, 'a field name in double quotes', 1, 2],
  ])('says where %j breaks', (text, position, expected, line, column) => {
    expect(() => parse(text)).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        message: expect.stringContaining(`line ${line}, column ${column}: ${expected} is expected`),
        details: { field: 'body', position, line, column, expected },
      }),
    );
  });

  const refused = (text: string) => {
    try {
      parse(text);
      return undefined;
    } catch (error) {
      return (error as { details: unknown }).details;
    }
  };

  it('nests 64 levels and no more, whatever stands in texts', () => {
    const deep = (depth: number, inside = '') => `${'[{"a":'.repeat(depth / 2)}"${inside}"${'}]'.repeat(depth / 2)}`;
    expect(refused(deep(64, '[[{{\\"[\\\\'.repeat(100)))).toBeUndefined();
    expect(refused(deep(66))).toEqual({ field: 'body', position: 32 * 6, limit: 64 });
    expect(refused('[[],'.repeat(20) + ']'.repeat(20))).toEqual(expect.objectContaining({ expected: 'a value' }));
    expect(() => parse('['.repeat(1000))).toThrow(
      'The request body has objects and lists nested more than 64 levels deep: see byte 64 (counted from 0).',
    );
  });

  it('has objects of 10,000 fields and no more, whatever stands in them and beside', () => {
    const fields = (count: number, value: string) =>
      `{${Array.from({ length: count }, (_, n) => `"${String(n).padStart(5)}":${value}`).join()}}`;
    expect(Object.keys(parse(fields(10_000, '0')) as object)).toHaveLength(10_000);
    expect(parse(`[${fields(10_000, '[1,2]')},${fields(10_000, '0')}]`)).toHaveLength(2);
    expect(refused(fields(10_001, '0'))).toEqual({ field: 'body', position: 100_001, limit: 10_000 });
    expect(refused(`[0,${fields(10_001, '[]')}]`)).toMatchObject({ position: 4 + 110_000, limit: 10_000 });
  });

  it('has numbers of 1,000 digits and no more', () => {
    expect(parse(`[0,1${'0'.repeat(300)}.${'5'.repeat(1_000)}e-0308]`)).toEqual([0, 1e-8]);
    expect(refused(`[-${'1'.repeat(1_001)}]`)).toEqual({ field: 'body', position: 1_002, limit: 1_000 });
    expect(() => parse(`1.${'0'.repeat(1_001)}`)).toThrow(
      'The request body has a number of more than 1000 digits: see byte 1002 (counted from 0).',
    );
  });

  it('has 200,000 values and no more, those that hold others too', () => {
    const list = (values: number, value = '1') => `[${Array.from({ length: values }, () => value).join()}]`;
    expect(parse(list(200_000))).toHaveLength(200_000);
    expect(refused(list(200_001))).toEqual({ field: 'body', position: 400_001, limit: 200_000 });
    expect(parse(list(100_000, '[0]'))).toHaveLength(100_000);
    expect(refused(list(100_001, '[0]'))).toMatchObject({ position: 400_001, limit: 200_000 });
    expect(refused(`[${list(200_000)}]`)).toMatchObject({ limit: 200_000 });
    expect(parse(JSON.stringify({ text: ','.repeat(300_000) }))).toEqual({ text: ','.repeat(300_000) });
  });

  /** Processor time of each slice in which a text is read, the longest first. */
  const slicesOf = (text: string): number[] => {
    const reader = new JsonReader(Buffer.from(text));
    const took: number[] = [];
    for (let ends = false; !ends; ) {
      const spent = cpuTime();
      try {
        ends = reader.read();
      } catch {
        ends = true;
      }
      took.push(spent());
    }
    return took.sort((a, b) => b - a);
  };

  it('is read in slices of some milliseconds, whatever is in it', () => {
    const many = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join();
    const nested = '['.repeat(60) + ']'.repeat(60);
    const worst: Readonly<Record<string, string>> = {
      'lists in lists': `[${many(60_000, () => nested)}]`,
      'fields of different names': `[${many(19, (n) => `{${many(10_000, (m) => `"k${n}_${m}":0`)}}`)}]`,
      'escapes in one string': `{"a":"${'\\u0000'.repeat(1_300_000)}"}`,
      'a string that does not end': `{"a":"${'\\n'.repeat(3_900_000)}`,
      'lines without anything': `${'\n'.repeat(8_000_000)}x`,
    };
    for (const [what, text] of Object.entries(worst)) {
      // the best of three: what else the machine does slows any of them down
      const rounds = [1, 2, 3].map(() => slicesOf(text));
      // one or two of hundreds may have met a collection of garbage; JSON.parse took 330 ms for the first
      expect([what, Math.min(...rounds.map((took) => took[2] ?? 0))]).toEqual([
        what,
        expect.toSatisfy((ms: number) => ms < 50),
      ]);
      expect([what, Math.min(...rounds.map((took) => took[0]!))]).toEqual([
        what,
        expect.toSatisfy((ms: number) => ms < 200),
      ]);
    }
  });

  it('is refused where it passes a limit, before the rest is read', () => {
    for (const text of ['['.repeat(9_000_000), '{"a":'.repeat(1_800_000), `[${'1,'.repeat(4_500_000)}`]) {
      const bytes = Buffer.from(text);
      // the least of three: a collection of garbage that other tests made is in one of them
      const times = [1, 2, 3].map(() => {
        const spent = cpuTime();
        expect(() => parseJsonBody(bytes)).toThrow('see byte');
        return spent();
      });
      expect(Math.min(...times)).toBeLessThan(100); // a parser needed 1,700 ms for the first of them
    }
  });

  it('makes no prototype of a field, and takes the last of two', () => {
    const read: any = parse('{"__proto__":{"polluted":1},"a":{"\\u005f_proto__":{"polluted":1},"b":1},"b":1,"b":2}');
    expect(Object.getOwnPropertyNames(read)).toEqual(['a', 'b']);
    expect([Object.getOwnPropertyNames(read.a), read.b, { ...read.a }.polluted]).toEqual([['b'], 2, undefined]);
    const deep: any = parse('{"a":[1,[{"__proto__":{"x":1},"c":null}]]}');
    expect(Object.getOwnPropertyNames(deep.a[1][0])).toEqual(['c']);
  });

  it('says at which byte it stops being UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('{"é":"'), Buffer.from([0xd6, 0xd0]), Buffer.from('"}')]); // GBK for 中
    expect(() => parseJsonBody(bytes)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('see byte 7'),
        details: { field: 'body', position: 7, expected: 'JSON in UTF-8' },
      }),
    );
  });

  it('says it of megabytes that are none, and looks at the first of them alone', () => {
    const position = (...parts: Uint8Array[]) => {
      try {
        parseJsonBody(Buffer.concat(parts));
      } catch (error) {
        return (error as { details: { position: number } }).details.position;
      }
      return undefined;
    };
    expect(position(Buffer.from('{"a":"'), Buffer.alloc(200_000, 0x80))).toBe(6);
    // a character that goes over the end of a piece, and a byte too many behind it
    for (let at = 63_994; at < 64_002; at++)
      expect([at, position(Buffer.alloc(at, 'a'), Buffer.from('😀'), Buffer.from([0x80]))]).toEqual([at, at + 4]);
    const all = Buffer.alloc(9_000_000, 0x80);
    const spent = cpuTime();
    expect(() => parseJsonBody(all)).toThrow('see byte 0');
    expect(spent()).toBeLessThan(50);
  });

  it('says so at the end of a text that was cut off, however long', () => {
    expect(() => parse(`{"a":"${'x'.repeat(5_000_000)}`)).toThrow('line 1, column 5000007');
    expect(() => parse(`{"a":"${'😀\n'.repeat(300_000)}"}`)).toThrow('line 1, column 9');
    expect(() => parse(`{"a":"${'é😀'.repeat(300_000)}",\n\n 电}`)).toThrow(
      'line 3, column 2: a field name in double quotes is expected, "电" stands there.',
    );
  });

  it('is what JSON.parse makes of it, where strings are longer than a slice and characters go over its end', () => {
    for (let shift = 0; shift < 8; shift++) {
      const value = {
        [`${'a'.repeat(shift)}😀`]: '电池😀'.repeat(60_000),
        escaped: '\n"\\\u0001é'.repeat(40_000),
        blanks: [1, { deep: [true, false, null, -0.5e-7, 1e21] }],
      };
      for (const text of [
        JSON.stringify(value),
        JSON.stringify(value, null, 9),
        JSON.stringify(value).replace(/é|😀/g, asEscape),
      ])
        expect(parse(text)).toEqual(value);
    }
  });

  it('is read when JSON.parse reads it, to the same value, and has a place where it does not', () => {
    const nearly = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '"', '}', ',', '\\', ' ', '1', 'x', '-', '.', 'e5', '\u0007', ':', '[]'),
      )
      .map(
        ([json, at, insert]) =>
          json.slice(0, at % (json.length + 1)) + insert + json.slice((at % (json.length + 1)) + 1),
      );
    fc.assert(
      fc.property(nearly, (text) => {
        fc.pre(text.trim() !== '' && text.isWellFormed() && !text.includes('__proto__'));
        let value: unknown;
        try {
          value = JSON.parse(text);
        } catch {
          const { position } = refused(text) as { position: number };
          // What stands before the position is the beginning of some JSON text: cutting there never moves the problem
          // forward.
          expect(position).toBeLessThanOrEqual(text.length);
          const before = refused(text.slice(0, position));
          if (before) expect(before).toMatchObject({ position });
          return;
        }
        expect(JSON.stringify(parse(text))).toBe(JSON.stringify(value));
        expect(parse(text)).toEqual(value);
      }),
      { numRuns: 2000 },
    );
  });
});

const asEscape = (character: string) =>
  character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
