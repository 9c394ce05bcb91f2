/** File that stands in a data folder while a backup is being brought into it. */
export const RESTORING = 'restoring.json';
