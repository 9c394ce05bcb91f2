import { useState } from 'react';

/** What a person has sent: whether its answer is still awaited, and what went wrong with the last. */
export function useAttempt() {
  const [problem, setProblem] = useState<Error>();
  const [sending, setSending] = useState(false);
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    setProblem(undefined);
    setSending(true);
    await run().catch(setProblem);
    setSending(false);
  };
  return { problem, setProblem, sending, attempt };
}
