import { currentOwners } from '#collections/patents/patent.ts';
import { mainGroups, namesOf, unitsOf } from './count.ts';
import type { Recount } from './recount.ts';

/** The six operations of a landscape, on the map of a main group, in simple families. */
export async function landscapes(recount: Recount): Promise<void> {
  const { rows, subject, familyOf } = recount;
  const { group } = subject;
  const found = rows.filter(({ ipc }) => mainGroups(ipc).includes(group));
  const families = unitsOf(found, familyOf);
  const job = 'recount';
  const of = `/landscape-api/jobs/${job}` as const;

  await recount.operation(
    'landscape jobs',
    'POST /landscape-api/jobs',
    { body: { job_id: job, uid: 'eval', request_type: 'som', q: `IPC: ${group}` } },
    (answer) => [answer, job],
  );
  let state = 'RUNNING';
  while (state === 'RUNNING')
    state = (await recount.ask('status', `GET ${of}/status`, { query: { job_seq: 0, wait_ms: 20_000 } })).job_status;
  await recount.operation('landscape status', `GET ${of}/status`, { query: { job_seq: 0 } }, ({ job_status }) => [
    job_status,
    'COMPLETED',
  ]);
  await recount.operation(
    'landscape result',
    `GET ${of}/result`,
    { query: { job_seq: 0, label_num: 5 } },
    ({ total_count, mapped_count }) => [`${total_count} ${mapped_count}`, `${families} ${families}`],
  );
  let stands: ReadonlySet<string> = new Set();
  await recount.operation(
    'landscape patents',
    `GET ${of}/patents`,
    { query: { start: 0, length: 1000 } },
    ({ total_count, patents }) => {
      stands = new Set(patents.map(({ pn }: any) => pn));
      return [`${total_count} ${stands.size}`, `${families} ${Math.min(1000, families)}`];
    },
  );
  // a family stands there by its latest publication, whose owner may be another than an earlier one's
  const owned = (name: string) =>
    unitsOf(
      rows.filter(({ id, patent }) => stands.has(id) && namesOf(currentOwners(patent)).includes(name)),
      familyOf,
    );
  const first = { query: { start: 0, length: 1 } };
  await recount.operation('landscape facets', `GET ${of}/facets/applicant`, first, ({ facet_list: [facet] }) => [
    `${facet.name} ${facet.count}`,
    `${facet.name} ${owned(facet.name)}`,
  ]);
  await recount.operation('landscape facet detail', `GET ${of}/facets/applicant/detail`, first, ({ details }) => [
    `${details[0].res_value} ${details[0].pn_map.length}`,
    `${details[0].res_value} ${owned(details[0].res_value)}`,
  ]);
}
