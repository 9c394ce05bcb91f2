import type { Group } from '#operation.ts';
import c031 from './c031-enterprise-trademark.ts';
import c032 from './c032-software-copyright.ts';
import c033 from './c033-ic-design.ts';
import c034Application from './c034-application.ts';
import c034Issue from './c034-issue.ts';
import c046 from './c046-potential-buyer.ts';

export default {
  tag: 'Enterprise IP Data',
  description: 'Rights of a company beside patents, and who may want to buy a patent.',
  operations: [c031, c032, c033, c034Application, c034Issue, c046],
} satisfies Group;
