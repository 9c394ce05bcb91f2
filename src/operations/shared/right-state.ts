import type { Patent } from '#collections/patents/patent.ts';
import { DETAILED_STATUS, SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';
import { type Static, Type } from '#typebox.mjs';

/** One publication of a family: the state of the right in its country, as far as it is known. */
export const RightState = Type.Object({
  country: Type.String(),
  publication_number: Type.String(),
  state: Type.Enum(['alive', 'pending', 'dead', 'unknown']),
  /** The interface's word for it. */
  status: Type.Optional(Type.String()),
  since: Type.Optional(Type.Integer()),
  expires: Type.Optional(Type.Integer()),
});
export type RightState = Static<typeof RightState>;

/** What the codes of the legal life say of a right: whether it can be infringed. */
const STATES: Readonly<Record<number, RightState['state']>> = {
  0: 'dead',
  1: 'alive',
  2: 'pending',
  220: 'dead',
  221: 'pending',
  225: 'dead',
};

/** The state of what a publication is of. */
export function stateOf(patent: Patent): RightState {
  const { legal_status, expiry_date } = patent;
  const words = legal_status
    ? [...statusWords([legal_status.simple], SIMPLE_STATUS), ...statusWords(legal_status.detailed, DETAILED_STATUS)]
    : [];
  return {
    country: patent.authority,
    publication_number: patent.publication_number,
    state: legal_status ? (STATES[legal_status.simple] ?? 'unknown') : 'unknown',
    ...(words.length > 0 && { status: words.join(', ') }),
    ...(legal_status?.date !== undefined && { since: legal_status.date }),
    ...(expiry_date !== undefined && { expires: expiry_date }),
  };
}
