import { byDay } from '#clock.ts';
import { defineOperation } from '#operation.ts';
import { markNamed } from '#operations/trademark-data/t010-detail.ts';
import { Type } from '#typebox.mjs';
import { app_num, one_office } from './shapes.ts';

export default defineOperation({
  id: 'gtEvents',
  method: 'GET',
  path: '/trademark/global/events',
  summary: 'What happened to a mark, the latest first',
  example: { query: { app_num: '10000001', ipoffice: 'US' } },
  query: Type.Object({ app_num, ipoffice: one_office }),
  response: Type.Object({
    id: Type.String({ description: 'Office and application number.' }),
    events: Type.Array(
      Type.Object({
        code: Type.Optional(Type.String({ description: 'The office’s code.' })),
        text: Type.Optional(Type.String({ description: 'The office’s words.' })),
        date: Type.Optional(Type.String({ description: 'Day, yyyyMMdd.' })),
      }),
      { description: 'Events as the office tells them.' },
    ),
  }),
  async handle({ note, query }, { corpus }) {
    const mark = await markNamed(corpus, query.app_num, query.ipoffice);
    if (mark.events.length === 0) note(`The source of ${mark.id} tells no events.`);
    const events = [...mark.events].sort((a, b) => byDay(b.date, a.date));
    return {
      id: mark.id,
      events: events.map(({ code, text, date }) => ({
        ...(code && { code }),
        ...(text && { text }),
        ...(date && { date: String(date) }),
      })),
    };
  },
});
