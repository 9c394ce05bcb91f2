import { ai66_8FeatureComparison } from '#contract/generated/fto-search.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { EXAMPLE_TASK, notDue, settledTask } from '#operations/shared/flow-operations.ts';
import { parsePublicationNumber } from '#patents/numbers.ts';
import { productText } from './data.ts';
import { ftoSearch } from './flow.ts';
import { MET_SCORE } from './risk.ts';
import { scopeJob } from './scope-job.ts';
import { toWireRight } from './wire.ts';

export default defineOperation({
  contract: ai66_8FeatureComparison,
  path: '/ai/fto/feature/comparison',
  access: 'run',
  summary: 'Compare a right of your own choice',
  description:
    'Reads the claims of one publication on the product of the task and answers at once; the task stays as it is. Give the result to `/ai/fto/report/create` with the others.',
  errors: ['wrong_task_state'],
  example: { body: { task_id: EXAMPLE_TASK, pn: 'US19095411B2' } },
  async handle({ body, account, signal }, services) {
    const task = await settledTask(ftoSearch, { task_id: body.task_id }, account, services, signal);
    const { data } = task;
    if (!data.confirmed_features) throw notDue(ftoSearch, task);
    const refuse = (why: string) => new ServiceError('invalid_request', `pn: "${body.pn}" ${why}.`, { field: 'pn' });
    const number = parsePublicationNumber(body.pn);
    if (!number) throw refuse('is no publication number');
    const asked = {
      product: productText(data),
      publication_numbers: [number.normalised],
      lang: data.lang,
      ...(data.settings && { settings: data.settings }),
    };
    const [right] = await services.isolation.run(scopeJob, asked, { services, account: account.id, signal });
    if (!right) throw refuse('is not in the corpus with its claims: import it first');
    const { selected: _, most_similar: __, ...shown } = toWireRight(right, 0);
    const features = shown.features.map((feature) => ({ ...feature, public_score: feature.score }));
    return { threshold: MET_SCORE, final_res: [{ ...shown, patent_id: right.publication_number, features }] };
  },
});
