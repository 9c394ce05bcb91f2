import { type Area, runArea } from './checks.ts';
import { evidence } from './evidence.ts';
import { accounts, flows } from './flows.ts';
import { links } from './links.ts';
import { checkOperations, examplesOf } from './operations.ts';
import type { Check, Report } from './report.ts';
import { shapes } from './shapes.ts';
import { streams } from './streams.ts';
import { patient, type Target, until } from './target.ts';
import { limits, wire } from './wire.ts';

export const AREAS: readonly Area[] = [wire, shapes, limits, streams, flows, accounts, evidence, links];

interface Wishes {
  /** Codes or ids of operations; none: all. */
  readonly only?: readonly string[];
  /** Default: all. */
  readonly areas?: readonly Area[];
  /** After which nothing more is asked; default: no such bound. */
  readonly minutes?: number;
  /** Is told, in a line, how far it is. */
  readonly told?: (line: string) => void;
}

/**
 * Checks a service against the interface. Asked again is what it says it is too busy for; what has no answer is said,
 * and the rest asked.
 */
export async function conformance(
  service: Target,
  { only = [], areas = AREAS, minutes = Number.POSITIVE_INFINITY, told = () => {} }: Wishes = {},
): Promise<Report> {
  const [at, began] = [new Date().toISOString(), performance.now()];
  const target = patient(until(service, began + minutes * 60_000));
  const operations = await checkOperations(target, await examplesOf(target), only, (done, of, tag) =>
    told(`${done} of ${of} operations asked, now: ${tag}`),
  );
  const checks: Check[] = [];
  for (const area of areas) {
    told(`${checks.length} checks made, now: ${area.area}`);
    checks.push(...(await runArea(area, target)));
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  return { url: target.url, at, seconds, operations, checks };
}
