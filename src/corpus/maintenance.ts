/** What `priora reindex | doctor | backup | restore` do; see the modules for their promises. */
export { type BackupManifest, backup, restore } from './maintenance/backup.ts';
export { type DoctorOptions, doctor, type Finding } from './maintenance/doctor.ts';
export { type ReindexOptions, reindex } from './maintenance/reindex.ts';
