import type { Group } from '#operation.ts';
import b022 from './b022-detail.ts';
import b023 from './b023-related-entity.ts';
import b024 from './b024-description.ts';
import b025 from './b025-eligibility.ts';
import b026 from './b026-design.ts';
import b027 from './b027-contact.ts';
import b032 from './b032-detail.ts';
import b048 from './b048-group.ts';

export default {
  tag: 'Drug Clinical Trial Data',
  description: 'Clinical trials of public registers and their posted results, one by one.',
  operations: [b022, b023, b024, b025, b026, b027, b032, b048],
} satisfies Group;
