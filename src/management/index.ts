import type { FastifyInstance } from 'fastify';
import { serveChats } from './chats.ts';
import { serveCorpus } from './corpus.ts';
import { serveKeys } from './keys.ts';
import { servePeople } from './people.ts';
import { serveReading } from './reading.ts';
import { type Management, managementRoutes } from './routes.ts';
import { serveSearches } from './searches.ts';
import { serveTasks } from './tasks.ts';
import { serveUsage } from './usage.ts';

export type { Management } from './routes.ts';

/** Everything under `/manage`: what the console asks beside the operations, for a signed-in person, never for a key. */
export function serveManagement(app: FastifyInstance, management: Management): void {
  const routes = managementRoutes(app, management);
  servePeople(routes, management);
  serveKeys(routes, management);
  serveUsage(routes, management);
  serveReading(routes, management);
  serveCorpus(routes, management);
  serveSearches(routes, management);
  serveTasks(routes, management);
  serveChats(routes, management);
}
