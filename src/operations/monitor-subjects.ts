import { patentMonitors } from '#monitors/patents.ts';
import type { Subject } from '#monitors/subject.ts';

/** Everything that monitors can watch. */
export const subjects: readonly Subject[] = [patentMonitors];
