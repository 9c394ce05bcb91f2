import { sequences } from '#collections/sequences/sequences.ts';
import { b005SequencePatent } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { patentsOf } from './sequence-rows.ts';
import { storedPublications } from './stored-publications.ts';

export default defineOperation({
  contract: b005SequencePatent,
  path: '/bio-openapi/sequence/patent',
  summary: 'Patents in which a sequence stands',
  description:
    'Those whose claims name it first. `claimed`: a claim names the number that the sequence has in the listing; `location` says the numbers in the listing and the claims.',
  example: { body: { seq_id: '4769501734664839', page: 1, size: 10 } },
  async handle({ body, note }, { corpus }) {
    const [sequence] = await corpus.get(sequences, [body.seq_id]);
    if (!sequence)
      throw new ServiceError('not_found', `seq_id: no sequence has the id ${body.seq_id.slice(0, 40)}.`, {
        field: 'seq_id',
      });
    const numbers = sequence.stands_in.map(({ patent }) => patent);
    const all = patentsOf(sequence, await storedPublications(corpus, numbers));
    if (all.length === 0) note('No listing of a patent that was imported holds this sequence.');
    if (all.some(({ patent_id }) => patent_id === undefined))
      note('Patents without patent_id are not stored: only their listing is, so what they claim is unknown.');
    return { total: all.length, patents: all.slice((body.page - 1) * body.size, body.page * body.size) };
  },
});
