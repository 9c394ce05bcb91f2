import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveConsole } from './console.ts';

const MAIN = readFileSync(join(import.meta.dirname, '../../console/src/main.tsx'), 'utf8');

it('every page that the console has is answered as one, with 200', async () => {
  const app = Fastify();
  serveConsole(app);
  // `/flows/:kind/:task?/:stage?` is three addresses
  const written = [...MAIN.matchAll(/<Route path="(\/[^"]*)"/g)].flatMap(([, path]) => {
    const parts = path!.split('/').slice(1);
    const least = parts.filter((part) => !part.endsWith('?')).length;
    return parts.slice(least - 1).map(
      (_, n) =>
        `/${parts
          .slice(0, least + n)
          .join('/')
          .replaceAll('?', '')}`,
    );
  });
  expect(written).toContain('/companies/:id');
  expect(written).toContain('/flows/:kind/:task/:stage');
  expect(written.filter((url) => !app.hasRoute({ method: 'GET', url }))).toEqual([]);
  const [there, nowhere] = await Promise.all(['/marks/EM/1', '/nowhere'].map((url) => app.inject({ url })));
  expect([there!.statusCode, nowhere!.statusCode]).toEqual([200, 404]);
  await app.close();
});
