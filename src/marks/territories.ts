import { EU_MEMBERS } from './use.ts';

/** Countries whose national marks are those of the Benelux office. */
const BENELUX: readonly string[] = ['BE', 'LU', 'NL'];

/** Why the marks of an office stand in the way where somebody wants to use his. */
export type Because = 'named' | 'union' | 'member' | 'benelux';

/**
 * Offices whose marks are earlier rights in some territories, the named ones first: those of the European Union are in
 * force in its members, and national marks of a member, of the Benelux office for three of them, stand in the way of a
 * mark of the Union (Regulation (EU) 2017/1001, Articles 1(2) and 8(2)).
 */
export function earlierRights(offices: readonly string[]): ReadonlyMap<string, Because> {
  const found = new Map<string, Because>(offices.map((office) => [office, 'named']));
  const add = (office: string, because: Because) => {
    if (!found.has(office)) found.set(office, because);
  };
  if (offices.some((office) => BENELUX.includes(office))) add('BX', 'benelux');
  if (offices.some((office) => EU_MEMBERS.has(office) || office === 'BX')) add('EU', 'union');
  if (offices.includes('EU'))
    for (const member of ['BX', ...EU_MEMBERS]) if (!BENELUX.includes(member)) add(member, 'member');
  return found;
}
