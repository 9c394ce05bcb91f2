// Schemas, their checks and their compiled checks as one file: the package is 680 of them, and each thread and each
// command read them all anew. `npm run build:typebox` makes the module of this.
export * from 'typebox';
export { Compile, Validator } from 'typebox/compile';
export { Value } from 'typebox/value';
