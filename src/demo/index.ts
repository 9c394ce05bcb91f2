export { type DemoSummary, demoPatents, demoSummary } from './generate.ts';
