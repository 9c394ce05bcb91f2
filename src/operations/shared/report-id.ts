import { ServiceError } from '#errors.ts';
import { defineFlow, final } from '#flows/flow.ts';
import type { Flows } from '#flows/runner.ts';
import { type Static, Type } from '#typebox.mjs';

const ReportId = Type.Object({
  /** The task that makes the report. */
  of: Type.String(),
});
type ReportId = Static<typeof ReportId>;

/**
 * The id of a report where the interface has one apart from that of the task which makes it. It is a task of its own
 * that has nothing to do, so that it belongs to an account, and goes by its age and with the account, as tasks do.
 * Every step takes either id.
 */
export const reportId = defineFlow({
  name: 'report-id',
  data: ReportId,
  start: 'given',
  states: { given: final() },
  stages: { report: ['given'] },
  title: ({ of }: ReportId) => `Report of ${of}`,
  internal: true,
  stands_for: ({ of }: ReportId) => of,
});

/** The task that makes the report of an id; undefined if the id is none of a report. */
export async function taskOfReport(flows: Flows, id: string, account: string): Promise<string | undefined> {
  try {
    return (await flows.read(reportId, id, account)).data.of;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_found') return undefined;
    throw error;
  }
}
