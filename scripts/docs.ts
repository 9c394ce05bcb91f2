import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configurationPage } from '#cli/configuration-page.ts';
import { patentFieldsPage } from '#cli/fields-page.ts';

/** Writes the pages of `docs/generated/` that follow from declarations: settings and field codes. `npm run docs` */
const folder = fileURLToPath(new URL('../docs/generated/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}configuration.md`, configurationPage());
writeFileSync(`${folder}fields.md`, await patentFieldsPage());
