import { b003MotifJob } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { motifOf } from '#sequences/motif.ts';
import { filterOf, KINDS, setsOf, startSearch } from './sequence-question.ts';

export default defineOperation({
  contract: b003MotifJob,
  path: '/bio-openapi/sequence/motif/job',
  access: 'run',
  summary: 'Search sequences in which a motif stands',
  description:
    'A motif is letters, `X` for any (of bases also `N`), classes `[AN]`, exclusions `{P}` or `[^P]`, ambiguity codes, and repetitions `{2}`, `{0,3}`, `(2)`. Matches that overlap are all found, of each beginning the longest. Each match is an hsp of its sequence. Poll `/bio-openapi/sequence/job/status`.',
  example: {
    body: {
      limit: 10,
      motif_sequence: 'N[^P][ST]',
      params: {},
      query_type: 'PROTEIN',
      sequence_type: 'PROTEIN',
    },
  },
  async handle({ body, account }, services) {
    const subject = KINDS[body.query_type];
    if (body.query_type !== body.sequence_type)
      throw new ServiceError(
        'invalid_request',
        'sequence_type: a motif is searched in sequences of its own kind; give query_type and sequence_type alike.',
        { field: 'sequence_type' },
      );
    motifOf('motif_sequence', subject, body.motif_sequence);
    return startSearch(
      {
        ...{ sequence: body.motif_sequence, label: 'MOTIF1', query: subject, subject, evalue: 0, gaps: false },
        sets: setsOf('database', body.database),
        limit: body.limit,
        filter: filterOf(body.params.filter),
      },
      services,
      account,
    );
  },
});
