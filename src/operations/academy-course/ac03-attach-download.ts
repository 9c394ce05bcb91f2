import { ac03AcademyAttachDownload } from '#contract/generated/academy-course.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation, FileAnswer } from '#operation.ts';

export default defineOperation({
  contract: ac03AcademyAttachDownload,
  path: '/academy/attach-download',
  summary: 'The file of an attachment of a course',
  description: 'Answers the file itself. `courseware_id` is an `attach_id` of AC02.',
  errors: ['not_found'],
  failures: { statuses: { 400: 'Bad Request: no courseware_id' } },
  example: { query: { company_id: 'demo', courseware_id: 'f217987f31de2461' } },
  async handle({ query, account }, { courses }) {
    const found = await courses.attachment(account.id, query.courseware_id);
    if (!found)
      throw new ServiceError('not_found', 'No course of the account has an attachment of that courseware_id.', {
        field: 'courseware_id',
      });
    return new FileAnswer(found.type, found.name, found.content);
  },
});
