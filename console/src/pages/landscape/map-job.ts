import { type Of, type Operation, operation, operationWithNotes } from '../../api.ts';

/** What a map is drawn of. */
export interface MapOf {
  readonly q: string;
  readonly stem: boolean;
  /** Rights that have ended are left out. */
  readonly alive: boolean;
  /** Distinguishes a map that was asked for again, after the corpus has changed; empty for the first. */
  readonly again: string;
}

/** What the operation of a map's result answers; the interface leaves its shape open. */
export interface MapResult {
  readonly job_id: string;
  /** Families found, and those of them on the map or in the slice. */
  readonly total_count: number;
  readonly mapped_count: number;
  readonly grid: { readonly width: number; readonly height: number };
  /** Rows of the grid from above. */
  readonly density: readonly (readonly number[])[];
  /** Places in thousandths of the map, the densest first. */
  readonly labels: readonly {
    readonly text: string;
    /** What tells the families of the place that do not have it. */
    readonly also_text?: readonly string[];
    readonly x: number;
    readonly y: number;
    readonly count: number;
    readonly with_term_count: number;
  }[];
  readonly time_slices: readonly { readonly job_seq: number; readonly name: string; readonly count: number }[];
}
export type MapPatent = Of<NonNullable<Operation<'GET /landscape-api/jobs/{job_id}/patents'>['patents']>>;

/** Two rounds of FNV-1a, 32 bits each: names a job by what it is of; of two that are alike the service refuses one. */
function digest(text: string): string {
  const round = (seed: number) => {
    let hash = seed;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${round(0x811c9dc5)}-${round(0x1b873593)}`;
}

/** The same map has the same name, so that a page that is opened again draws nothing anew. */
export const jobName = (of: MapOf): string => `console-map-${digest(JSON.stringify(Object.values(of)))}`;
/** The title of a map's task without that name, which says nothing to people. */
export const withoutJobName = (title: string): string => title.replace(/ \[console-map-[\w-]*\]$/, '');

const WAIT_MS = 20_000;

/** Starts the job of a map, or finds it, and waits until it is drawn. @throws Error that says why it was not. */
export async function drawn(of: MapOf, signal: AbortSignal): Promise<string> {
  const job_id = jobName(of);
  await operation('POST /landscape-api/jobs', {
    body: {
      ...{ job_id, uid: 'console', request_type: 'som', q: of.q, time_slices: 'year' },
      ...{ stemming: of.stem, exclude_expired_patent: of.alive },
    },
    signal,
  });
  for (;;) {
    const { job_status, error_message } = await operation('GET /landscape-api/jobs/{job_id}/status', {
      params: { job_id },
      query: { wait_ms: WAIT_MS },
      signal,
    });
    if (job_status === 'COMPLETED') return job_id;
    if (job_status === 'FAILED') throw new Error(error_message ?? '');
  }
}

/** The map, or what of it was filed in a year, with what the service says beside it. */
export async function resultOf(job_id: string, job_seq: number, language: string, signal: AbortSignal) {
  const { answer, notes } = await operationWithNotes('GET /landscape-api/jobs/{job_id}/result', {
    params: { job_id },
    query: { lang: language === 'zh' ? 'CN' : 'EN', job_seq },
    signal,
  });
  return { map: answer as unknown as MapResult, notes };
}

const PAGE = 1_000;
/** Families that are drawn as points and listed at their places: the latest. */
const MOST_POINTS = 5_000;

/** Families of a map with their places, and how many there are. */
export interface MapPatents {
  readonly shown: readonly MapPatent[];
  readonly all: number;
}

/** The families of a map, or those of them that were filed in a year. */
export async function patentsOf(job_id: string, job_seq: number, signal: AbortSignal): Promise<MapPatents> {
  const shown: MapPatent[] = [];
  for (;;) {
    const { patents = [], total_count = 0 } = await operation('GET /landscape-api/jobs/{job_id}/patents', {
      params: { job_id },
      query: { start: shown.length, length: PAGE, job_seq },
      signal,
    });
    shown.push(...patents);
    if (patents.length === 0 || shown.length >= Math.min(total_count, MOST_POINTS)) return { shown, all: total_count };
  }
}
