import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationPage } from './configuration-page.ts';

it('docs/generated/configuration.md describes the settings as they are now (npm run docs makes it)', () => {
  const written = readFileSync(new URL('../../docs/generated/configuration.md', import.meta.url), 'utf8');
  expect(written).toBe(configurationPage());
});
