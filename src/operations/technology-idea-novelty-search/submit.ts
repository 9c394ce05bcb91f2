import { defineOperation } from '#operation.ts';
import { Type } from '#typebox.mjs';
import { firstData } from '../novelty-search/first-data.ts';
import { noveltyCheck } from './flow.ts';
import { TaskId } from './shapes.ts';

export default defineOperation({
  id: 'techIdeaNoveltySubmit',
  method: 'POST',
  path: '/ai/tech-idea-novelty/submit',
  access: 'run',
  body_limit_bytes: 4_000_000, // the longest text with every character written as an escape
  summary: 'Search the novelty of an idea',
  description: 'Asks nothing on its way. Poll `/ai/tech-idea-novelty/result`; then refine, compare, report.',
  body: Type.Object({
    input: Type.String({
      minLength: 1,
      maxLength: 600_000,
      description: 'The idea in words, or the number of a publication of the corpus.',
    }),
    lang: Type.Enum(['cn', 'en'], { description: 'Language of the answer.' }),
    pbd_start: Type.Optional(
      Type.String({ maxLength: 10, description: 'First day of publication that is searched, yyyyMMdd.' }),
    ),
    pbd_end: Type.Optional(Type.String({ maxLength: 10, description: 'Last day, yyyyMMdd.' })),
  }),
  response: Type.Object({ task_id: TaskId }),
  example: {
    body: {
      input:
        'A battery pack with a cold plate below the cells, in which a pump reverses the flow of coolant whenever the temperature difference between inlet and outlet cells exceeds a threshold.',
      lang: 'en',
    },
  },
  async handle({ body, account }, services) {
    const { task_id } = await services.flows.start(noveltyCheck, await firstData(body, services), account.id);
    return { task_id };
  },
});
