import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#clock.ts';
import { type Keep, MEDIA_TYPES } from './store.ts';

const DAY_MS = 86_400_000;
const LONGEST_LINK_MS = 10 * DAY_MS;
const ID = /^[0-9a-f]{32}$/;
const MAKER = /^[a-z]{2,20}(?:-[a-z]{2,20}){1,3}$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Of one file that is made piece by piece. */
export const MOST_BYTES = 4 * 1024 ** 3;

export const isId = (text: string): boolean => ID.test(text);
export const mediaType = (name: string): string | undefined => MEDIA_TYPES[name.slice(name.lastIndexOf('.') + 1)];
/** The id that what is kept under a key and a name has, in whatever store. */
export const idOf = (key: string, name: string): string =>
  createHash('sha256').update(`${key}\n${name}`).digest('hex').slice(0, 32);

/** @throws RangeError for a name that is not plain ASCII with a known extension. */
export function assertNamed({ name }: Pick<Keep, 'name'>): void {
  if (!NAME.test(name) || !mediaType(name)) throw new RangeError(`"${name}" is not a name for a file`);
}

/** A link, as a door takes it from an address. */
export interface GivenLink {
  readonly id: string;
  readonly name: string;
  readonly expires: string;
  readonly signature: string;
}

/**
 * What an address names that ends as a link of ours does: `/files/<id>/<name>?expires&signature`. It proves nothing.
 */
export function linkIn({ pathname, searchParams }: URL): GivenLink {
  const [name = '', id = ''] = pathname.split('/').reverse();
  return { id, name, expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
}

/** Links to files that work without a key until they expire, signed by the service. */
export function fileLinks(options: {
  readonly secret: Uint8Array;
  readonly base_url: () => string;
  /** How long a link works where the one who asks for it does not say. */
  readonly link_ms: number;
  readonly clock: Clock;
}) {
  const { secret, base_url, link_ms, clock } = options;
  const most_ms = Math.max(link_ms, LONGEST_LINK_MS);
  const signatureOf = (id: string, name: string, expires: string) =>
    createHmac('sha256', secret).update(`${id}/${name}?expires=${expires}`).digest('base64url');
  return {
    /** None works longer than ten days. */
    link({ id, name }: { readonly id: string; readonly name: string }, for_ms = link_ms): string {
      const expires = String(Math.floor((clock() + Math.min(for_ms, most_ms)) / 1000));
      return `${base_url()}/files/${id}/${name}?expires=${expires}&signature=${signatureOf(id, name, expires)}`;
    },
    check({ id, name, expires, signature }: GivenLink): 'sound' | 'forged' | 'expired' {
      if (!(isId(id) || MAKER.test(id)) || !NAME.test(name) || !/^\d{1,12}$/.test(expires)) return 'forged';
      const wanted = Buffer.from(signatureOf(id, name, expires));
      const given = Buffer.from(signature);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'forged';
      // signed while the clock was wrong, perhaps by years: no link works for longer than links do
      const left_ms = Number(expires) * 1000 - clock();
      return left_ms <= 0 || left_ms > most_ms + DAY_MS ? 'expired' : 'sound';
    },
  };
}
