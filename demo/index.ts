export { demoClasses } from './classes.ts';
export { type DemoSummary, demoPatents, demoSummary } from './generate.ts';
