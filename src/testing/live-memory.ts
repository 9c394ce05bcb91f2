import { collector } from '#cli/idle-memory.ts';

const collect = collector();

/**
 * Bytes that are reachable now, in the heap and beside it: everything else is collected first. What a system has given
 * a process (RSS) tells as much of its collector's mood as of the code.
 */
export function liveMemory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
