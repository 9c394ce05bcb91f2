import type { Group } from '#operation.ts';
import r001Create from './r001-create.ts';
import r001CreateNoLogo from './r001-create-no-logo.ts';
import r001Status from './r001-status.ts';
import r002Create from './r002-create.ts';
import r002CreateNoLogo from './r002-create-no-logo.ts';
import r002Status from './r002-status.ts';
import r003Create from './r003-create.ts';
import r003Export from './r003-export.ts';
import r0041 from './r004-1-create.ts';
import r0042 from './r004-2-comparison.ts';
import r0043 from './r004-3-status.ts';

export default {
  tag: 'Analysis Report',
  description:
    'Reports as files: a company with its group, portfolio and evaluation; the value of a patent; a text before it is filed; an idea against the patents like it.',
  operations: [
    r001Create,
    r001CreateNoLogo,
    r001Status,
    r002Create,
    r002CreateNoLogo,
    r002Status,
    r003Create,
    r003Export,
    r0041,
    r0042,
    r0043,
  ],
} satisfies Group;
