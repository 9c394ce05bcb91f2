import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { readText } from '#testing/read-source.ts';
import cnPublications from './cn-publications/source.ts';
import googlePatents from './google-patents/source.ts';
import { schemaFault } from './import.ts';
import lensCsv from './lens-csv/source.ts';
import patentscope from './patentscope/source.ts';
import { type Source, SourceError } from './source.ts';
import tipo from './tipo/source.ts';
import usptoDescriptions from './uspto-descriptions/source.ts';

const sources: readonly Source[] = [cnPublications, googlePatents, lensCsv, patentscope, tipo, usptoDescriptions];

/** Cuts, doubles and swaps pieces of a text: what broken downloads, bad exports and attackers do. */
const damaged = (text: string) =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        length: fc.nat(200),
        put: fc.constantFrom(
          '',
          '\n',
          '\f',
          '\u0000',
          '<',
          '">',
          '1. ',
          '\n2. A claim',
          '(54)',
          '【',
          '"',
          ';;',
          '\r',
          '---',
          'US',
          '\ud800',
          '［０００１］',
          ' '.repeat(500),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((cuts) => cuts.reduce((made, { at, length, put }) => made.slice(0, at) + put + made.slice(at + length), text));

describe.each(sources.map((source) => [source.name, source] as const))('%s', (name, source) => {
  const folder = join(import.meta.dirname, name, 'fixtures');
  it.each(readdirSync(folder))('makes a fitting record of a damaged %s, or says why not', async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    await fc.assert(
      fc.asyncProperty(damaged(text), async (content) => {
        try {
          for (const parsed of await readText(source, file, content)) {
            if (parsed.ok === true) expect(schemaFault(source.collection, parsed.record)).toBeUndefined();
            else if (parsed.ok === false) expect(parsed.reason).toMatch(/./);
          }
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('reads long nonsense in time that grows with its length only', async () => {
  const filler = [
    '\n\n  \n2. x',
    '1. ',
    ' '.repeat(50),
    '[0001]\n',
    '<b>',
    '\n# [',
    'What we claim is ',
    'References Cited ',
    '权 利 要 求 ',
    '\nDESCRIPTION OF THE ',
    'claim 1, ',
    '《',
  ];
  const spentInAll = cpuTime();
  for (const source of sources) {
    const folder = join(import.meta.dirname, source.name, 'fixtures');
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const part of filler) {
        const at = Math.floor(text.length * 0.8);
        const content = text.slice(0, at) + part.repeat(Math.ceil(100_000 / part.length)) + text.slice(at);
        const spent = cpuTime();
        await readText(source, file, content).catch((error: unknown) => {
          if (!(error instanceof SourceError)) throw error;
        });
        expect([file, part, spent() < 4000]).toEqual([file, part, true]);
      }
    }
  }
  expect(spentInAll()).toBeLessThan(60_000);
});
