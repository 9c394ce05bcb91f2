import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { contentSecurityPolicy } from './pages.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ groups: testGroups });
});
afterAll(() => service.close());

describe('the first page', () => {
  it('runs its own script and style, by hash, and may fetch from this service alone', async () => {
    const { text, headers } = await service.call('GET /', { key: null });
    const policy = headers.get('content-security-policy')!;
    expect(policy).toBe(contentSecurityPolicy(text));
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; connect-src 'self';/,
    );
    expect(text).not.toMatch(/https?:\/\/|style="|\son\w+="/);
  });

  it('hashes exactly what stands between the tags', () => {
    expect(contentSecurityPolicy('<style>a</style><script>b</script>')).toContain(
      // printf b | openssl dgst -sha256 -binary | base64, and the same for a
      "script-src 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='; style-src 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    );
  });
});

describe('the reference page', () => {
  it('is served whole by the service itself, and may fetch nothing from elsewhere', async () => {
    expect((await service.call('GET /docs', { key: null })).headers.get('location')).toBe('/docs/');
    const page = await service.call('GET /docs/', { key: null });
    expect(page.status).toBe(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    expect(sources).toEqual(['js/scalar.js']);
    expect(page.text).toMatch(/"url": "\/openapi\.json"/);
    expect(page.text).toMatch(/"withDefaultFonts": false/);
    expect(page.text).toMatch(/"telemetry": false/);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('has its script compressed', async () => {
    const response = await fetch(`${service.url}/docs/js/scalar.js`);
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect((await response.text()).length).toBeGreaterThan(1_000_000);
  });
});
