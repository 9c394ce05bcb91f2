import type { Conveyance } from '#collections/conveyances/conveyances.ts';
import { reelFrame } from '#patents/conveyances.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber, normaliseNumber } from '#patents/numbers.ts';

/** A value that says something: the office writes NULL, and 0 or 1 for years that it does not know. */
export const stated = (text: unknown): string | undefined => {
  const plain = typeof text === 'string' ? text.trim() : typeof text === 'number' ? String(text) : '';
  return plain === '' || /^null$/i.test(plain) ? undefined : plain;
};

/** `2018-09-24T04:00:00Z` and `06/01/2021`; nothing for years before 1790, when the office began. */
export function dayOf(text: unknown): number | undefined {
  const plain = stated(text);
  if (plain === undefined) return undefined;
  const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(plain);
  const day = parseDay(american ? `${american[3]}-${american[1]}-${american[2]}` : plain.slice(0, 10));
  return day !== undefined && day >= 17900101 && day < 21000101 ? day : undefined;
}

/** One right as a source names it. */
export interface StatedProperty {
  readonly application?: unknown;
  readonly filed?: unknown;
  readonly publication?: unknown;
  readonly patent?: unknown;
  readonly pct?: unknown;
}

const document = (number: string | undefined) => (number === undefined ? undefined : normaliseNumber(`US${number}`));

/** Numbers of a right in their normal form; undefined where it has none that can be read. */
export function propertyOf(given: StatedProperty): Conveyance['properties'][number] | undefined {
  const number = stated(given.application);
  const pct = stated(given.pct);
  const application =
    (number && applicationNumber('US', number, dayOf(given.filed))) ??
    (pct && applicationNumber('WO', pct)) ??
    undefined;
  const publication = document(stated(given.publication));
  const patent = document(stated(given.patent));
  if (application === undefined && publication === undefined && patent === undefined) return undefined;
  return { ...(application && { application }), ...(publication && { publication }), ...(patent && { patent }) };
}

/**
 * A record of a conveyance.
 * @throws RangeError if reel and frame, the words or the parties are missing.
 */
export function conveyanceOf(given: {
  readonly reel: unknown;
  readonly frame: unknown;
  readonly text: unknown;
  readonly recorded?: unknown;
  readonly executed?: unknown;
  readonly assignors: readonly { readonly name: unknown; readonly executed?: unknown }[];
  readonly assignees: readonly { readonly name: unknown; readonly address?: readonly unknown[] }[];
  readonly properties: readonly StatedProperty[];
  readonly count?: number;
  readonly updated?: unknown;
  readonly purged?: boolean;
  readonly source: string;
  readonly file: string;
}): Conveyance {
  // of a record that was taken out often nothing is left but its number
  const left = given.purged ? 'purged by the office' : undefined;
  const [reel, frame, text] = [stated(given.reel), stated(given.frame), stated(given.text) ?? left];
  if (!reel || !frame || !/^\d{1,6}$/.test(reel) || !/^\d{1,4}$/.test(frame)) throw new RangeError('no reel and frame');
  if (!text) throw new RangeError('no words of what is conveyed');
  const reel_frame = reelFrame(reel, frame);
  const assignors = given.assignors.flatMap(({ name, executed }) => {
    const [plain, day] = [stated(name), dayOf(executed)];
    return plain ? [{ name: plain, ...(day && { executed: day }) }] : [];
  });
  const assignees = given.assignees.flatMap(({ name, address = [] }) => {
    const [plain, lines] = [stated(name), address.map(stated).filter(Boolean).join(', ')];
    return plain ? [{ name: plain, ...(lines && { address: lines }) }] : [];
  });
  if (assignors.length + assignees.length === 0 && !given.purged) throw new RangeError('no parties');
  const signed = [dayOf(given.executed), ...assignors.map(({ executed }) => executed)].filter(
    (day) => day !== undefined,
  );
  const [recorded, updated] = [dayOf(given.recorded), dayOf(given.updated)];
  const properties = given.properties.flatMap((one) => propertyOf(one) ?? []);
  return {
    id: `US ${reel_frame}`,
    office: 'US',
    reel_frame,
    text: text.replace(/\s+/g, ' '),
    ...(recorded && { recorded }),
    ...(signed.length > 0 && { executed: Math.min(...signed) }),
    assignors,
    assignees,
    properties,
    ...(given.count !== undefined && { property_count: given.count }),
    ...(updated && { updated }),
    ...(given.purged && { purged: true }),
    provenance: [{ source: given.source, file: given.file }],
  };
}
