import { US_STATUS } from './us-status.ts';

/** What became of a mark: alive and registered, alive and not yet, or dead. */
export type MarkState = 'registered' | 'pending' | 'dead';

/** Why a mark is dead, where the office says so. */
export const DEAD_REASONS = [
  'abandoned',
  'withdrawn',
  'refused',
  'cancelled',
  'expired',
  'invalidated',
  'surrendered',
] as const;
export type DeadReason = (typeof DEAD_REASONS)[number];

export interface MarkStanding {
  readonly state: MarkState;
  readonly reason?: DeadReason;
}

const dead = (reason?: DeadReason): MarkStanding => ({ state: 'dead', ...(reason && { reason }) });
const REGISTERED: MarkStanding = { state: 'registered' };
const PENDING: MarkStanding = { state: 'pending' };

/** By the words of offices, lower case: the first that the status holds decides. */
// biome-ignore format: read it as a table
const WORDS: readonly (readonly [string, MarkStanding])[] = [
  // Korean office
  ['등록', REGISTERED], ['거절', dead('refused')], ['소멸', dead('expired')], ['포기', dead('abandoned')],
  ['취하', dead('withdrawn')], ['무효', dead('invalidated')], ['공고', PENDING], ['출원', PENDING],
  // German office
  ['nichtverlängerung', dead('expired')], ['gelöscht', dead('cancelled')], ['geloescht', dead('cancelled')], ['akte vernichtet', dead('cancelled')],
  ['zurückgenommen', dead('withdrawn')], ['zurückgewiesen', dead('refused')], ['eingetragen', REGISTERED],
  ['angemeldet', PENDING],
  // European office; its longer words first
  ['cancellation pending', REGISTERED], ['cancelled', dead('cancelled')], ['surrendered', dead('surrendered')],
  ['expired', dead('expired')], ['withdrawn', dead('withdrawn')], ['refused', dead('refused')], ['removed', dead('cancelled')],
  ['registered', REGISTERED], ['opposed', PENDING], ['published', PENDING], ['under examination', PENDING],
  ['filed', PENDING], ['appeal', PENDING], ['accepted', PENDING], ['acceptance pending', PENDING],
  ['registration pending', PENDING], ['opposition pending', PENDING], ['opposition period', PENDING], ['received', PENDING],
];

/** What an office's words say; undefined for words that no table knows. */
export const standingOfWords = (words: string): MarkStanding | undefined => {
  const text = words.toLowerCase().replaceAll('_', ' ');
  return WORDS.find(([word]) => text.includes(word))?.[1];
};

const US_WORDS: Readonly<Record<string, MarkStanding>> = {
  'Dead/Abandoned': dead('abandoned'),
  'Dead/Cancelled': dead('cancelled'),
  'Dead/Expired': dead('expired'),
  Dead: dead(),
  Live: REGISTERED,
  'Live/Registered': REGISTERED,
  'Live/Pending': PENDING,
};

/**
 * What a status code of the US office says, with the office's words; undefined for a code without a life of its own.
 */
export function standingOfUsCode(code: string): (MarkStanding & { readonly text: string }) | undefined {
  const row = US_STATUS.get(code.padStart(3, '0'));
  const standing = row && US_WORDS[row.state];
  return standing && { ...standing, text: row.text };
}

const REASON_WORDS: Readonly<Record<DeadReason, string>> = {
  abandoned: 'Abandoned',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
  cancelled: 'Cancelled',
  expired: 'Expired',
  invalidated: 'Invalidated',
  surrendered: 'Surrendered',
};

/** As answers write it: `Live/Registered`, `Live/Pending`, `Dead/Abandoned`, `Dead`. */
export const standingWords = ({ state, reason }: MarkStanding): string =>
  state === 'registered'
    ? 'Live/Registered'
    : state === 'pending'
      ? 'Live/Pending'
      : reason
        ? `Dead/${REASON_WORDS[reason]}`
        : 'Dead';
