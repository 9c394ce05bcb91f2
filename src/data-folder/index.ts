/** A data folder as a whole: what it consists of, examined, saved and brought back. */
export { backup } from './backup.ts';
export { examineDataFolder, missingAtStart, problemsAtStart } from './examine.ts';
export type { BackupManifest } from './manifest.ts';
export { restore } from './restore.ts';
