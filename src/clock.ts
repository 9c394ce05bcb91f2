/**
 * The instant now, in milliseconds since 1970 UTC. Passed in where time decides something, so that tests can move it.
 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
