import type { Group } from '#operation.ts';
import b033 from './b033-pipeline.ts';
import b034 from './b034-basic-info.ts';
import b035 from './b035-profit.ts';
import b036 from './b036-grant-funding.ts';
import b037 from './b037-investment.ts';
import b038 from './b038-financing.ts';

export default {
  tag: 'Drug R&D Orgnization',
  description: 'Organisations that develop drugs: what they hold and try, who they are, their accounts, their money.',
  operations: [b033, b034, b035, b036, b037, b038],
} satisfies Group;
