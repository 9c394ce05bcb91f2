import { describe, expect, it } from 'vitest';
import type { ClassSymbol } from '#collections/class-symbols.ts';
import { describeWithSharedData, sharedData } from '#testing/shared-data.ts';
import { listFiles, memoryFile, openFile } from '../files.ts';
import type { Parsed, Source } from '../source.ts';
import cpc from './cpc.ts';
import ipc from './ipc.ts';

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

describeWithSharedData('the published schemes', ['patents/classification'], () => {
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
