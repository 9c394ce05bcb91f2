export * from './columns';
export * from './encode';
export * from './fold';
export * from './positions';
export * from './postings';
export * from './scores';
export * from './sets';
export * from './words';
