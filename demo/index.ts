export { demoClasses } from './classes.ts';
export { demoEntities } from './dictionary.ts';
export { type DemoSummary, demoPatents, demoSummary } from './generate.ts';
export { demoLife } from './life.ts';
export { type DemoLiterature, demoLiterature } from './literature.ts';
export { demoParts } from './parts.ts';
export { demoCompanies } from './register.ts';
