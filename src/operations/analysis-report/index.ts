import type { Group } from '#operation.ts';
import r001Create from './r001-create.ts';
import r001CreateNoLogo from './r001-create-no-logo.ts';
import r001Status from './r001-status.ts';

export default {
  tag: 'Analysis Report',
  description: 'Reports as files: a company with its group, portfolio and evaluation.',
  operations: [r001Create, r001CreateNoLogo, r001Status],
} satisfies Group;
