import { ac01AcademyCourseList } from '#contract/generated/academy-course.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';

const MOST = 100;

export default defineOperation({
  contract: ac01AcademyCourseList,
  path: '/academy/course-list',
  summary: 'The courses of the account',
  description:
    'The course about this product, and those that the operator has put into the account’s folder of `PRIORA_COURSES_DIR`. `company_id` is not looked at: a key sees the courses of its own account.',
  example: { query: { company_id: 'demo', page: 1, limit: 10 } },
  async handle({ query, account }, { courses }) {
    const { page, limit } = query;
    if (page < 1 || limit < 1 || limit > MOST)
      throw new ServiceError('invalid_request', `page is from 1, limit from 1 to ${MOST}.`, { field: 'limit' });
    const all = await courses.of(account.id);
    const shown = all.slice((page - 1) * limit, page * limit);
    return {
      count: all.length,
      course_list_info: shown.map(({ id, title, thumb }) => ({ id, title, ...(thumb && { thumb }) })),
    };
  },
});
