import type { Noticed, Watch } from '#corpus/watch.ts';
import { type Approval, approvals, firstApproval } from './approvals.ts';

/** What is watched of applications and approvals. */
export const watch: Watch<Approval> = {
  form: 1,
  kinds: {
    approved: 'An application is approved.',
    review: 'It was reviewed with priority, or as one for an orphan drug.',
  },
  facts({ submissions, ...approval }) {
    const original = submissions.filter(({ type, status }) => type === 'ORIG' && status === 'AP');
    const reviews = [
      ...(original.some(({ priority }) => priority === 'PRIORITY') ? ['priority'] : []),
      ...(original.some(({ orphan }) => orphan) ? ['orphan'] : []),
    ];
    const day = firstApproval({ ...approval, submissions } as Approval);
    return { ...(day && { approved: day }), ...(reviews.length > 0 && { reviews }) };
  },
  between(before, after) {
    const found: Noticed[] = [];
    if (after.approved !== undefined && before?.approved === undefined)
      found.push({ kind: 'approved', since: after.approved as number });
    const known = (before?.reviews ?? []) as readonly string[];
    const added = ((after.reviews ?? []) as readonly string[]).filter((each) => !known.includes(each));
    if (added.length > 0) found.push({ kind: 'review', to: added });
    return found;
  },
};

export const collection = approvals;
