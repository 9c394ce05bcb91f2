import { isMainThread } from 'node:worker_threads';

// Before anything else in a process and in each of its threads. The process itself asks for it among the files that set
// tests up, once the runner has put its own way of resolving there.
if (!isMainThread) await import('./resolved.ts');
