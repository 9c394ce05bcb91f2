import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Keeps compiled code beside the packages, so that later starts need not compile again. Imported before anything else;
// where the folder cannot be written, Node goes on without.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/priora'));
