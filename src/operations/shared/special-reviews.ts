import type { Approval } from '#collections/approvals/approvals.ts';

export interface SpecialReview {
  readonly approval: Approval;
  readonly review: 'Priority_Review' | 'Orphan_Drug';
  readonly day?: number | undefined;
}

/** What the register says of how original submissions were reviewed that it approved. */
export const specialReviews = (approvals: readonly Approval[]): SpecialReview[] =>
  approvals.flatMap((approval) =>
    approval.submissions
      .filter(({ type, status }) => type === 'ORIG' && status === 'AP')
      .flatMap(({ priority, orphan, date: day }): SpecialReview[] => [
        ...(priority === 'PRIORITY' ? [{ approval, review: 'Priority_Review' as const, day }] : []),
        ...(orphan ? [{ approval, review: 'Orphan_Drug' as const, day }] : []),
      ]),
  );
