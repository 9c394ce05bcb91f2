/**
 * Chapters of a report on a technology, of counts, players, terms and patents that a seed draws: none, one, equal ones
 * and more than are shown. After a change that is meant,
 * `npx vitest run src/operations/tech-pre-research-report/chapters/drawn-chapters.test.ts -u`, and read what differs.
 */
import { expect, it } from 'vitest';
import { Patent } from '#collections/patents/patent.ts';
import { Findings } from '#operations/shared/findings.ts';
import { documentText } from '#testing/document-text.ts';
import { Draw, inOneLine } from '#testing/drawn-answers.ts';
import { drawnCorpus } from '#testing/drawn-corpus.ts';
import { drawnData } from '#testing/whole-data.ts';
import type { Shared } from './chapter.ts';
import { evolution, market } from './market.ts';
import { nothingFound } from './nothing.ts';
import { headPlayerData, headPlayers } from './players.ts';
import { ideas, schemes } from './schemes.ts';
import { status } from './status.ts';

/** What an axis may have in common with what chapters ask of it. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  office: ['US', 'CN', 'EP', 'JP', 'KR'],
  type: ['COMPANY', 'ACADEMY', 'OTHER', 'x'],
  status: ['valid', 'pending', 'invalid', 'x'],
  year: ['2012', '2014', '2018', '2019', '2021', '2023', '2024', '2026'],
  group: ['H01M10', 'G06F17'],
  class: ['H01M', 'G06F', 'A61K'],
};
const PARTIES = ['Acme', 'Beta', '丙公司'];
const playersIn = (draw: Draw) =>
  draw.some(6, () => ({
    ...{ name: draw.pick(PARTIES), families: draw.integer(9), share: draw.integer(100) / 99 },
    years: [2022, 2023, 2024].map((year) => ({ year, families: draw.integer(2) })),
    classes: draw.some(2, () => ({ symbol: draw.pick(VALUES.class!), families: draw.integer(3) })),
    partners: draw.some(2, () => ({ name: draw.pick(PARTIES), families: draw.integer(3) })),
  }));
const keysIn = (draw: Draw, records: readonly Patent[]) =>
  records.map((patent) => {
    const owner = { name: draw.pick(PARTIES), standard_name: draw.pick(PARTIES) };
    return { patent: { ...patent, assignees: [owner] } as Patent, score: draw.integer(101), parts: {} as never };
  });
const cloudIn = (draw: Draw) => ({
  ...{ looked_at: 9, without: draw.integer(3) },
  terms: ['pump', 'valve', 'hose', '泵', 'seal', 'ring', 'gear', 'rotor', 'cell', 'plate', 'fan']
    .slice(0, draw.integer(12))
    .map((text) => ({ text, weight: 1, documents: draw.some(4, () => draw.integer(9)), count: draw.integer(5) })),
});

it('chapters, whatever was counted', async () => {
  const draw = new Draw(1);
  const lines: string[] = [];
  for (let n = 0; n < 80; n++) {
    const records = draw.some(4, () => drawnData(Patent, draw.integer(1e9)) as Patent);
    const lang = draw.pick(['en', 'zh'] as const);
    const topic = {
      ...{ families: draw.integer(30), publications: 3, query: { kind: 'all' }, words: ['pump'] },
      ...{ left_out: draw.some(1, () => 'left'), unknown: draw.some(1, () => 'unknown') },
    };
    const services = {
      ...{ corpus: drawnCorpus(draw, records, VALUES), clock: () => Date.UTC(2026, 0, 31) },
      base_url: () => 'https://example.org',
    };
    const findings = new Findings(topic as never, lang, { services, signal: new AbortController().signal } as never);
    const [players, patents, cloud] = [playersIn(draw), keysIn(draw, records), cloudIn(draw)];
    const shared = {
      ...{ years: { from: 2007, to: draw.pick([2023, 2026]) }, full: 2023 },
      ...{ terms: async () => ({ lang, cloud }), players: async () => ({ players, mark: 'Q1' }) },
      keyPatents: async () => ({ looked_at: 9, patents, mark: 'Q2' }),
    } as unknown as Shared;
    const blocks = [];
    for (const write of [market, evolution, headPlayers, schemes, ideas, status])
      blocks.push(...(await write(findings, shared, 'name')));
    blocks.push(...(await nothingFound(findings, [{ key: 'a', name: 'One' }] as never)), ...findings.appendix());
    const said = documentText({ title: 'x', lang, subtitle: '', facts: [], blocks });
    lines.push(said.replaceAll('\n', ' ⏎ '), JSON.stringify(headPlayerData(players, patents, 'q')));
  }
  const text = [inOneLine('chapters', lines), ...lines.slice(0, 4).map((line) => line.slice(0, 400).toWellFormed())];
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('../../readings/drawn-chapters.txt');
});
