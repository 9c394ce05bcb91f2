import { type Area, runArea } from './checks.ts';
import { evidence } from './evidence.ts';
import { accounts, flows } from './flows.ts';
import { links } from './links.ts';
import { checkOperations, examplesOf } from './operations.ts';
import type { Report } from './report.ts';
import { shapes } from './shapes.ts';
import { streams } from './streams.ts';
import { patient, type Target } from './target.ts';
import { limits, wire } from './wire.ts';

export const AREAS: readonly Area[] = [wire, shapes, limits, streams, flows, accounts, evidence, links];

/**
 * Checks a service against the interface. Asked again is what it says it is too busy for.
 * @param options.only Codes or ids of operations; none: all. @param options.areas Default: all.
 */
export async function conformance(
  service: Target,
  { only = [], areas = AREAS }: { readonly only?: readonly string[]; readonly areas?: readonly Area[] } = {},
): Promise<Report> {
  const target = patient(service);
  const operations = await checkOperations(target, await examplesOf(target), only);
  const checks = [];
  for (const area of areas) checks.push(...(await runArea(area, target)));
  return { url: target.url, at: new Date().toISOString(), operations, checks };
}
