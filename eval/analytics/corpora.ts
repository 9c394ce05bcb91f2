import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import lensCsv from '#sources/lens-csv/source.ts';
import { demoOptions } from '#testing/demo-service.ts';
import { readAll } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { isGrant, namesOf } from './count.ts';
import { type Row, rowsOfCsv } from './raw-rows.ts';

/** What is asked, and what is counted again. */
export interface Subject {
  readonly name: string;
  readonly service: TestService;
  readonly rows: readonly Row[];
  /** The year that the service's clock shows. */
  readonly year: number;
  /** A main group, an owner of the corpus, and a publication. */
  readonly group: string;
  readonly company: string;
  readonly one: string;
}

const DRONES = 'patents/lens-export-csv/drone_drones_fulltext_families_5884.csv.gz';
/** Records that are stored, or read, at once. */
const PAGE = 500;
/** Simple statuses of rights that have ended: these are not valued. */
const ENDED = new Set([0, 220]);

/** A record as a row, where no file has it in columns. */
const rowOf = (patent: Patent): Row => ({
  ...{ id: patent.publication_number, office: patent.authority, patent },
  application: patent.application_number ?? patent.publication_number,
  applicants: namesOf(originalOwners(patent)),
  inventors: [...new Set(patent.inventors.map(({ name }) => name))],
  ipc: patent.ipc,
  priorities: [...new Set(patent.priorities.map(({ country }) => country))],
});

async function allRecords({ corpus }: TestService): Promise<Patent[]> {
  const all: Patent[] = [];
  for (;;) {
    const { hits, total } = await corpus.search(patents, {
      ...{ query: { kind: 'all' }, offset: all.length, limit: PAGE },
      sort: [{ field: 'PBD', order: 'asc' }],
    });
    const ids = hits.map(({ id }) => id);
    all.push(...(await corpus.get(patents, ids)));
    if (all.length >= total) return all;
  }
}

async function demo(): Promise<Subject> {
  const options = demoOptions();
  const service = await startTestService(options);
  return {
    ...{ name: 'demo corpus', service, rows: (await allRecords(service)).map(rowOf) },
    ...{ group: 'H01M50', company: 'TARRANT CELL WORKS INC', one: 'US19095411B2' },
    year: new Date(options.clock!()).getUTCFullYear(),
  };
}

async function drones(): Promise<Subject | undefined> {
  const file = sharedData(DRONES);
  if (file === undefined) {
    console.log(`\ndrones: not on this machine (${DRONES})`);
    return undefined;
  }
  // nothing of the export was filed after 2016: trends are of the ten years up to it
  const clock = () => Date.UTC(2017, 2, 1);
  const service = await startTestService({ clock });
  const records: Patent[] = [];
  await readAll(lensCsv, [file], (record: Patent) => records.push(record));
  for (let i = 0; i < records.length; i += PAGE) await service.corpus.put(patents, records.slice(i, i + PAGE));
  const stored = new Map((await allRecords(service)).map((patent) => [patent.publication_number, patent]));
  const rows = rowsOfCsv(gunzipSync(readFileSync(file)).toString(), stored);
  if (rows.length !== stored.size) throw new Error(`${stored.size} records, of which ${rows.length} stand in the file`);
  // one that every figure of a patent is known of
  const one = rows.find(
    (row) =>
      row.office === 'US' &&
      isGrant(row) &&
      row.patent.filing_date !== undefined &&
      row.ipc.length > 0 &&
      !ENDED.has(row.patent.legal_status?.simple ?? -1),
  )!;
  return {
    ...{ name: 'drones', service, rows, group: 'G05D1', company: 'THALES SA', one: one.id },
    year: new Date(clock()).getUTCFullYear(),
  };
}

/** The generated corpus of the demo, and a real export; undefined where that is not on the machine. */
export const CORPORA: Readonly<Record<string, () => Promise<Subject | undefined>>> = { demo, drones };
