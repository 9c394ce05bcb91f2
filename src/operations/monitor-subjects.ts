import { patentMonitors } from '#monitors/patents.ts';
import type { Subject } from '#monitors/subject.ts';
import { drugMonitors } from './shared/drug-monitors.ts';

/** Everything that monitors can watch. */
export const subjects: readonly Subject[] = [patentMonitors, drugMonitors];
