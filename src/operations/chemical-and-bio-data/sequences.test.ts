import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import fasta from '#sources/fasta/source.ts';
import genbank from '#sources/genbank/source.ts';
import st25 from '#sources/st25/source.ts';
import st26 from '#sources/st26/source.ts';
import uniprot from '#sources/uniprot/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

const ANTIBODY =
  'EVQLVESGGGLVQPGGSLRLSCAASGFNIKDTYIHWVRQAPGKGLEWVARIYPTNGYTRYADSVKGRFTISADTSKNTAYLQMNSLRAEDTAVYYCSRWGGDGFYAMDYWGQGTLVTVSS';
const NAMES = 'Ala Arg Asn Asp Cys Gln Glu Gly His Ile Leu Lys Met Phe Pro Ser Thr Trp Tyr Val'.split(' ');
const three = (letters: string) => [...letters].map((one) => NAMES['ARNDCQEGHILKMFPSTWYV'.indexOf(one)]!).join(' ');
const LISTING = `                         SEQUENCE LISTING

<110>  Nobody
<160>  4
<210>  1
<211>  ${ANTIBODY.length}
<212>  PRT
<213>  Artificial Sequence
<220>
<221>  MOD_RES
<222>  (1)..(1)
<223>  pyroglutamic
       acid
<400>  1
${three(ANTIBODY.slice(0, 60))}
1               5
${three(ANTIBODY.slice(60))}
<210>  2
<211>  24
<212>  RNA
<213>  Homo sapiens
<400>  2
augcaugcau gcaugcaugc augc                                          24
<210>  3
<211>  000
<400>  3
000
<210>  4
<211>  9
<212>  DNA
<213>  Homo sapiens
<400>  4
atgaaaccc                                                            9
Met Lys Pro
1
<210>  5
<211>  7
<212>  DNA
<213>  Homo sapiens
<400>  5
atgaaacca
`;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const rows = await readText(st25, 'WO2026-990010-001.zip.txt', LISTING);
  expect(rows.flatMap((row) => (row.ok === false ? [[row.id, row.reason]] : []))).toEqual([
    ['SEQ ID NO 5', 'says that it has 7 letters, and has 9'],
  ]);
  expect(rows.filter(({ ok }) => ok === 'skipped').length).toBe(1);
  const listed = rows.flatMap((row) => (row.ok === true ? [row.record] : []));
  const changed = ANTIBODY.replace('DTYIH', 'DTWIH').replace('RWGGD', 'RWGQGD');
  const more = await readText(
    fasta,
    'x.fasta',
    `>sp|Q99999|MADE_UP Made-up receptor OS=Homo sapiens OX=1 GN=MDE1\n${changed}\n>a\nACGTNACGT\n>b\nWWKAAK\n`,
  );
  await service.corpus.put(sequences, [...listed, ...more.flatMap((row) => (row.ok === true ? [row.record] : []))]);
  const claims = [{ number: 1, text: 'An antibody comprising SEQ ID NOs: 1 and 9.', parents: [], independent: true }];
  await service.corpus.put(patents, [
    { ...samplePatent('WO2026990010A1'), claims: [{ lang: 'en', origin: 'original', claims }] } as never,
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const post = async (path: `/${string}`, body: object, query?: Record<string, string | number>) =>
  (await service.call(`POST ${path}`, { body, ...(query && { query }) })).json;
const run = async (path: `/${string}`, body: object, page: object = { page: 1, size: 10 }) => {
  const started = await post(path, { limit: 10, query_type: 'PROTEIN', sequence_type: 'PROTEIN', ...body });
  const [{ job_id }] = started.data;
  const status = await service.call('GET /bio-openapi/sequence/job/status', { query: { job_id, wait_ms: 20_000 } });
  const result = await post('/bio-openapi/sequence/job/result', { job_id, ...page });
  return { status: status.json.data.status, result: result.data, notes: result.notes };
};
const search = (params: object, more: object = {}) =>
  run('/bio-openapi/sequence/job', {
    sequence_list: [{ sequence: ANTIBODY }],
    params: { algorithm: 'blastp', evalue: 1, ...params },
    ...more,
  });

it('finds what is like a sequence, with its alignment, patents and claims', async () => {
  const { status, result } = await search({});
  expect(status).toBe('SUCCESS');
  expect(result.total).toBe(1);
  expect(result.results[0]).toMatchObject({
    ...{ s_len: 120, identity: '120/120', gaps: 0, perc_identity: 100, q_coverage: 100, s_coverage: 100, score: 645 },
    hsps: [
      { q_start: 1, q_end: 120, s_start: 1, s_end: 120, q_string: ANTIBODY, matched: ANTIBODY, s_string: ANTIBODY },
    ],
    patents: {
      total: 1,
      patents: [
        { pn: 'WO2026990010A1', claimed: true, sequence_id_number: ['1'], location: { LISTING: ['1'], CLAIM: ['1'] } },
      ],
    },
  });
  const { result: all } = await search({}, { database: ['ALLPATENT', 'NONPATENT'] });
  expect(all.results.map((row: { identity: string; gaps: number }) => [row.identity, row.gaps])).toEqual([
    ['120/120', 0],
    ['119/121', 1],
  ]);
  const { result: claimed } = await search({}, { database: ['CLAIMS'] });
  expect(claimed.total).toBe(1);
  const { result: filtered } = await search(
    { filter: { perc_identity: { start: 0, end: 99 } } },
    { database: ['NONPATENT', 'ALLPATENT'] },
  );
  expect(filtered.results.map((row: { perc_identity: number }) => row.perc_identity)).toEqual([98.35]);
  const { result: short } = await search({ filter: { subject_length: { end: 119 } } });
  expect(short.total).toBe(0);
});

it('sorts, pages, and searches strands', async () => {
  const started = await post('/bio-openapi/sequence/job', {
    ...{ limit: 10, query_type: 'PROTEIN', sequence_type: 'PROTEIN', database: ['ALLPATENT', 'NONPATENT'] },
    ...{ sequence_list: [{ label: 'mine', sequence: ANTIBODY }], params: { algorithm: 'blastp' } },
  });
  const [{ job_id, label }] = started.data;
  expect([label, /^[0-9a-f]{32}$/.test(job_id)]).toEqual(['mine', true]);
  const page = await post('/bio-openapi/sequence/job/result', {
    ...{ job_id, page: 2, size: 1, wait_ms: 20_000 },
    sort_field: { field: 'perc_identity', order: 'asc' },
  });
  expect([page.data.total, page.data.results.map((row: { gaps: number }) => row.gaps)]).toEqual([2, [0]]);
  const strands = await run('/bio-openapi/sequence/job', {
    ...{ query_type: 'NUCLEOTIDE', sequence_type: 'NUCLEOTIDE' },
    ...{ sequence_list: [{ sequence: 'gcatgcatgcat' }], params: { algorithm: 'blastn-short', evalue: 1000 } },
  });
  expect(strands.result.results[0]).toMatchObject({ s_sequence: 'ATGCATGCATGCATGCATGCATGC', perc_identity: 100 });
});

it('finds motifs', async () => {
  const { result } = await run('/bio-openapi/sequence/motif/job', { motif_sequence: 'W[AG]{1,2}D', params: {} });
  expect(result.results[0]).toMatchObject({ s_len: 120, hsps: [{ s_start: 99, s_end: 102, s_string: 'WGGD' }] });
  expect(result.results[0].evalue).toBeUndefined();
});

it('letters of a sequence that several matches of a motif cover count once', async () => {
  // WWK and WKAAK, in WWKAAK
  const covered = async (start: number, end: number) =>
    (
      await run('/bio-openapi/sequence/motif/job', {
        ...{ motif_sequence: 'WX{0,3}K', database: ['NONPATENT'] },
        params: { filter: { scov_hsp_perc: { start, end } } },
      })
    ).result.results.map((row: { s_sequence: string }) => row.s_sequence);
  expect(await covered(100, 100)).toEqual(['WWKAAK']);
  expect(await covered(0, 99)).toEqual([]);
});

it('says what stands in patents', async () => {
  const single = await post('/bio-openapi/patent/extract/single', {
    ...{ patent_number: 'WO2026990010', extract_type: 'EXTRACT_RANGE', sequence_no_range: '2-9, 1', page: 1, size: 10 },
  });
  expect(single.data.total).toBe(3);
  expect(
    single.data.results.map((row: Record<string, unknown>) => [row.sequence_id_number, row.sequence_type, row.s_len]),
  ).toEqual([
    [['1'], 'PROTEIN', 120],
    [['2'], 'NUCLEOTIDE', 24],
    [['4'], 'NUCLEOTIDE', 9],
  ]);
  const multi = await post('/bio-openapi/patent/extract/multi', {
    ...{ patent_numbers: ['WO2026990010A1', 'WO2026990011A1'], db_type: ['CLAIMS'], page: 1, size: 10 },
  });
  expect(multi.data.results).toMatchObject([{ antibody: 'Yes', claimed_in_patent: '1', total_per_patent: 1 }]);
  expect(multi.notes.join(' ')).toContain('No sequences are stored of WO2026990011A1');
  const unknown = { patent_numbers: ['WO2026990010A1'], db_type: ['ALL'], page: 1, size: 10 };
  expect((await post('/bio-openapi/patent/extract/multi', unknown)).error_msg).toBe(
    'db_type: "ALL" (number 1) is not known; there are ALLPATENT, CLAIMS.',
  );
  const { seq_id } = multi.data.results[0];
  const of = await post('/bio-openapi/sequence/patent', { seq_id, page: 1, size: 10 });
  expect(of.data).toMatchObject({ total: 1, patents: [{ pn: 'WO2026990010A1', claimed: true }] });
  const info = await post('/bio/sequence/info', {}, { sequence_id: seq_id });
  expect(info.data).toMatchObject({
    ...{ length: '120', type: 'Proteins', is_antibody: true, claimed_in_patents: true, chemically_modified: true },
    cdrs: { kabat: [{ hc_cdr1: 'DTYIH', hc_cdr3: 'WGGDGFYAMDY' }] },
    seq_position: [{ pn: 'WO2026990010A1', positions: ['1'] }],
  });
});

it.each([
  [{ params: { algorithm: 'blastn' } }, 'params.algorithm: blastn compares a nucleotide'],
  [{ sequence_list: [{ sequence: 'AC1?' }] }, 'sequence_list[0].sequence has the letter "?" at position 3'],
  [{ sequence_list: [{ sequence: 'A'.repeat(20_001) }] }, 'has 20001 letters: at most 20000'],
  [{ params: { algorithm: 'blastp', word_size: 8 } }, 'params.word_size: 2 to 7'],
  [
    { params: { algorithm: 'blastp', filter: { perc_identity: { start: 9, end: 3 } } } },
    'perc_identity: 9 to 3 is no range',
  ],
  [{ database: ['ALL'] }, 'database: "ALL" (number 1) is not known'],
])('refuses %j', async (more, message) => {
  const { error_msg } = await post('/bio-openapi/sequence/job', {
    ...{ limit: 10, query_type: 'PROTEIN', sequence_type: 'PROTEIN' },
    ...{ sequence_list: [{ sequence: 'ACD' }], params: { algorithm: 'blastp' } },
    ...more,
  });
  expect(error_msg).toContain(message);
});

it('keeps searches of other accounts apart, and knows no job of another name', async () => {
  const { status } = await service.call('GET /bio-openapi/sequence/job/status', { query: { job_id: 'f'.repeat(32) } });
  expect(status).toBe(404);
});

const readAll = (paths: readonly string[], source: typeof st25) =>
  Promise.all(
    paths.map((path) => {
      const bytes = readFileSync(path);
      const base = path.split('/').at(-1)!.replace(/\.gz$/, '');
      return readText(source, base, (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1'));
    }),
  );
const kept = (rows: readonly { readonly ok: unknown; readonly record?: unknown }[]) =>
  rows.flatMap((row) => (row.ok === true ? [row.record as Sequence] : []));

describeWithSharedData(
  'real listings and entries',
  ['patents/sequence-listings', 'chem-bio/genbank', 'chem-bio/uniprot-swissprot'],
  (listings, entries, swissprot) => {
    it('reads one listing alike in both standards', async () => {
      const [old, xml] = [
        ...(await readAll([join(listings, 'st25-st26proto/WO2012-001004-001.zip.txt.gz')], st25)),
        ...(await readAll([join(listings, 'st26-st26proto/output_WO2012-001004-001.zip_ST26.xml.gz')], st26)),
      ];
      const said = (rows: readonly never[]) => kept(rows).map(({ id, stands_in }) => [id, stands_in]);
      expect(said(old as never).length).toBe(17);
      expect(said(old as never)).toEqual(said(xml as never));
      expect(kept(old as never)[0]).toMatchObject({
        length: 903,
        organisms: ['Escherichia coli'],
        stands_in: [{ patent: 'WO2012001004', number: 1 }],
      });
    });
    it('reads GenBank entries, and says why the others have none', async () => {
      const paths = [
        'cor6_6.gb.gz',
        'blank_seq.gb',
        'tls_KDHP01000000.gb',
        'no_end_marker.gb.gz',
        'DS830848.gb',
        'no_origin_no_end.gb',
      ];
      const files = await readAll(
        paths.map((path) => join(entries, path)),
        genbank,
      );
      expect(files.map((rows) => rows.map((row) => (row.ok === false ? row.reason : row.ok)))).toEqual([
        [true, true, true, true, true, true],
        [true],
        ['is the head of a project of 3714 records, without letters'],
        ['has no end (//): the file may be cut off'],
        ['is put together from other entries (CONTIG), without letters'],
        ['has no letters'],
      ]);
      expect(kept(files[0]! as never)[0]).toMatchObject({
        ...{ kind: 'nucleotide', length: 513, molecules: ['mRNA'], accessions: ['genbank:X55053.1'] },
        organisms: ['Arabidopsis thaliana'],
      });
    });
    it('reads the sequence of a UniProt entry, alike from text and XML', async () => {
      const files = await readAll(
        ['F2CXE6.txt', 'F2CXE6.xml.gz'].map((path) => join(swissprot, path)),
        uniprot as never,
      );
      const [text, xml] = files.map((rows) => kept(rows as never).find(({ letters }) => letters)!);
      expect(text).toMatchObject({ accessions: ['uniprot:F2CXE6'], length: 291 });
      expect(xml!.id).toBe(text!.id);
    });
  },
);
