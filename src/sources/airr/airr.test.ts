import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Sequence, sequences } from '#collections/sequences/sequences.ts';
import { schemaFault } from '#sources/import.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import airr from './source.ts';

const HEAD =
  'sequence_id\tsequence\trev_comp\tproductive\tv_call\td_call\tj_call\tsequence_alignment\tgermline_alignment\tjunction\tjunction_aa\tv_cigar\td_cigar\tj_cigar\tv_sequence_start\tv_sequence_end\tj_sequence_start\tj_sequence_end';
const row = (id: string, letters: string, turned: string, places: string) =>
  `${id}\t${letters}\t${turned}\tT\tIGHV4-31*03\tIGHD1-7*01,IGHD6-19*01\tIGHJ4*02\t\t\t\tCASGW\t\t\t\t${places}`;

it('rearrangements are sequences with genes where they stand, on the strand that is meant', async () => {
  const text = [
    HEAD,
    row('r1', 'ACGTACGTAC', 'F', '1\t4\t6\t10'),
    row('r2', 'ACGTACGTAA', 'T', '1\t4\t6\t99'),
    row('r3', '', 'F', ''),
    row('r4', 'ACGE', 'F', ''),
  ].join('\n');
  expect(airr.recognises('a.tsv', text)).toBe(true);
  expect(airr.recognises('a.tsv', 'sequence_id\tlength\nr1\t7')).toBe(false);
  const read = await readText(airr, 'a.tsv', text);
  expect(read.map((one) => (one.ok === false ? `${one.id}: ${one.reason}` : one.ok === true && one.record.id))).toEqual(
    [
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d+$/),
      'line 4: has no letters in the column "sequence"',
      'line 5: has the letter "E" at position 4, which is none of a nucleotide',
    ],
  );
  const [one, two] = read.flatMap((each) => (each.ok === true ? [each.record as Sequence] : []));
  expect(schemaFault(sequences, one!)).toBeUndefined();
  expect(one).toMatchObject({
    ...{ kind: 'nucleotide', letters: 'ACGTACGTAC', names: ['r1'], descriptions: ['Junction CASGW'] },
    genes: ['IGHV4-31*03', 'IGHD1-7*01', 'IGHD6-19*01', 'IGHJ4*02'],
    features: [
      { key: 'V_segment', location: '1..4', note: 'IGHV4-31*03' },
      { key: 'J_segment', location: '6..10', note: 'IGHJ4*02' },
    ],
    provenance: [{ source: 'airr', key: 'r1' }],
  });
  expect(two!.features).toEqual([{ key: 'V_segment', location: 'complement(7..10)', note: 'IGHV4-31*03' }]);
});

it('alleles of a germline set have their names and species', async () => {
  const allele = { allele_description_id: 'OGRDB:A1', label: 'IGHV-2DBF', sequence: 'ACGT', aliases: ['x:IGHV5-3'] };
  const set = {
    ...{ germline_set_name: 'CAST IGH', species: { label: 'Mus musculus' }, species_subgroup: 'CAST_EiJ' },
    allele_descriptions: [allele, { label: 'empty' }],
  };
  const text = JSON.stringify({ GermlineSet: [set], Repertoire: [] });
  expect(airr.recognises('a.json', text)).toBe(true);
  const read = await readText(airr, 'a.json', text);
  expect(read).toMatchObject([
    { ok: 'skipped', kind: 'Repertoire' },
    {
      ok: true,
      record: {
        ...{ letters: 'ACGT', names: ['IGHV-2DBF', 'x:IGHV5-3'], genes: ['IGHV-2DBF'], organisms: ['Mus musculus'] },
        descriptions: ['CAST IGH, CAST_EiJ'],
      },
    },
    { ok: false, id: 'allele 2', reason: 'has no letters in "sequence"' },
  ]);
});

describeWithSharedData('real files', ['chem-bio/airr'], (folder) => {
  it('are read, those that are wrong on purpose told', async () => {
    const germline = await readAll(airr, [join(folder, 'good_germline_set.json')]);
    expect([germline.records, germline.ids, germline.faults, germline.rejects]).toEqual([2, 2, [], []]);
    const bad = await readAll(airr, [join(folder, 'bad_rearrangement.tsv')]);
    expect([bad.records, new Set(bad.rejects.map(({ reason }) => reason))]).toEqual([
      0,
      new Set(['has no letters in the column "sequence"']),
    ]);
    const more = await readAll(airr, [join(folder, 'extra_rearrangement.tsv')]);
    expect(more.rejects.map(({ reason }) => reason)).toEqual(['has no letters']);
  });
});
