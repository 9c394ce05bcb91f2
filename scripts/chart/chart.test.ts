import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, Settings } from '#config.ts';
import { CHART, chartDigest, helm, RENDERED, rendering } from './rendered.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const [one, several] = RENDERED.map(({ file }) => readFileSync(file, 'utf8')) as [string, string];
/** Documents of a rendering by kind and name. */
const documents = (text: string) =>
  new Map(
    text
      .split(/^---$/m)
      .slice(1)
      .map((each) => [`${/^kind: (.+)$/m.exec(each)![1]} ${/^ {2}name: (.+)$/m.exec(each)![1]}`, each]),
  );

describe('the Helm chart', () => {
  it('is kept as it is rendered: run npm run chart after a change', () => {
    for (const text of [one, several]) expect(text.split('\n', 1)[0]).toContain(chartDigest());
  });

  it('is of the version of the package', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(read('deploy/helm/priora/Chart.yaml')).toContain(`appVersion: "${version}"\n`);
    expect(one).toContain(`image: "priora:${version}"`);
  });

  it('has what its two forms need, and no more', () => {
    expect([...documents(one).keys()].sort()).toEqual(['Service priora', 'Service priora-each', 'StatefulSet priora']);
    expect([...documents(several).keys()].sort()).toEqual([
      'Ingress priora',
      'PodDisruptionBudget priora',
      'Service priora',
      'Service priora-each',
      'StatefulSet priora',
    ]);
  });

  it('gives a service the rights and the grace that the compose files give it', () => {
    for (const text of [one, several])
      for (const line of [
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
        'capabilities: { drop: [ALL] }',
        'runAsNonRoot: true',
        'automountServiceAccountToken: false',
        'enableServiceLinks: false',
        'terminationGracePeriodSeconds: 30',
      ])
        expect(text.split(line), line).toHaveLength(2);
    for (const file of ['compose.yaml', 'deploy/cluster/compose.yaml']) {
      expect(read(file)).toContain('read_only: true');
      expect(read(file)).toContain('stop_grace_period: 30s');
    }
    // longer than the service waits for calls under way
    expect(readConfig({}).PRIORA_SHUTDOWN_GRACE_S).toBeLessThan(30);
    // offline alone, as compose.yaml; with a database, as the cluster's
    expect(read('compose.yaml')).toContain('command: [serve, --offline]');
    expect(one).toContain('args: [serve, --offline]');
    expect(read('deploy/cluster/compose.yaml')).not.toContain('--offline');
    expect(several).toContain('args: [serve]');
    // a caller stays with one service
    expect(read('deploy/cluster/nginx.conf')).toContain('hash $remote_addr');
    expect(documents(several).get('Service priora')).toContain('sessionAffinity: ClientIP');
  });

  it('has settings that there are, its data in a volume, and secrets by name alone', () => {
    for (const text of [one, several]) {
      for (const [, name] of text.matchAll(/\{ name: (PRIORA_[A-Z0-9_]+), value: /g))
        expect(Object.keys(Settings.properties)).toContain(name);
      expect(text).toContain('{ name: PRIORA_DATA_DIR, value: /data/priora }');
      expect(text).toContain('{ name: data, mountPath: /data }');
      expect(text).toMatch(/startupProbe:\n +httpGet: \{ path: \/healthz, port: http \}/);
      expect(text).toMatch(/livenessProbe:\n +httpGet: \{ path: \/healthz, port: http \}/);
      expect(text).toMatch(/readinessProbe:\n +httpGet: \{ path: \/readyz, port: http \}/);
    }
    expect(several).toContain('- secretRef: { name: priora-settings }');
    expect(several).toMatch(/PRIORA_TRUST_PROXY, value: "true"/);
    expect(one).toMatch(/PRIORA_TRUST_PROXY, value: "false"/);
  });
});

const PROGRAM = process.env.HELM ?? 'helm';
describe.skipIf(!helm(PROGRAM, 'version'))('Helm', () => {
  it('has nothing against the chart, and renders what is kept', () => {
    const { status, stdout } = helm(PROGRAM, 'lint', '--strict', CHART)!;
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
    for (const { values, file } of RENDERED) expect(rendering(PROGRAM, values)!.text).toBe(readFileSync(file, 'utf8'));
  });

  it('writes values as settings have them, and a secret of its own', () => {
    const more = ['--set', 'settings.PRIORA_USAGE_DAYS=1000000,settings.PRIORA_TRACES_SHARE=0.1,settings.A=true'];
    const { text } = rendering(PROGRAM, [], [...more, '--set', 'secrets.values.PRIORA_MODEL_KEY=x,offline=false'])!;
    expect(text).toContain('{ name: PRIORA_USAGE_DAYS, value: "1000000" }');
    expect(text).toContain('{ name: PRIORA_TRACES_SHARE, value: "0.1" }');
    expect(text).toContain('{ name: A, value: "true" }');
    expect(documents(text).get('Secret priora')).toContain('stringData:\n  PRIORA_MODEL_KEY: x\n');
    expect(text).toContain('- secretRef: { name: priora }');
    expect(text).toMatch(/checksum\/secrets: [0-9a-f]{64}\n/);
  });

  it.each([
    ['replicas=2', 'several services share a database: put PRIORA_DATABASE_URL into secrets'],
    ['replicas=2,secrets.values.PRIORA_MODEL_KEY=x', 'put PRIORA_DATABASE_URL into secrets.values'],
    ['replicas=2,secrets.existing=x', 'set offline to false'],
    ['ingress.enabled=true', 'say under which address callers come'],
    ['settings.PRIORA_DATA_DIR=/x', "PRIORA_DATA_DIR is the chart's own"],
    ['settings.PRIORA_MODEL_KEY=x', 'PRIORA_MODEL_KEY is a secret'],
    ['settings.PRIORA_DATABASE_URL=x', 'PRIORA_DATABASE_URL is a secret'],
    ['secrets.existing=x,secrets.values.A=b', 'not both'],
    ['replica=2', 'replica'],
    ['replicas=0', 'replicas'],
  ])('refuses %s', (set, why) => {
    const { status, stderr } = rendering(PROGRAM, [], ['--set', set])!;
    expect([status, stderr]).toEqual([1, expect.stringContaining(why)]);
  });
});
