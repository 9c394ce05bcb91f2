import type { Approval, Review } from '#collections/approvals/approvals.ts';
import { firstApproval } from '#collections/approvals/approvals.ts';

export interface SpecialReview {
  readonly approval: Approval;
  readonly review: Review;
  readonly day?: number | undefined;
}

/** What registers say of how applications were reviewed that they approved: of original submissions, or as a whole. */
export const specialReviews = (approvals: readonly Approval[]): SpecialReview[] =>
  approvals.flatMap((approval) => {
    const day = firstApproval(approval);
    const whole = day === undefined ? [] : (approval.reviews ?? []).map((review) => ({ approval, review, day }));
    const original = approval.submissions.filter(({ type, status }) => type === 'ORIG' && status === 'AP');
    return [
      ...original.flatMap(({ priority, orphan, date }): SpecialReview[] => [
        ...(priority === 'PRIORITY' ? [{ approval, review: 'Priority_Review' as const, day: date }] : []),
        ...(orphan ? [{ approval, review: 'Orphan_Drug' as const, day: date }] : []),
      ]),
      ...whole,
    ];
  });
