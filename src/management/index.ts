import type { FastifyInstance } from 'fastify';
import type { ApiOf } from '#declared.ts';
import { auditRoutes } from './audit.ts';
import { chatRoutes } from './chats.ts';
import { classRoutes } from './classes.ts';
import { companyRoutes } from './companies.ts';
import { corpusRoutes } from './corpus.ts';
import { countRoutes } from './counts.ts';
import { historyRoutes } from './history.ts';
import { keyRoutes } from './keys.ts';
import { lifeRoutes } from './life.ts';
import { monitorRoutes } from './monitors.ts';
import { paperRoutes } from './papers.ts';
import { peopleRoutes } from './people.ts';
import { readingRoutes } from './reading.ts';
import { type Installation, type Management, mount } from './routes.ts';
import { searchRoutes } from './searches.ts';
import { serveSingleSignOn } from './single-sign-on.ts';
import { syncRoutes } from './sync.ts';
import { tableRoutes } from './table.ts';
import { taskRoutes } from './tasks.ts';
import { usageRoutes } from './usage.ts';
import { wayRoutes } from './ways.ts';
import { worklistRoutes } from './worklists.ts';

export type { Installation, Management, Provider } from './routes.ts';

/** Everything under `/manage`: what the console asks beside the operations, for a signed-in person, never for a key. */
export const managementRoutes = (management: Management) => [
  ...peopleRoutes(management),
  ...auditRoutes(management),
  ...keyRoutes(management),
  ...usageRoutes(management),
  ...readingRoutes(management),
  ...corpusRoutes(management),
  ...companyRoutes(management),
  ...countRoutes(management),
  ...paperRoutes(management),
  ...lifeRoutes(management),
  ...classRoutes(management),
  ...wayRoutes(management),
  ...tableRoutes(management),
  ...searchRoutes(management),
  ...historyRoutes(management),
  ...worklistRoutes(management),
  ...monitorRoutes(management),
  ...syncRoutes(management),
  ...taskRoutes(management),
  ...chatRoutes(management),
];

/** The calls of the console with what they take and answer: what its client is typed by. */
export type ManagementApi = ApiOf<ReturnType<typeof managementRoutes>[number]>;

export function serveManagement(app: FastifyInstance, management: Management, installation: Installation): void {
  for (const each of managementRoutes(management)) mount(app, management, installation, each);
  if (management.provider) serveSingleSignOn(app, management, installation, management.provider);
}
