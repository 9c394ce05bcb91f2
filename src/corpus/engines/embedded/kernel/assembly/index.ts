export * from './postings';
export * from './sets';
