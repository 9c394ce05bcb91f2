import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses that belong to this machine, its network, or nobody (IANA's special-purpose registries). */
const INNER = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ...([
    ['::', 128],
    ['::1', 128],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
  ] as const),
  ...([
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['5f00::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

/** Whether an IP address lies outside of this machine and of private networks. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  const version = isIP(address);
  if (version === 0) return false;
  // IPv4 addresses in other writings of IPv6
  if (version === 6 && /^::/.test(address)) return false;
  return !INNER.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Code of the error for a name of an address that is not public. */
export const PRIVATE_ADDRESS = 'PRIVATE_ADDRESS';

/**
 * Looks a host up as the system does, and refuses those of which an address is not public: what was checked is what is
 * connected to, so that no name can lead elsewhere a moment later.
 */
export function publicLookup(resolve: typeof systemLookup = systemLookup) {
  return (
    host: string,
    options: { readonly all?: boolean },
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const inner = found.find(({ address }) => !isPublicAddress(address));
      if (inner || found.length === 0) {
        const error = new Error(`${host} is at no public address: ${inner?.address}`);
        return done(Object.assign(error, { code: PRIVATE_ADDRESS }), []);
      }
      if (options.all) return done(null, found);
      done(null, found[0]!.address, found[0]!.family);
    });
  };
}
