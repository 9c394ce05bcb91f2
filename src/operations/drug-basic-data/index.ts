import type { Group } from '#operation.ts';
import b018 from './b018-detail.ts';
import b019 from './b019-approval.ts';
import b020 from './b020-dev-status.ts';
import b021 from './b021-special-approval.ts';
import b040 from './b040-detail.ts';
import b041 from './b041-analysis.ts';
import b047 from './b047-xdc.ts';
import b059 from './b059-file.ts';

export default {
  tag: 'Drug Basic Data',
  description: 'Drugs and targets: names, approvals, how far they are, from registers alone.',
  operations: [b018, b019, b020, b021, b040, b041, b047, b059],
} satisfies Group;
