import type { AuditEntry } from '#accounts/audit.ts';
import { Type } from '#typebox.mjs';
import { type Management, operate, route } from './routes.ts';

const SHOWN = 50;
const Page = { query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1 })) }) };

/** What was done: to the account, for its owners; to the installation, for whoever runs it. */
export function auditRoutes({ audit }: Management) {
  const page = async (account_id: string | null, before = Number.MAX_SAFE_INTEGER) => {
    const found = await audit.of(account_id, before, SHOWN + 1);
    return { entries: found.slice(0, SHOWN).map(shown), more: found.length > SHOWN };
  };
  return [
    route('GET /audit', { role: 'owner', ...Page }, ({ session, query }) =>
      page(session.user.account_id, query.before),
    ),
    operate('GET /audit/installation', Page, ({ query }) => page(null, query.before)),
    operate('POST /audit/verify', { audit: 'audit.verified' }, async ({ noted }) => {
      const verdict = await audit.verify();
      noted(verdict.fault ? `${verdict.fault.seq}` : '', { entries: verdict.entries, sound: !verdict.fault });
      return verdict;
    }),
  ];
}

const shown = ({ account_id: _, ...entry }: AuditEntry) => entry;
