import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { niceCodes, officeCodes } from '#operations/trademark-data/mark-query.ts';
import { Type } from '#typebox.mjs';
import { clearance } from './clearance/flow.ts';
import { ipoffice, markText, wordsOf } from './shapes.ts';

export default defineOperation({
  id: 'gtClearance',
  method: 'POST',
  path: '/trademark/global/clearance',
  access: 'run',
  summary: 'What is in the way of a planned mark',
  description:
    'Stored marks like the planned one, in its classes and in others: by element and reason, with the share of like goods by class and by words, the state of each right, and from when its use can be asked for. Risk is decided by a table that the report prints: High from .85 and Medium from .70 with near goods, Medium from .95 with any; a dead mark is Low. A member of the European Union is searched with the marks of its office, the Union with the national marks of its members. Poll `/trademark/global/clearance-report`. It is no legal opinion.',
  example: {
    body: {
      mark: 'QUICKWAVE',
      nice_code: '009,042',
      goods: 'computer software',
      ipoffice: 'US,DE',
      lang: 'en' as const,
    },
  },
  body: Type.Object({
    mark: markText,
    nice_code: Type.String({
      minLength: 1,
      maxLength: 400,
      description: 'Nice classes of the planned mark, divided by commas.',
      examples: ['009,042'],
    }),
    goods: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000,
        description: 'Planned goods and services in words.',
        examples: ['computer software'],
      }),
    ),
    ipoffice,
    lang: Type.Optional(Type.Enum(['en', 'cn'], { default: 'en', description: 'Language of the report.' })),
  }),
  response: Type.Object({ task_id: Type.String({ format: 'uuid', description: 'Task that is polled.' }) }),
  async handle({ account, body }, services) {
    const mark = wordsOf('mark', body.mark);
    const nice_code = niceCodes('nice_code', body.nice_code);
    if (nice_code.length === 0)
      throw new ServiceError('invalid_request', 'nice_code: name at least one Nice class, e.g. 009.', {
        field: 'nice_code',
      });
    const offices = officeCodes('ipoffice', body.ipoffice);
    const goods = body.goods?.trim();
    const { task_id } = await services.flows.start(
      clearance,
      {
        mark,
        nice_code: [...new Set(nice_code)],
        ipoffice: [...new Set(offices)],
        ...(goods && { goods }),
        lang: body.lang === 'cn' ? 'zh' : 'en',
        asked: services.clock(),
      },
      account.id,
    );
    return { task_id };
  },
});
