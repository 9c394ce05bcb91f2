export * from './positions';
export * from './columns';
export * from './postings';
export * from './sets';
