import { createHash } from 'node:crypto';
import { remembered } from '#patents/remembered.ts';

/** UUID namespace of patent ids: fixed for ever, so that an id is the same on every installation. */
const NAMESPACE = Buffer.from('5f8b6a0e3f6d4c0e9d4a8f1f7b1c2d3e', 'hex');

/**
 * The patent id of a publication: a name-based UUID (version 5, RFC 9562 section 5.5) of its normalised publication
 * number.
 */
export const patentId: (publicationNumber: string) => string = remembered((publicationNumber) => {
  const hash = createHash('sha1').update(NAMESPACE).update(publicationNumber).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
});
