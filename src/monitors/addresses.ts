import { BlockList, isIP } from 'node:net';
import { ServiceError } from '#errors.ts';

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

/** Host names, lower case, of a comma-separated setting. */
export const hostList = (setting: string | undefined): ReadonlySet<string> =>
  new Set((setting ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []));

/**
 * The address of a webhook, if it is one of a host that the installation allows.
 * @throws ServiceError `invalid_request` with the remedy.
 */
export function webhookAddress(text: string, hosts: ReadonlySet<string>): URL {
  const refused = (message: string) => new ServiceError('invalid_request', message, { field: 'webhook' });
  if (hosts.size === 0) throw refused('Webhooks are off: the operator allows hosts in PRIORA_WEBHOOK_HOSTS.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw refused('A webhook is an address that begins with https:// and has no user name in it.');
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (!hosts.has(host)) throw refused(`The host ${host} is not among those that PRIORA_WEBHOOK_HOSTS allows.`);
  if (isIP(host) !== 0 && !isPublicAddress(host))
    throw refused(`${host} is an address of this machine or of a private network: nothing is sent there.`);
  return url;
}
