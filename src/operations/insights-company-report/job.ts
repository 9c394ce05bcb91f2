import { densityOf } from '#analytics/landscape/labels.ts';
import type { Landscape } from '#analytics/landscape/landscape.ts';
import { yearOfDay } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Task } from '#flows/runner.ts';
import { failureOf, findNamed } from '#operations/shared/jobs.ts';
import { rounded } from '#rounded.ts';
import type { Account, Services } from '#services.ts';
import type { LandscapeJob } from './data.ts';
import { landscape } from './flow.ts';

/** The account's job of a name; undefined where there is none. Of several, the latest. */
export const findJob = (job_id: string, account: Account, services: Pick<Services, 'flows'>) =>
  findNamed(landscape, job_id, (job) => job.job_id, account, services);

/** The job of a name. @throws ServiceError `not_found` */
export async function jobNamed(
  job_id: string,
  account: Account,
  services: Pick<Services, 'flows'>,
): Promise<Task<LandscapeJob>> {
  const task = await findJob(job_id, account, services);
  if (!task) throw new ServiceError('not_found', `No landscape job is called "${job_id.slice(0, 80)}".`);
  return task;
}

/** The map of a job. @throws ServiceError `not_found`; `wrong_task_state` while it is being drawn, or was not drawn. */
export async function mapNamed(
  job_id: string,
  account: Account,
  services: Pick<Services, 'flows'>,
): Promise<{ job: LandscapeJob; map: Landscape }> {
  const task = await jobNamed(job_id, account, services);
  const { data, state } = task;
  const failure = failureOf(task);
  if (data.map) return { job: data, map: data.map };
  throw new ServiceError(
    'wrong_task_state',
    failure !== undefined
      ? `The map was not drawn: ${failure}`
      : 'The map is still being drawn: ask for the status until it is COMPLETED.',
    { state },
  );
}

export interface Slice {
  /** From 1; 0 is the whole map. */
  readonly job_seq: number;
  readonly name: string;
  /** Places of its families in the lists of the map. */
  readonly members: readonly number[];
}

/** The years of filing of a map's families, each with its families. Those without a date are in none. */
export function slicesOf({ filed }: Pick<Landscape, 'filed'>): Slice[] {
  const years = Map.groupBy(filed.keys(), (at) => yearOfDay(filed[at]!));
  years.delete(0);
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, members], i) => ({ job_seq: i + 1, name: String(year), members }));
}

/**
 * The slice of a map that a caller names; undefined is the whole map. @throws ServiceError `invalid_request` for one
 * that the map does not have.
 */
export function sliceNamed(
  { job, map }: { readonly job: LandscapeJob; readonly map: Landscape },
  job_seq: number,
): Slice | undefined {
  if (job_seq === 0) return undefined;
  const slices = job.slices ? slicesOf(map) : [];
  const slice = slices.find((each) => each.job_seq === job_seq);
  if (slice) return slice;
  throw new ServiceError('invalid_request', `job_seq: the map has no slice ${job_seq}; it has ${slices.length}.`, {
    field: 'job_seq',
  });
}

/** Rows of the grid from above: families on each cell and around it. */
export function densityRows({ width, height, cells }: Landscape, members: readonly number[]): number[][] {
  const density = densityOf({
    ...{ width, height, distances: new Float32Array() },
    cells: Uint32Array.from(members, (at) => cells[at]!),
  });
  return Array.from({ length: height }, (_, row) =>
    Array.from(density.subarray(row * width, (row + 1) * width), (value) => rounded(value, 2)),
  );
}

const PAGE = 100;
const MOST = 1_000;

/**
 * Entries of a page: `length` 0 or absent is 100.
 * @param note Told where more were asked for than a page has.
 */
export function pageOfList<T>(
  list: readonly T[],
  { start = 0, length = 0 }: { start?: number; length?: number },
  note: (sentence: string) => void,
): T[] {
  for (const [field, value] of Object.entries({ start, length }))
    if (value < 0) throw new ServiceError('invalid_request', `${field}: ${value} is below 0.`, { field });
  if (length > MOST) note(`A page has ${MOST} entries at most: ask for the next from start ${start + MOST}.`);
  return list.slice(start, start + (length === 0 ? PAGE : Math.min(length, MOST)));
}
