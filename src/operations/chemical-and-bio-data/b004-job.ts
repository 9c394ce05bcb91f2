import { b004SequenceJob } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { givenSequence } from '#sequences/letters.ts';
import { RULES } from '#sequences/search.ts';
import { filterOf, KIND_NAMES, KINDS, setsOf, startSearch } from './sequence-question.ts';

const LONGEST_QUERY = 20_000;
const DEFAULT_EVALUE = 10;
const LONGEST_WORD = 64;

export default defineOperation({
  contract: b004SequenceJob,
  path: '/bio-openapi/sequence/job',
  access: 'run',
  summary: 'Search sequences like a sequence',
  description:
    'Words, extension without gaps, and the exact alignment of every hit by Smith and Waterman; E-values by Karlin and Altschul with the constants of NCBI BLAST+, without its filter of simple regions and without adjustment to composition. `query_type` is what is searched, `sequence_type` what is asked with. Poll `/bio-openapi/sequence/job/status`, then read `/bio-openapi/sequence/job/result`.',
  example: {
    body: {
      limit: 10,
      query_type: 'PROTEIN',
      sequence_type: 'PROTEIN',
      sequence_list: [{ label: 'SEQ1', sequence: 'GIWDTNRSEFHYKQLMPACTEDR' }],
      params: { algorithm: 'blastp', evalue: 1 },
    },
  },
  async handle({ body, account }, services) {
    const { algorithm, evalue = DEFAULT_EVALUE, with_gaps = true, word_size, filter } = body.params;
    const rules = RULES[algorithm];
    const [query, subject] = [KINDS[body.sequence_type], KINDS[body.query_type]];
    if (rules.query !== query || rules.subject !== subject)
      throw new ServiceError(
        'invalid_request',
        `params.algorithm: ${algorithm} compares a ${rules.query} with sequences of the kind ${rules.subject}: sequence_type ${KIND_NAMES[rules.query]}, query_type ${KIND_NAMES[rules.subject]}.`,
        { field: 'params.algorithm' },
      );
    const bases = query === 'nucleotide' && subject === 'nucleotide';
    const [least, most] = bases ? [4, LONGEST_WORD] : [2, 7];
    if (word_size !== undefined && (word_size < least || word_size > most))
      throw new ServiceError('invalid_request', `params.word_size: ${least} to ${most} for ${algorithm}.`, {
        field: 'params.word_size',
        minimum: least,
        maximum: most,
      });
    if (!(evalue > 0))
      throw new ServiceError('invalid_request', 'params.evalue: give a number above 0.', { field: 'params.evalue' });
    const [given] = body.sequence_list;
    const sequence = givenSequence('sequence_list[0].sequence', query, given?.sequence ?? '', LONGEST_QUERY);
    return startSearch(
      {
        ...{ sequence, query, subject, algorithm, evalue },
        label: given?.label?.slice(0, 200) ?? 'SEQ1',
        gaps: with_gaps,
        ...(word_size !== undefined && { word: word_size }),
        sets: setsOf('database', body.database),
        limit: body.limit,
        filter: filterOf(filter),
      },
      services,
      account,
    );
  },
});
