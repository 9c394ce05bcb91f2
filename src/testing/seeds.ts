import { configureGlobal } from 'fast-check';

// What a build does must follow from what is built: a case that one run in fifty draws would refuse a change that has
// nothing to do with it, or let it pass by luck. Elsewhere each run draws anew; `npm run properties` does so for long.
if (process.env.CI) configureGlobal({ seed: 1 });
