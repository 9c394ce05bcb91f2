import { join } from 'node:path';
import { describeUploads } from '#testing/conformance/uploads.ts';
import { folderUploads } from './uploads.ts';

describeUploads('folder', (folder, clock) => folderUploads(join(folder, 'uploads'), 10_000_000, clock));
