import type { Group } from '#operation.ts';
import ac01 from './ac01-course-list.ts';
import ac02 from './ac02-course-details.ts';
import ac03 from './ac03-attach-download.ts';

export default {
  tag: 'Academy Course',
  description: 'Courses of the account, and one about this product.',
  operations: [ac01, ac02, ac03],
} satisfies Group;
