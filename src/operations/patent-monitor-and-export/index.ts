import type { Group } from '#operation.ts';
import p055Export from './p055-export.ts';
import p055Task from './p055-task.ts';
import p056 from './p056-alert-create.ts';
import p057 from './p057-alert-check.ts';
import p058 from './p058-alert-update.ts';
import p059 from './p059-alert-delete.ts';

export default {
  tag: 'Patent Monitor and Export',
  description: 'What keeps working after a search: monitors that tell what changed, and exports.',
  operations: [p055Export, p055Task, p056, p057, p058, p059],
} satisfies Group;
