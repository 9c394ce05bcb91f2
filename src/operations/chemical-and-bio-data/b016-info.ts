import { patents } from '#collections/patents/patents.ts';
import { sequences } from '#collections/sequences/sequences.ts';
import { b016SequenceInfo } from '#contract/generated/chemical-and-bio-data.ts';
import type { AnswerOf } from '#contract/shape.ts';
import { firstOf } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { CDR_SCHEMES, type VariableDomain } from '#sequences/antibodies.ts';
import { patentsOf } from './sequence-rows.ts';
import { storedPublications } from './stored-publications.ts';
import { domainsOf } from './variable-domains.ts';

const MODIFIED = /^(?:MOD_RES|modified_base|LIPID|CARBOHYD|DISULFID|non_std)$/i;
const MOST_PATENTS = 1_000;
const TYPES = { protein: 'Proteins', nucleotide: 'Nucleotides' } as const;

type Cdrs = NonNullable<AnswerOf<typeof b016SequenceInfo>['cdrs']>;

/** The regions of each domain by scheme. */
function cdrsOf(domains: readonly VariableDomain[]): Cdrs {
  return Object.fromEntries(
    CDR_SCHEMES.map((scheme) => [
      scheme,
      domains.map(({ chain, cdrs }) => {
        const [first, second, third] = cdrs[scheme];
        return chain === 'heavy'
          ? { hc_cdr1: first, hc_cdr2: second, hc_cdr3: third }
          : { lc_cdr1: first, lc_cdr2: second, lc_cdr3: third };
      }),
    ]),
  ) as Cdrs;
}

export default defineOperation({
  contract: b016SequenceInfo,
  path: '/bio/sequence/info',
  summary: 'What is known of a sequence',
  description:
    'Names, organisms, where it stands, and of antibodies the complementarity determining regions by five schemes: heavy chains as `hc_…`, light ones as `lc_…`, one entry a variable domain. Nothing is said where a conserved residue is missing.',
  example: { query: { sequence_id: 537852417313971 }, body: {} },
  async handle({ query, note, account, signal }, services) {
    const { corpus } = services;
    if (query.sequence_id === undefined)
      throw new ServiceError('missing_parameter', 'Give sequence_id: the seq_id of a search or an extraction.', {
        field: 'sequence_id',
      });
    const [sequence] = await corpus.get(sequences, [String(query.sequence_id)]);
    if (!sequence)
      throw new ServiceError('not_found', `sequence_id: no sequence has the id ${query.sequence_id}.`, {
        field: 'sequence_id',
      });
    const standing = await storedPublications(
      corpus,
      sequence.stands_in.map(({ patent }) => patent),
    );
    const places = firstOf(patentsOf(sequence, standing), MOST_PATENTS, note, 'patents with the sequence');
    const stored = await corpus.get(
      patents,
      places.map(({ pn }) => pn),
    );
    const published = new Map(stored.map((patent) => [patent.publication_number, patent.publication_date]));
    const proteins = sequence.kind === 'protein' ? [sequence.letters] : [];
    const [domains = []] = await domainsOf(proteins, { services, account, signal });
    const is_antibody = domains.length > 0;
    note('No source ties sequences to drugs and genes of the dictionary; names of genes are those that sources write.');
    return {
      sequence_code: Number(sequence.id),
      sequence: sequence.letters,
      length: String(sequence.length),
      type: TYPES[sequence.kind],
      organism: sequence.organisms,
      sequence_name: sequence.names,
      sequence_label: [...sequence.accessions, ...sequence.genes],
      ...(sequence.descriptions[0] && { description: sequence.descriptions[0] }),
      chemically_modified: sequence.features.some(({ key }) => MODIFIED.test(key)),
      claimed_in_patents: (sequence.claimed ?? []).length > 0,
      is_antibody,
      ...(is_antibody && { cdrs: cdrsOf(domains) }),
      seq_position: places.map(({ pn, sequence_id_number }) => {
        const pbdt = published.get(pn);
        return { pn, positions: sequence_id_number, ...(pbdt !== undefined && { pbdt }) };
      }),
    };
  },
});
