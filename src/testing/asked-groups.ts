import type { Group } from '#operation.ts';
import { groups } from '#operations/index.ts';

/** The name of a group's folder. */
export const folderOf = ({ tag }: Pick<Group, 'tag'>): string =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** `PRIORA_EXAMPLES=fto-search,llm-chat`: of some groups alone, by the names of their folders. */
export const ONLY = process.env.PRIORA_EXAMPLES;

/** The groups whose operations are asked: all of them, unless some are named. */
export const askedGroups: readonly Group[] = groups.filter(
  (group) => !ONLY || ONLY.split(',').includes(folderOf(group)),
);
