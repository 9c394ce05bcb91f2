import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ groups: testGroups });
});
afterAll(() => service.close());

describe('the reference page', () => {
  it('is served whole by the service itself, and may fetch nothing from elsewhere', async () => {
    expect((await service.call('GET /docs', { key: null })).headers.get('location')).toBe('/docs/');
    const page = await service.call('GET /docs/', { key: null });
    expect(page.status).toBe(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url);
    expect(sources).toEqual(['js/try.js', 'js/scalar.js']);
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
