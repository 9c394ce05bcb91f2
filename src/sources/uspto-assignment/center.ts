import type { Conveyance } from '#collections/conveyances/conveyances.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { isPlain, type Plain, plains, wholeJson } from '../whole-json.ts';
import { conveyanceOf } from './conveyance.ts';

const NAME = 'uspto-assignment-center';

function read(row: Plain, file: string): Conveyance {
  const count = row.noOfProperties;
  return conveyanceOf({
    reel: row.reelNumber,
    frame: row.frameNumber,
    text: row.conveyance,
    executed: row.assignorExecutionDate,
    assignors: plains(row.assignors).map(({ assignorName, executionDate }) => ({
      name: assignorName,
      executed: executionDate,
    })),
    assignees: (Array.isArray(row.assignees) ? row.assignees : []).map((name: unknown) => ({ name })),
    properties: plains(row.properties).map((one) => ({
      application: one.applicationNumber,
      filed: one.fillingDate,
      publication: one.publicationNumber,
      patent: one.patentNumber,
      pct: one.pctNumber,
    })),
    ...(typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 && { count }),
    source: NAME,
    file,
  });
}

/** Pages of the search of Assignment Center, in JSON. */
export default defineSource<Conveyance>({
  name: NAME,
  title: 'USPTO Assignment Center, search pages (JSON)',
  homepage: 'https://assignmentcenter.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: conveyances,
  files: ['.json'],
  expect: { reel_frame: 1, text: 1, executed: 0.95 },
  recognises: (_base, head) => /"reelNumber"\s*:/.test(head) && /"conveyance"\s*:/.test(head),
  async *read(file): AsyncGenerator<Parsed<Conveyance>> {
    const answer = await wholeJson(file);
    const success = isPlain(answer) ? answer.successResponse : undefined;
    const rows = plains(isPlain(success) ? success.data : undefined);
    for (const [index, row] of rows.entries()) {
      try {
        yield { ok: true, record: read(row, file.base) };
      } catch (error) {
        yield {
          ok: false,
          id: `row ${index + 1}`,
          reason: (error as Error).message,
          raw: JSON.stringify(row).slice(0, MAX_RAW),
        };
      }
    }
    if (rows.length === 0) yield { ok: 'skipped', kind: 'page without rows' };
  },
});
