/**
 * Starts a clock of this thread's processor time and answers how to read it, in milliseconds. Whatever else a machine
 * does is not in it, so a bound on it tells of the code alone.
 */
export function cpuTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}
