import { useEffect, useState } from 'react';
import { Failure } from '../api.ts';
import { withoutField } from '../words/without-field.ts';
import { useWords } from '../words/words.tsx';

/** What went wrong, in the language of the page; beside it what exactly the service says. */
export function Fault({ error }: { error: Error }) {
  const { language } = useWords();
  const [worded, setWorded] = useState<string>();
  useEffect(() => {
    setWorded(undefined);
    if (language !== 'zh' || !(error instanceof Failure)) return;
    let current = true;
    void import('../words/failures-zh.ts').then(({ failureZh }) => {
      if (current) setWorded(failureZh(error.code, error.message));
    });
    return () => {
      current = false;
    };
  }, [error, language]);
  const said = withoutField(error.message);
  if (worded === undefined) return said;
  return (
    <>
      {worded}{' '}
      <small className="soft" lang="en">
        {said}
      </small>
    </>
  );
}
