import { createHash, createHmac } from 'node:crypto';

/** As RFC 3986 has it, which is stricter than `encodeURIComponent`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The address of an object, signed so that whoever has it may read the object for a while.
 * @param address Of the object, its key encoded.
 * @param overrides Headers that the store answers with, as `response-content-type`.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function presigned(
  address: URL,
  {
    region,
    access_key,
    secret_key,
    expires_s,
    at,
    overrides = {},
  }: {
    readonly region: string;
    readonly access_key: string;
    readonly secret_key: string;
    readonly expires_s: number;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly overrides?: Readonly<Record<string, string>>;
  },
): string {
  const date = new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${access_key}/${scope}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(expires_s),
    'X-Amz-SignedHeaders': 'host',
    ...overrides,
  })
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const request = ['GET', address.pathname, query, `host:${address.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(request).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret_key}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n')).toString('hex');
  return `${address.origin}${address.pathname}?${query}&X-Amz-Signature=${signature}`;
}
