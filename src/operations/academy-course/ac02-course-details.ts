import { ac02AcademyCourseDetails } from '#contract/generated/academy-course.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';

export default defineOperation({
  contract: ac02AcademyCourseDetails,
  path: '/academy/course-details',
  summary: 'A course with its parts and attachments',
  description: 'A part has an address only where somebody gave one: no video is made up.',
  errors: ['not_found'],
  example: { query: { company_id: 'demo', course_id: 'priora' } },
  async handle({ query, account }, { courses }) {
    const course = (await courses.of(account.id)).find(({ id }) => id === query.course_id);
    if (!course)
      throw new ServiceError('not_found', 'The account has no course of that course_id.', { field: 'course_id' });
    const { title, summary, class_hour, thumb, parts = [], attachments } = course;
    return {
      course_info: {
        title,
        ...(summary !== undefined && { summary }),
        ...(class_hour !== undefined && { class_hour }),
        ...(thumb && { thumb }),
      },
      video_parts: parts.map(({ title: part_title, video_url }) => ({ part_title, ...(video_url && { video_url }) })),
      attach: attachments.map(({ id, name }) => ({ attach_id: id, attach_name: name })),
    };
  },
});
