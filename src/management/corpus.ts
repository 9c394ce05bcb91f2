import { createReadStream } from 'node:fs';
import { relative } from 'node:path';
import { collections as declared } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { endLoading } from '#data-folder/loading.ts';
import { ServiceError } from '#errors.ts';
import type { Job } from '#jobs/jobs.ts';
import type { CheckTold, CheckUnderWay, ImportTold, ImportUnderWay } from '#jobs/outcome.ts';
import { MOST_FILES, PIECE_BYTES } from '#jobs/uploads.ts';
import { readRejects, rejectFilePath, rejectFiles } from '#sources/reject-files.ts';
import { Type } from '#typebox.mjs';
import { diskUse } from './disk.ts';
import { type Management, operate, route } from './routes.ts';

const SHOWN_JOBS = 20;
const SHOWN_RUNS = 20;
const MOST_REJECTS = 200;
const MOST_CONNECTIONS = 200;
const Offset = Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));

/** Names the field, so that fictional records are not left out of the question. */
const FICTIONAL: Query = { kind: 'term', field: 'DEMO', text: '1' };

/**
 * What the corpus holds, where it came from and what was left out; bringing files in, checking it, taking the demo out.
 */
export function corpusRoutes({ services, imports }: Management) {
  const { corpus } = services;

  return [
    route('GET /corpus', {}, async () => {
      const all = { query: { kind: 'all' } } as const;
      const [collections, runs] = await Promise.all([corpus.health(), imports()]);
      // the page says so instead of not opening
      const mending = collections.some((each) => each.mending);
      const [offices, years] = mending
        ? []
        : await corpus.facets(patents, all, [
            { field: 'AUTHORITY', offset: 0, limit: 50 },
            { field: 'PBD', granularity: 'year', offset: 0, limit: 400 },
          ]);
      const last = new Map<string, { source: string; at: number; records: number; rejected: number; files: number }>();
      for (const { started_at, files: all, sources } of runs)
        for (const { source, files = all, records, rejected } of sources)
          if (!last.has(source)) last.set(source, { source, at: started_at, records, rejected, files });
      // as searches see them: fictional records beside real ones are in none of their counts
      const searched = new Map<string, number>();
      for (const each of mending ? [] : declared) searched.set(each.name, await totalOf(corpus, each));
      return {
        collections: collections.map((each) => ({ ...each, searched: searched.get(each.name) ?? each.records })),
        ...(offices &&
          years && {
            offices: offices.buckets,
            years: [...years.buckets].sort((a, b) => Number(a.value) - Number(b.value)),
          }),
        demo_records: collections.reduce((sum, each) => sum + each.demo_records, 0),
        sources: [...last.values()],
      };
    }),
    operate('GET /corpus/upkeep', {}, async ({ installation: { data_dir } }) => {
      const [disk, runs, rejects] = await Promise.all([diskUse(data_dir), imports(), rejectFiles(data_dir)]);
      return { disk, runs: runs.slice(0, SHOWN_RUNS), rejects };
    }),
    operate('GET /egress', {}, async ({ installation: { egress } }) => ({
      offline: egress.rules.offline,
      guarded: egress.guarded,
      permitted: egress.rules.targets.filter(({ port }) => port !== 0),
      connections: await egress.list(MOST_CONNECTIONS),
    })),
    // what an answer rests on: cheap, for it is asked with every search
    route('GET /corpus/standing', {}, async () => {
      const count = (query: Query) => totalOf(corpus, patents, query);
      const [all, [last], searched, stored] = await Promise.all([
        corpus.status(),
        imports(),
        count({ kind: 'all' }),
        count(anyOf(FICTIONAL, { kind: 'not', of: FICTIONAL })),
      ]);
      const { indexed_seq } = all.find(({ name }) => name === patents.name)!;
      const left_out = stored - searched;
      // as searches see it; what they leave out beside real records is told apart
      return {
        records: searched,
        ...(left_out > 0 && { demo_left_out: left_out }),
        seq: indexed_seq,
        ...(last && { imported_at: last.started_at }),
      };
    }),
    operate('DELETE /corpus/demo', { audit: 'corpus.demo_removed' }, async ({ installation: { data_dir } }) => {
      await endLoading(data_dir);
      return { removed: await corpus.removeDemo() };
    }),
    operate(
      'GET /corpus/rejects/:name',
      { query: Type.Object({ offset: Offset }) },
      async ({ params, query, installation }) => {
        const path = await rejectFilePath(installation.data_dir, params.name);
        if (path === undefined) throw new ServiceError('not_found', 'There is no such file of rejected records.');
        return readRejects(path, { offset: query.offset ?? 0, limit: MOST_REJECTS });
      },
    ),
    operate('GET /corpus/rejects/:name/file', {}, async ({ params, reply, installation }) => {
      const path = await rejectFilePath(installation.data_dir, params.name);
      if (path === undefined) throw new ServiceError('not_found', 'There is no such file of rejected records.');
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.name}"`)
        .send(createReadStream(path));
    }),
    operate('GET /jobs', {}, async ({ installation: { jobs } }) => (await jobs.list(SHOWN_JOBS)).map(shown)),
    operate('POST /corpus/check', { audit: 'corpus.checked' }, async ({ session, installation: { jobs }, noted }) => {
      const id = await jobs.startOnce('check', {}, session.user.name);
      noted(id);
      return { id };
    }),
    operate('DELETE /jobs/:id', { audit: 'job.cancelled' }, async ({ params, installation: { jobs }, noted }) => {
      if (!(await jobs.cancel(params.id))) throw new ServiceError('not_found', 'It has ended already.');
      noted(params.id);
    }),
    operate(
      'POST /corpus/uploads',
      {
        audit: 'upload.begun',
        body: Type.Object({
          files: Type.Array(
            Type.Object({
              name: Type.String({ minLength: 1, maxLength: 1000 }),
              bytes: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
            }),
            { minItems: 1, maxItems: MOST_FILES },
          ),
        }),
      },
      async ({ body, installation: { jobs, uploads }, noted }) => {
        const asked = await jobs.list(1000);
        await uploads.sweep(new Set(asked.map(({ input }) => uploadOf(input) ?? '')));
        const begun = await uploads.begin(body.files);
        noted(begun.id, { files: body.files.length });
        return { ...begun, piece_bytes: PIECE_BYTES };
      },
    ),
    // One piece: the bytes themselves are the body.
    operate(
      'POST /corpus/uploads/:id/:file',
      { repeatable: false, query: Type.Object({ offset: Offset }) },
      ({ params, query, request, installation: { uploads } }) => {
        const file = whole(params.file, 'file');
        return uploads.append(params.id, file, query.offset ?? 0, request.raw);
      },
    ),
    operate(
      'POST /corpus/uploads/:id/import',
      { audit: 'corpus.imported' },
      async ({ params, session, installation: { jobs, uploads, data_dir }, noted }) => {
        const upload = params.id;
        noted(upload);
        const known = (await jobs.list(1000)).find(({ input }) => uploadOf(input) === upload);
        if (known) return { id: known.id };
        // as a copy of the data folder elsewhere finds them too
        const paths = (await uploads.complete(upload)).map((path) => relative(data_dir, path));
        return { id: (await jobs.start('import', { upload, paths }, session.user.name)).id };
      },
    ),
    operate(
      'DELETE /corpus/uploads/:id',
      { audit: 'upload.discarded' },
      async ({ params, installation: { jobs, uploads }, noted }) => {
        const asked = await jobs.list(1000);
        if (asked.some(({ input, ended_at }) => uploadOf(input) === params.id && ended_at === undefined))
          throw new ServiceError('invalid_request', 'These files are being imported: cancel the import instead.');
        await uploads.discard(params.id);
        noted(params.id);
      },
    ),
  ];
}

/** A job as the console reads it: what its process tells depends on its kind. */
const shown = ({ input, kind, progress, result, ...job }: Job) => ({
  ...job,
  files: filesOf(input),
  ...(kind === 'import'
    ? {
        kind,
        /** Nothing is kept: the files are read through before they are taken. */
        only_check: (input as { only_check?: boolean }).only_check === true,
        ...(progress !== undefined && { progress: progress as ImportUnderWay }),
        ...(result !== undefined && { result: result as ImportTold }),
      }
    : {
        kind,
        ...(progress !== undefined && { progress: progress as CheckUnderWay }),
        ...(result !== undefined && { result: result as CheckTold }),
      }),
});

const uploadOf = (input: unknown) => (input as { upload?: string }).upload;
const filesOf = (input: unknown) =>
  ((input as { paths?: readonly string[] }).paths ?? []).map((path) => path.slice(path.lastIndexOf('/') + 1));

function whole(text: string, field: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new ServiceError('invalid_request', `${field} is a whole number.`, { field });
}
