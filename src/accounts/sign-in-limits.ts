import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

// How often a password may be guessed. What counts is a name from one network: after five failures each further try
// waits, a second at first, twice as long each time, up to 15 minutes. So somebody who guesses elsewhere keeps nobody
// from signing in here. Beside it a network that tries many names waits in the same way after fifty failures; names
// that have signed in from there before do not. Failures are forgotten a day after the last.

/** Failures without a wait: of a name from one network, and of a network. */
export const FREE = { name: 5, network: 50 } as const;
/** How long failures count. */
export const REMEMBERED_MS = 86_400_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** How long a try has to wait after so many failures, `free` of which cost nothing. */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** Math.min(30, failures - free));

/** How names are compared: composed, without blanks around, in lower case. */
export const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/**
 * What failures of a name from a network are counted under. The name as a hash: it may be a secret in the wrong field.
 */
export const failuresOf = (name: string, network: string): string => `${failuresOfName(name)}${network}`;
/** What `failuresOf` of a name begins with, from whatever network. */
export const failuresOfName = (name: string): string =>
  `name ${createHash('sha256').update(folded(name)).digest('hex').slice(0, 32)} `;
/** What failures of any name from a network are counted under. */
export const failuresFrom = (network: string): string => `network ${network}`;

/** What one visitor has for itself: an IPv4 address, or the first 64 bits of an IPv6 one, whose rest it may choose. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (mapped.includes('.')) return mapped;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const last = after === undefined || after === '' ? [] : after.split(':');
  const all = after === undefined ? groups : [...groups, ...Array(8 - groups.length - last.length).fill('0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
