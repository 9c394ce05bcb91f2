import { b068_1ChatPccMoleculeTask } from '#contract/generated/chemical-and-bio-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { publicationNumbers } from '#operations/shared/number-list.ts';
import { describedPatent } from '#operations/shared/stated-activities.ts';
import { rankedMolecules } from './molecules.ts';

export default defineOperation({
  contract: b068_1ChatPccMoleculeTask,
  path: '/chat/pcc-molecule-task',
  access: 'run',
  summary: 'Rank the compounds of a patent by the activity that it states',
  description: 'Of a stored patent with a description. Poll `/chat/pcc-molecule-result`.',
  example: { body: { pn: 'WO2017904405A1' } },
  async handle({ body, account }, { corpus, flows }) {
    const [pn] = publicationNumbers('pn', body.pn);
    if (pn === undefined) throw new ServiceError('invalid_request', 'pn: name a publication.', { field: 'pn' });
    const { publication_number } = await describedPatent(corpus, 'pn', pn);
    const { task_id } = await flows.start(rankedMolecules, { pn: publication_number }, account.id);
    return { job_id: task_id };
  },
});
