import type { User } from '#accounts/user-store.ts';
import type { Row } from './database.ts';

/** A row of the table of people. Unknown is absent: who was never disabled has no day of it. */
export const toUser = ({ id, account_id, name, role, operator, created_at, password, disabled_at }: Row): User => ({
  ...{ id, account_id, name, role, operator, created_at },
  ...(password === '' && { external: true }),
  ...(disabled_at !== null && { disabled_at }),
});
