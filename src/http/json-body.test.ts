import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { jsonProblem, parseJsonBody } from './json-body.ts';

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
    expect(() => parse('['.repeat(1000))).toThrow('more than 64 levels deep: see byte 64');
  });

  it('has objects of 10,000 fields and no more, whatever stands in them and beside', () => {
    const fields = (count: number, value: string) =>
      `{${Array.from({ length: count }, (_, n) => `"${String(n).padStart(5)}":${value}`).join()}}`;
    expect(Object.keys(parse(fields(10_000, '0')) as object)).toHaveLength(10_000);
    expect(parse(`[${fields(10_000, '[1,2]')},${fields(10_000, '0')}]`)).toHaveLength(2);
    expect(refused(fields(10_001, '0'))).toEqual({ field: 'body', position: 100_000, limit: 10_000 });
    expect(refused(`[0,${fields(10_001, '[]')}]`)).toMatchObject({ position: 3 + 110_000, limit: 10_000 });
  });

  it('has 200,000 values and no more', () => {
    const list = (values: number) => `[${Array.from({ length: values }, () => '1').join()}]`;
    expect(parse(list(200_000))).toHaveLength(200_000);
    expect(refused(list(200_001))).toEqual({ field: 'body', position: 400_000, limit: 200_000 });
    expect(parse(JSON.stringify({ text: ','.repeat(300_000) }))).toEqual({ text: ','.repeat(300_000) });
  });

  it('is refused before it is parsed where that would be expensive', () => {
    for (const text of ['['.repeat(9_000_000), '{"a":'.repeat(1_800_000), '1,'.repeat(4_500_000)]) {
      const bytes = Buffer.from(text);
      const spent = cpuTime();
      expect(() => parseJsonBody(bytes)).toThrow('see byte');
      expect(spent()).toBeLessThan(100); // the parser needed 1,700 ms for the first of them
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

  it('reads nesting and length that would exhaust a recursive reader', () => {
    const depth = 200_000;
    expect(jsonProblem(`${'['.repeat(depth)}`)).toEqual({ position: depth, expected: 'a value' });
    expect(() => parse(`{"a":"${'x'.repeat(5_000_000)}`)).toThrow('line 1, column 5000007');
  });

  it('finds a position in every text that JSON.parse refuses, and none in a text that it takes', () => {
    const nearly = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '}', ',', '\\', ' ', '1', 'x', '\u0007'))
      .map(
        ([json, at, insert]) =>
          json.slice(0, at % (json.length + 1)) + insert + json.slice((at % (json.length + 1)) + 1),
      );
    fc.assert(
      fc.property(nearly, (text) => {
        fc.pre(text.trim() !== '');
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        if (valid) expect(parse(text)).toEqual(JSON.parse(text));
        else {
          const { position } = jsonProblem(text);
          // What stands before the position is the beginning of some JSON text: cutting there never moves the problem
          // forward.
          expect(position).toBeLessThanOrEqual(text.length);
          expect(jsonProblem(text.slice(0, position)).position).toBe(position);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
