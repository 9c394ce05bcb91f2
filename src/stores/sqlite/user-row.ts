import type { User } from '#accounts/user-store.ts';

/** A row of the table of people. Unknown is absent: who was never disabled has no day of it. */
export const toUser = (row: Record<string, unknown>): User => {
  const { id, account_id, name, role, operator, created_at, password, disabled_at } = row;
  return {
    ...{ id, account_id, name, role, operator: operator === 1, created_at },
    ...(password === '' && { external: true }),
    ...(disabled_at !== null && disabled_at !== undefined && { disabled_at }),
  } as User;
};
