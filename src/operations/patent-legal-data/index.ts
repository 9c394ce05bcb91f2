import type { Group } from '#operation.ts';
import p026 from './p026-legal-data.ts';
import p027 from './p027-re-examination-and-invalidation.ts';
import p028 from './p028-license-data.ts';
import p029 from './p029-transfer-data.ts';
import p030 from './p030-pledge-data.ts';
import p031 from './p031-customs-data.ts';
import p032 from './p032-award-data.ts';
import p033 from './p033-sep-data.ts';
import p034 from './p034-litigation.ts';
import p046 from './p046-status-of-unified-patent-court.ts';
import p047input from './p047-apno-input.ts';
import p047get from './p047-get-fee.ts';
import p048 from './p048-overseas-patent-documents.ts';

export default {
  tag: 'Patent Legal Data',
  description: 'What came after publication: events, owners, licences, pledges, disputes, fees.',
  operations: [p026, p027, p028, p029, p030, p031, p032, p033, p034, p046, p047input, p047get, p048],
} satisfies Group;
