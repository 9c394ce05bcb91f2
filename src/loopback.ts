import { isIP } from 'node:net';

/** A host as it is compared: lower case, an IPv6 address without its brackets. */
export const bare = (host: string): string => host.replace(/^\[|\]$/g, '').toLowerCase();

/** Whether a host is this machine itself: `localhost` (RFC 6761), 127.0.0.0/8, ::1. */
export function isLoopback(name: string): boolean {
  const host = bare(name);
  const inner = host.startsWith('::ffff:') ? host.slice('::ffff:'.length) : host;
  if (isIP(inner) === 4) return inner.startsWith('127.');
  return host === '::1' || host === 'localhost' || host.endsWith('.localhost');
}
