import { dayAt } from '#clock.ts';
import { defineOperation } from '#operation.ts';
import { markNamed, noteEnded } from '#operations/trademark-data/t010-detail.ts';
import { Type } from '#typebox.mjs';
import { rowOf } from './rows.ts';
import { app_num, MarkRow, one_office } from './shapes.ts';

export default defineOperation({
  id: 'gtDetail',
  method: 'GET',
  path: '/trademark/global/detail',
  summary: 'One mark with oppositions, assignments, priorities and where each fact comes from',
  example: { query: { app_num: '10000001', ipoffice: 'US' } },
  query: Type.Object({ app_num, ipoffice: one_office }),
  response: Type.Object({
    mark: MarkRow,
    transliterations: Type.Array(Type.String(), { description: 'Readings that the record states.' }),
    translations: Type.Array(Type.String(), { description: 'Meanings that the record states.' }),
    vienna_code: Type.Array(Type.String(), { description: 'Vienna codes.' }),
    oppositions: Type.Array(Type.Object({}, { additionalProperties: true }), {
      description: 'Oppositions, with the earlier marks that they rest on.',
    }),
    assignments: Type.Array(Type.Object({}, { additionalProperties: true }), {
      description: 'Conveyances as recorded.',
    }),
    priorities: Type.Array(Type.Object({}, { additionalProperties: true }), { description: 'Priorities claimed.' }),
    right: Type.Optional(
      Type.String({ description: 'Kind of right in the office’s word.', examples: ['Individual', 'Collective'] }),
    ),
    seniorities: Type.Array(
      Type.Object({
        country: Type.String({ description: 'Country of the older mark.' }),
        number: Type.Optional(Type.String({ description: 'Its number.' })),
        filed: Type.Optional(Type.Integer({ description: 'Day of its filing, yyyyMMdd.' })),
        registered: Type.Optional(Type.Integer({ description: 'Day of its registration, yyyyMMdd.' })),
        status: Type.Optional(Type.String({ description: 'What the office says of the claim.' })),
      }),
      { description: 'Older national marks whose age it has in their countries.' },
    ),
    sources: Type.Array(Type.String(), { description: 'Importers that told of it.' }),
  }),
  async handle({ query, note }, { clock, corpus }) {
    const mark = await markNamed(corpus, query.app_num, query.ipoffice);
    noteEnded(mark, dayAt(clock()), note);
    return {
      mark: rowOf(mark),
      transliterations: [...mark.transliterations],
      translations: [...mark.translations],
      vienna_code: [...mark.vienna],
      oppositions: [...mark.oppositions],
      assignments: [...mark.assignments],
      priorities: [...mark.priorities],
      ...(mark.right && { right: mark.right }),
      seniorities: [...(mark.seniorities ?? [])],
      sources: [...new Set(mark.provenance.map(({ source }) => source))],
    };
  },
});
