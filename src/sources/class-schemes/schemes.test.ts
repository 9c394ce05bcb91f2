import { describe, expect, it } from 'vitest';
import type { ClassSymbol } from '#collections/class-symbols.ts';
import { describeWithSharedData, sharedData } from '#testing/shared-data.ts';
import { listFiles, memoryFile, openFile } from '../files.ts';
import type { Parsed, Source } from '../source.ts';
import cpc from './cpc.ts';
import cpcTitles from './cpc-titles.ts';
import ipc from './ipc.ts';
import ipcTitles from './ipc-titles.ts';
import { withoutReferences } from './references.ts';
import uspc from './uspc.ts';

const parse = async (source: Source<ClassSymbol>, text: string) =>
  Array.fromAsync(source.read(memoryFile('scheme.xml', text)));
const records = (parsed: readonly Parsed<ClassSymbol>[]) =>
  parsed.flatMap((one) => (one.ok === true ? [one.record] : []));

describe('the IPC', () => {
  const title = (text: string) => `<textBody><title><titlePart><text>${text}</text></titlePart></title></textBody>`;

  it('gives each place its symbol, its title and what stands above it; headings and notes are left out', async () => {
    const parsed = await parse(
      ipc,
      `<ipcEntries><ipcEntry kind="s" symbol="H" lang="EN">${title('SECTION H \u2014 ELECTRICITY')}
        <ipcEntry kind="t" symbol="H01" lang="EN">${title('A HEADING')}</ipcEntry>
        <ipcEntry kind="c" symbol="H01" lang="EN"><textBody><title><titlePart><text>BASIC ELECTRIC ELEMENTS</text>
            <entryReference>cables <sref ref="H02G"/></entryReference></titlePart><titlePart><text>CELLS</text></titlePart></title></textBody>
          <ipcEntry kind="u" symbol="H01M" lang="EN">${title('BATTERIES')}
            <ipcEntry kind="m" symbol="H01M0010000000" lang="EN">${title('Secondary cells')}
              <ipcEntry kind="1" symbol="H01M0010050000" lang="EN">${title('Non-aqueous')}
                <ipcEntry kind="2" symbol="H01M0010052500" lang="FR">${title('Piles au lithium')}</ipcEntry>
              </ipcEntry>
            </ipcEntry>
          </ipcEntry>
        </ipcEntry>
      </ipcEntry></ipcEntries>`,
    );
    expect(records(parsed).map((r) => [r.symbol, r.parent, r.titles[0]])).toEqual([
      ['H', undefined, { lang: 'en', text: 'ELECTRICITY' }],
      ['H01', 'H', { lang: 'en', text: 'BASIC ELECTRIC ELEMENTS; CELLS' }],
      ['H01M', 'H01', { lang: 'en', text: 'BATTERIES' }],
      ['H01M10/00', 'H01M', { lang: 'en', text: 'Secondary cells' }],
      ['H01M10/05', 'H01M10/00', { lang: 'en', text: 'Non-aqueous' }],
      ['H01M10/0525', 'H01M10/05', { lang: 'fr', text: 'Piles au lithium' }],
    ]);
    expect(parsed.filter((one) => one.ok === 'skipped')).toHaveLength(1);
  });

  it('reports a symbol that is none, and a document that is not well-formed', async () => {
    expect(await parse(ipc, '<ipcEntries><ipcEntry kind="u" symbol="!!" lang="EN"/></ipcEntries>')).toEqual([
      { ok: false, id: '!!', reason: '"!!" is no class symbol' },
    ]);
    expect(await parse(ipc, '<ipcEntries><ipcEntry></ipcEntries>')).toMatchObject([{ ok: false }]);
  });
});

describe('the CPC', () => {
  it('passes through headings and joins the texts of IPC and CPC', async () => {
    const parsed = await parse(
      cpc,
      `<class-scheme scheme-type="cpc"><classification-item level="5"><classification-symbol>A01L</classification-symbol>
        <class-title><title-part><text scheme="ipc">SHOEING </text><CPC-specific-text><text scheme="cpc">OF HORSES</text>
          <reference><text>see <class-ref>B21</class-ref></text></reference></CPC-specific-text></title-part></class-title>
        <classification-item level="6"><classification-symbol>A01L1/00</classification-symbol>
          <classification-item level="7"><classification-symbol>A01L1/00</classification-symbol>
            <class-title><title-part><text>Shoes</text></title-part></class-title>
            <classification-item level="8"><classification-symbol>A01L1/02</classification-symbol>
              <class-title><title-part><text>Solid</text></title-part></class-title></classification-item>
          </classification-item></classification-item></classification-item></class-scheme>`,
    );
    expect(records(parsed).map((r) => [r.symbol, r.parent, r.titles[0]?.text])).toEqual([
      ['A01L', 'A01', 'SHOEING OF HORSES'],
      ['A01L1/00', 'A01L', 'Shoes'],
      ['A01L1/02', 'A01L1/00', 'Solid'],
    ]);
  });
});

