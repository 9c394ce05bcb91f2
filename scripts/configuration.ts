import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configurationPage } from '#cli/configuration-page.ts';

/** Writes `docs/generated/configuration.md` anew. */
const file = fileURLToPath(new URL('../docs/generated/configuration.md', import.meta.url));
mkdirSync(fileURLToPath(new URL('.', `file://${file}`)), { recursive: true });
writeFileSync(file, configurationPage());
