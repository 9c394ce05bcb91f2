import { isIPv4 } from 'node:net';

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const;

/** Whether only this machine can reach an address that is listened on. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/**
 * Which `Host` headers a service answers. A page of a foreign site whose name its owner points to 127.0.0.1 (DNS
 * rebinding) is of the same origin as a service there, to the browser; the name in the header tells it. So a service
 * that listens on loopback answers the machine's own names, that of its public address, and those in `more`; one that
 * listens to the network answers all, unless `more` says which.
 *
 * @param more names without ports, comma-separated
 * @returns whether a header's value is one of them; a request without the header comes from no browser and is answered
 */
export function hostCheck(listening: {
  readonly host: string;
  readonly public_url?: string | undefined;
  readonly more?: string | undefined;
}): (header: string | undefined) => boolean {
  const { host, public_url, more } = listening;
  if (!isLoopback(host) && more === undefined) return () => true;
  const known = new Set<string>([
    ...OWN_NAMES,
    host.includes(':') ? `[${host}]` : host,
    ...(public_url ? [URL.parse(public_url)?.hostname ?? ''] : []),
    ...(more ?? '').split(',').map((name) => name.trim().toLowerCase()),
  ]);
  known.delete('');
  return (header) => header === undefined || known.has(nameOf(header));
}

/** `Example.org:8080` as `example.org`, `[::1]:8080` as `[::1]`. */
function nameOf(header: string): string {
  const port = header.lastIndexOf(':');
  const name = port > header.lastIndexOf(']') ? header.slice(0, port) : header;
  return name.toLowerCase().replace(/\.$/, '');
}
