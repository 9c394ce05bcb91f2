import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { ServiceError } from '#errors.ts';
import { storageFault } from '#storage/faults.ts';
import { logFault, toServiceError } from './answers.ts';

it('a fault of the store names it and what to do, and where it lies goes to the log alone', () => {
  const sqlite = Object.assign(new Error('database disk image is malformed'), { errcode: 11 });
  const thrown = storageFault(sqlite, '/srv/secret place/tasks.sqlite')!;
  expect(thrown.message).toContain('/srv/secret place/tasks.sqlite');
  const told = toServiceError(thrown);
  expect([told.code, told.message, told.details]).toEqual([
    'internal',
    'The store tasks.sqlite is damaged; run `priora doctor`, then restore a backup with `priora restore`.',
    { file: 'tasks.sqlite', sqlite_code: 11 },
  ]);
  const lines: unknown[] = [];
  const request = { log: { error: (line: unknown) => lines.push(line) } } as unknown as FastifyRequest;
  logFault(request, told, 'p001');
  expect(lines).toEqual([{ err: thrown, operation: 'p001' }]);
});

it('also where calls may be tried again', () => {
  const locked = storageFault(
    Object.assign(new Error('database is locked'), { errcode: 5 }),
    '/srv/data/chats.sqlite',
  )!;
  const told = toServiceError(locked);
  expect([told.code, told.message.slice(0, 38), told.details.file]).toEqual([
    'busy',
    'The store chats.sqlite is locked by an',
    'chats.sqlite',
  ]);
  expect(told.cause).toBe(locked);
});

it('what the caller did is told as it is, and not logged', () => {
  const wrong = new ServiceError('file_refused', 'No picture.', { file: 'drawing.png' });
  expect(toServiceError(wrong)).toBe(wrong);
  const lines: unknown[] = [];
  logFault({ log: { error: (line: unknown) => lines.push(line) } } as unknown as FastifyRequest, wrong);
  expect(lines).toEqual([]);
});

it('nor is it where it was told again in other words', () => {
  const first = new ServiceError(
    'invalid_query',
    'There is no field “TADC”. (at character 1 of the search expression)',
  );
  const told = new ServiceError(
    'invalid_query',
    'There is no field “TADC”. (at character 1 of `query_text`)',
    {},
    { cause: first },
  );
  const lines: unknown[] = [];
  logFault({ log: { error: (line: unknown) => lines.push(line) } } as unknown as FastifyRequest, told, 'p001');
  expect(lines).toEqual([]);
});

it('a full disk of which the answer hides the place is logged with it', () => {
  const full = storageFault(
    Object.assign(new Error('database or disk is full'), { errcode: 13 }),
    '/srv/data/chats.sqlite',
  )!;
  const told = toServiceError(full);
  expect([told.code, told.details]).toEqual(['storage_full', { file: 'chats.sqlite', sqlite_code: 13 }]);
  const lines: unknown[] = [];
  logFault({ log: { error: (line: unknown) => lines.push(line) } } as unknown as FastifyRequest, told);
  expect(lines).toEqual([{ err: full }]);
});
