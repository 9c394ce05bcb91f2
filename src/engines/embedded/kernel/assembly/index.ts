export * from './columns';
export * from './positions';
export * from './postings';
export * from './scores';
export * from './sets';
