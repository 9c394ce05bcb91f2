import { join } from 'node:path';
import { buildPython } from './python.ts';
import { buildTypeScript } from './typescript.ts';

/** `npm run sdk`: builds the client libraries into `dist/sdk`, from what the service says of itself. */
const dist = join(import.meta.dirname, '../../dist/sdk');
buildTypeScript(join(dist, 'typescript'));
buildPython(join(dist, 'python'));
