import { ServiceError } from '#errors.ts';
import { brought } from '#sources/brought.ts';
import { Type } from '#typebox.mjs';
import { type Management, operate } from './routes.ts';

const Day = Type.String({ minLength: 10, maxLength: 10 });

/** Sources that follow their publishers: how they are, switching them on and off, running them now. */
export function syncRoutes(_: Management) {
  return [
    operate('GET /sync', {}, async ({ installation: { sync } }) => {
      const { offline, contact, quiet_hours } = sync;
      return {
        offline,
        ...(contact !== undefined && { contact }),
        ...(quiet_hours !== undefined && { quiet_hours }),
        sources: await sync.list(),
        brought,
      };
    }),
    operate('GET /sync/:name', {}, ({ params, installation: { sync } }) => sync.get(params.name)),
    operate(
      'POST /sync/:name',
      {
        audit: 'source.changed',
        body: Type.Object({
          on: Type.Optional(Type.Boolean()),
          hosts: Type.Optional(Type.Array(Type.String({ maxLength: 260 }), { maxItems: 50 })),
          cron: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])),
          time_zone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
          since: Type.Optional(Type.Union([Day, Type.Null()])),
          numbers: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10_000 })),
        }),
      },
      async ({ params, body, session, installation: { sync }, noted }) => {
        const changed = await sync.change(params.name, session.user.name, body);
        noted(params.name, { fields: Object.keys(body), ...(body.on !== undefined && { on: body.on }) });
        return changed;
      },
    ),
    operate('POST /sync/:name/run', { audit: 'source.run' }, async ({ params, installation: { sync }, noted }) => {
      const run = await sync.run(params.name);
      noted(params.name);
      return { run };
    }),
    operate('DELETE /sync/:name/run', { audit: 'source.stopped' }, ({ params, installation: { sync }, noted }) => {
      if (!sync.stop(params.name)) throw new ServiceError('not_found', 'This source is not being run here.');
      noted(params.name);
    }),
    operate(
      'POST /sync/:name/again',
      { audit: 'source.again', body: Type.Object({ delivery: Type.String({ minLength: 1, maxLength: 300 }) }) },
      async ({ params, body, installation: { sync }, noted }) => {
        const asked = await sync.again(params.name, body.delivery);
        noted(params.name, body);
        return asked;
      },
    ),
  ];
}
