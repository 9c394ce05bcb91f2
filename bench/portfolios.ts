import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate, indicatorRows, type OwnersBatch, ownersToCompare } from '#analytics/companies/evaluation.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * What the evaluation of companies costs: one that owns many families, cold, and the indicators of all owners of a
 * corpus, in seconds of processor time of the whole process. Publications are short: evaluation reads no full text.
 *
 *     node bench/portfolios.ts [--families 10000] [--others 10000] [--owners 500]
 */
const { values } = parseArgs({
  options: {
    families: { type: 'string', default: '10000' },
    others: { type: 'string', default: '10000' },
    owners: { type: 'string', default: '500' },
  },
});
const [FAMILIES, OTHERS, OWNERS] = [values.families, values.others, values.owners].map(Number) as [
  number,
  number,
  number,
];
const BATCH = 1_000;
const DAY = 20260101;
const ITS_NAME = 'LARGE WORKS INC';
const random = new Random(18);
const numberOf = (n: number) => `US${9_000_000 + n}B2`;

function patent(n: number): Patent {
  const granted = 20080000 + 10_000 * (n % 17) + 100 * (1 + (n % 12)) + 1 + (n % 26);
  const owner = n < FAMILIES ? ITS_NAME : `OWNER ${n % OWNERS} LLC`;
  const party = { name: owner, standard_name: owner, type: 'company' as const, country: 'US' };
  return {
    ...emptyLists(),
    ...{ publication_number: numberOf(n), authority: 'US', doc_number: String(9_000_000 + n), kind_code: 'B2' },
    ...{ patent_type: 'B', publication_date: granted, grant_date: granted, filing_date: granted - 20_000 },
    application_number: `US14/${String(n).padStart(6, '0')}`,
    titles: [{ lang: 'en', origin: 'original', text: `Thing number ${n}` }],
    abstracts: [
      {
        lang: 'en',
        origin: 'original',
        text: Array.from({ length: 80 }, () => `word${random.integer(5_000)}`).join(' '),
      },
    ],
    ...{ applicants: [party], assignees: [party] },
    inventors: Array.from({ length: 3 }, () => ({ name: `Inventor ${random.integer(FAMILIES / 4)}` })),
    ipc: Array.from({ length: 2 }, () => `${'ABCDEFGH'[random.integer(8)]}01B${1 + random.integer(40)}/00`),
    cites: Array.from({ length: Math.min(n, 4) }, () => ({ publication_number: numberOf(random.integer(n)) })),
    provenance: [{ source: 'bench', fields: [] }],
  };
}

const data_dir = await mkdtemp(join(tmpdir(), 'priora-portfolios-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const said = (n: number) => Math.round(n).toLocaleString('en');
const begun = spent();
for (let n = 0; n < FAMILIES + OTHERS; n += BATCH)
  await corpus.put(
    patents,
    Array.from({ length: Math.min(BATCH, FAMILIES + OTHERS - n) }, (_, i) => patent(n + i)),
  );
console.log(`${said(FAMILIES + OTHERS)} publications put: ${said(spent() - begun)} ms of processor`);

const its = [ITS_NAME];
const of = {
  names: its,
  owned: { kind: 'values', field: 'ANCS_EXACT', values: its },
  filed: { kind: 'values', field: 'ANS_EXACT', values: its },
} as const;
const times: number[] = [];
for (let round = 0; round < 4; round++) {
  const [started, before] = [performance.now(), spent()];
  const { days, total: read } = await evaluate(corpus, of, [DAY]);
  times.push(spent() - before);
  console.log(
    `${said(days[0]!.families)} families of ${said(read)} publications evaluated: ${said(times.at(-1)!)} ms of processor, ${said(performance.now() - started)} ms by the clock${round === 0 ? ', cold' : ''}`,
  );
}
console.log(
  `median of the warm ones ${said(
    quantile(
      times.slice(1).sort((a, b) => a - b),
      0.5,
    ),
  )} ms of processor`,
);

const batches: OwnersBatch[] = [];
let before = spent();
await ownersToCompare(corpus, DAY, (batch) => void batches.push(batch));
const listed = spent() - before;
before = spent();
let counted = 0;
for (const batch of batches) counted += (await indicatorRows(corpus, batch)).length;
console.log(
  `all ${said(batches.reduce((sum, { owners }) => sum + owners.length, 0))} owners in ${batches.length} parts: listed in ${said(listed)} ms, counted in ${said(spent() - before)} ms of processor (${said(counted)} rows)`,
);
await corpus.close();
await rm(data_dir, { recursive: true, force: true });
