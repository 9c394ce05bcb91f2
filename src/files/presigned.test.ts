import { expect, it } from 'vitest';
import { presigned } from './presigned.ts';

// the example of the specification, with its address and keys
it('signs the address of an object as the specification shows', () => {
  const url = presigned(new URL('https://examplebucket.s3.amazonaws.com/test.txt'), {
    region: 'us-east-1',
    access_key: 'AKIAIOSFODNN7EXAMPLE',
    secret_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    expires_s: 86_400,
    at: Date.UTC(2013, 4, 24),
  });
  expect(url).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
