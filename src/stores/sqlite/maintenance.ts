/**
 * Examining and rebuilding what the records and the index hold; see the modules for their promises. The data folder as
 * a whole: `data-folder/`.
 */
export { type DoctorOptions, doctor } from './maintenance/doctor.ts';
export { type ReindexOptions, reindex } from './maintenance/reindex.ts';