describe('tables of titles', () => {
  it('of the IPC say what stands above, and their folder the language', async () => {
    const table =
      'id\ttitle\nA01\tAGRICULTURE; FORESTRY\nA01B\tSOIL WORKING (of engineering E01;ploughs A01B0003000000)\nA01B 1\tHand tools\n??\tNothing\nA01B 3\t\n';
    const parsed = async (name: string) => Array.fromAsync(ipcTitles.read(memoryFile(name, table)));
    const english = await parsed('titles/20220101/labels.tsv');
    expect(records(english)).toEqual([
      { scheme: 'ipc', symbol: 'A01', parent: 'A', titles: [{ lang: 'en', text: 'AGRICULTURE; FORESTRY' }] },
      { scheme: 'ipc', symbol: 'A01B', parent: 'A01', titles: [{ lang: 'en', text: 'SOIL WORKING' }] },
      { scheme: 'ipc', symbol: 'A01B1/00', parent: 'A01B', titles: [{ lang: 'en', text: 'Hand tools' }] },
    ]);
    expect(english.filter(({ ok }) => ok === false)).toEqual([
      { ok: false, id: 'row 5', reason: '"??" is no class symbol' },
      { ok: false, id: 'row 6', reason: 'no title' },
    ]);
    expect(records(await parsed('titles/20210101_fr/labels.tsv'))[0]!.titles[0]!.lang).toBe('fr');
    expect([ipcTitles.recognises!('labels.tsv', table), ipcTitles.recognises!('x.tsv', 'id\ttitle\n1\tx')]).toEqual([
      true,
      false,
    ]);
  });

  it('lose what names other places, and nothing else', () => {
    expect(withoutReferences('Tools (hand (small) tools; see A01B) of (light) metal')).toBe('Tools of (light) metal');
    expect(withoutReferences('Ploughs (A01B), with shares')).toBe('Ploughs, with shares');
    expect(withoutReferences('Not closed (A01B')).toBe('Not closed (A01B');
    expect(withoutReferences('Closed) only')).toBe('Closed) only');
    expect(withoutReferences('Details of systems according to groups G01S0013000000, H01M0010052500')).toBe(
      'Details of systems according to groups G01S13/00, H01M10/0525',
    );
  });

  it('of the United States stand under the nearest row whose title they begin with, and keep headings without row', async () => {
    const table =
      '1.05\tFOREIGN DOCUMENTS Metal compositions\n1.11\tFOREIGN DOCUMENTS Metal compositions Sensitizing\n2\tFOREIGN DOCUMENTS Coating repellent\n' +
      '400\tCOATING\n400.1\tCOATING Of metal\n400.2\tCOATING Of metal Hot\n401\tCOATINGS\n402\tCOATING Of metal\n?\tx\n403\t\n';
    const parsed = await Array.fromAsync(uspc.read(memoryFile('folder/106.tsv', table)));
    expect(records(parsed).map(({ symbol, parent, titles }) => [symbol, parent, titles[0]!.text])).toEqual([
      ['106/1.05', undefined, 'FOREIGN DOCUMENTS Metal compositions'],
      ['106/1.11', '106/1.05', 'Sensitizing'],
      ['106/2', undefined, 'FOREIGN DOCUMENTS Coating repellent'],
      ['106/400', undefined, 'COATING'],
      ['106/400.1', '106/400', 'Of metal'],
      ['106/400.2', '106/400.1', 'Hot'],
      ['106/401', undefined, 'COATINGS'],
      ['106/402', '106/400', 'Of metal'],
    ]);
    expect(parsed.flatMap((one) => (one.ok === false ? [one.id] : []))).toEqual(['row 9', 'row 10']);
    const first = async (name: string) => records(await Array.fromAsync(uspc.read(memoryFile(name, '1R\tROWS\n'))))[0];
    expect([
      (await first('D14.tsv'))?.symbol,
      (await first('PLT.tsv'))?.symbol,
      (await first('x.tsv'))?.symbol,
    ]).toEqual(['D14/1R', 'PLT/1R', undefined]);
    expect(['002.tsv', 'a.tsv'].map((name) => uspc.recognises!(name, table))).toEqual([true, false]);
  });

  it('of the CPC give groups the subclass that they stand in', async () => {
    const section = {
      cpcSectionCode: 'E',
      cpcSectionName: 'FIXED CONSTRUCTIONS',
      cpcSubsections: [
        {
          cpcSubsectionName: 'BUILDING',
          cpcClasses: [
            {
              ...{ cpcClassCode: 'E01', cpcClassName: 'ROADS' },
              cpcSubClasses: [
                {
                  ...{ cpcSubClassCode: 'E01B', cpcSubClassName: 'PERMANENT WAY' },
                  cpcGroups: [
                    {
                      ...{ cpcGroupCode: '1/00', cpcGroupName: 'Ballastway' },
                      cpcSubGroups: [{ cpcSubGroupCode: 'E01B1/001', cpcSubGroupName: 'with ballast' }],
                    },
                    { cpcGroupCode: '?', cpcGroupName: 'x' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    const text = JSON.stringify(section);
    const parsed = await parse(cpcTitles, text);
    expect(records(parsed).map(({ symbol, parent, titles }) => [symbol, parent, titles[0]!.text])).toEqual([
      ['E', undefined, 'FIXED CONSTRUCTIONS'],
      ['E01', 'E', 'ROADS'],
      ['E01B', 'E01', 'PERMANENT WAY'],
      ['E01B1/00', 'E01B', 'Ballastway'],
      ['E01B1/001', 'E01B1/00', 'with ballast'],
    ]);
    expect(parsed.filter(({ ok }) => ok !== true)).toEqual([
      { ok: 'skipped', kind: 'headings' },
      { ok: false, id: '?', reason: '"?" is no class symbol' },
    ]);
    expect(cpcTitles.recognises!('E.json', text)).toBe(true);
  });
});

const TITLES = ['patents/ipc-titles-tsv', 'patents/cpc-titles-json'];
describeWithSharedData('the tables of titles', TITLES, () => {
  it('are read whole', async () => {
    const count = async (source: Source<ClassSymbol>, folder: string) => {
      const all = new Set<string>();
      let rejected = 0;
      for (const disk of await listFiles([sharedData(folder)!]))
        for await (const member of openFile(disk))
          for await (const parsed of source.read(member)) {
            if (parsed.ok === true) all.add(`${parsed.record.symbol} ${parsed.record.titles[0]!.lang}`);
            else if (parsed.ok === false) rejected += 1;
          }
      return [all.size, rejected];
    };
    expect(await count(ipcTitles, TITLES[0]!)).toEqual([16_502, 0]);
    expect(await count(cpcTitles, TITLES[1]!)).toEqual([23_775, 0]);
  });
});

describeWithSharedData('the published schemes', ['patents/classification'], () => {
  it('of the United States are read whole, each under one that is there', async () => {
    const places = new Map<string, ClassSymbol>();
    const rejected: string[] = [];
    for (const disk of await listFiles([sharedData('patents/classification/uspc-classes-tsv.tar.zst')!]))
      for await (const member of openFile(disk))
        for await (const parsed of uspc.read(member)) {
          if (parsed.ok === true) places.set(parsed.record.symbol, parsed.record);
          else if (parsed.ok === false) rejected.push(`${member.name} ${parsed.id}`);
        }
    expect([places.size, rejected]).toEqual([135_264, []]);
    expect([...places.values()].filter(({ parent }) => parent !== undefined && !places.has(parent))).toEqual([]);
    expect(places.get('2/458')).toMatchObject({
      parent: '2/456',
      titles: [{ lang: 'en', text: 'Thermal body cover' }],
    });
  });

  it('are read whole: each place once, in a tree without gaps', async () => {
    const places = new Map<string, ClassSymbol>();
    let rejected = 0;
    for (const disk of await listFiles([sharedData('patents/classification/ipc-subclass-schemes-xml.tar.zst')!])) {
      for await (const member of openFile(disk)) {
        for await (const parsed of ipc.read(member)) {
          if (parsed.ok === true) places.set(parsed.record.symbol, parsed.record);
          else if (parsed.ok === false) rejected += 1;
        }
      }
    }
    expect(rejected).toBe(0);
    // Counted in the raw files by a regular expression over kind and symbol.
    const level = (pattern: RegExp) => [...places.keys()].filter((symbol) => pattern.test(symbol)).length;
    expect([level(/^[A-H]$/), level(/^[A-H]\d\d$/), level(/^[A-H]\d\d[A-Z]$/)]).toEqual([8, 116, 498]);
    expect(places.size).toBe(46_441);
    expect([...places.values()].filter((place) => place.parent && !places.has(place.parent))).toEqual([]);
    expect(places.get('H01M10/06')).toMatchObject({
      parent: 'H01M10/00',
      titles: [{ lang: 'en', text: 'Lead-acid accumulators' }],
    });
  });
});
