import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '#errors.ts';
import { startTestService } from '#testing/service.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const alerts = readFileSync(join(deploy, 'prometheus/alerts.yaml'), 'utf8');
const dashboard = JSON.parse(readFileSync(join(deploy, 'grafana/priora.json'), 'utf8')) as {
  panels: { id: number; gridPos: { x: number; y: number; w: number; h: number }; targets: { expr: string }[] }[];
};
const expressions = [
  ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map((match) => match[1]!),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
/** Names in front of a selector, as every one of ours has. */
const metricsOf = (expression: string) => [...expression.matchAll(/([a-z0-9_]+)\{/g)].map((match) => match[1]!);

describe('alert rules and dashboard', () => {
  it('ask for metrics that the service has, by labels that they have', async () => {
    await using service = await startTestService({ settings: { PRIORA_SYNC_FOLDERS: 'inbox=/srv/inbox' } });
    await service.sources.change('inbox', 'tests', { on: true, hosts: [] });
    await service.call('POST /search/patent/query-search-count', { body: { query_text: 'TTL: lidar' } });
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const asked = new Set(expressions.flatMap(metricsOf));
    asked.delete('up');
    expect(asked.size).toBeGreaterThanOrEqual(8);
    // a limit of descriptors is told by Linux alone
    const missing = [...asked].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text));
    expect(missing).toEqual([]);
    const labels = new Set(
      expressions.flatMap((each) => [...each.matchAll(/by \(([^)]+)\)/g)].flatMap((m) => m[1]!.split(', '))),
    );
    for (const label of labels) {
      if (label === 'instance') continue;
      expect(text).toContain(`${label}="`);
    }
  });

  it('say every error code by its number', () => {
    const codes = new Set(
      expressions.flatMap((each) => [...each.matchAll(/error_code="(\d{4,})"/g)].map((m) => m[1]!)),
    );
    expect(codes).toEqual(new Set([String(ERRORS.internal.error_code), String(ERRORS.busy.error_code)]));
  });

  it('have one selector for all services, and brackets that close', () => {
    for (const each of expressions) {
      expect(each).toContain('job="priora"');
      for (const [open, close] of ['()', '{}', '[]'].map((pair) => [...pair]))
        expect(each.split(open!).length).toBe(each.split(close!).length);
    }
    expect([...alerts.matchAll(/^ +- alert: /gm)]).toHaveLength(8);
    expect([...alerts.matchAll(/^ +remedy: '/gm)]).toHaveLength(8);
  });

  it('lay the panels side by side', () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { gridPos: a, id } of panels) {
      expect(a.x + a.w).toBeLessThanOrEqual(24);
      for (const { gridPos: b, id: other } of panels)
        if (id < other) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    }
  });
});
