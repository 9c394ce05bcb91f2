import { BlockList, isIP } from 'node:net';
import type { KeyRecord } from './store.ts';

/** Addresses and networks that a key can be bound to. */
export const MOST_ADDRESSES = 50;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * An address or network as it is kept, or undefined for what is neither: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`
 * (RFC 4632, RFC 4291).
 */
export function addressRange(text: string): string | undefined {
  const [address = '', length, more] = text.trim().toLowerCase().split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more !== undefined) return undefined;
  if (length === undefined) return address;
  if (!/^\d{1,3}$/.test(length) || Number(length) > (version === 6 ? 128 : 32)) return undefined;
  return `${address}/${Number(length)}`;
}

const lists = new WeakMap<readonly string[], BlockList>();

/** Whether a key may come from an address; an IPv4 address is the same when it is written as an IPv6 one. */
export function permits({ addresses }: KeyRecord, from: string): boolean {
  if (!addresses) return true;
  let list = lists.get(addresses);
  if (!list) {
    list = new BlockList();
    for (const each of addresses) {
      const [address = '', length] = each.split('/');
      if (length === undefined) list.addAddress(address, familyOf(address));
      else list.addSubnet(address, Number(length), familyOf(address));
    }
    lists.set(addresses, list);
  }
  return isIP(from) !== 0 && list.check(from, familyOf(from));
}
