import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { manage } from '../../api.ts';
import { Dialog, DialogEnd } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { type CorpusPage, patentsOf } from './corpus.ts';

/** That fictional records are among the others, and taking them out. */
export function Demo({ of, operator }: { of: CorpusPage; operator: boolean }) {
  const { say } = useWords();
  const patents = of.collections.find(({ name }) => name === 'patents')?.demo_records;
  // class titles of the demo may be all that is left
  const records = patents || of.demo_records;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => manage('DELETE /corpus/demo'),
    onSuccess: async () => {
      setAsking(false);
      await client.invalidateQueries();
    },
  });
  return (
    <>
      {remove.data && (
        <p className="note" role="status">
          {say('demo_removed', { n: remove.data.removed })}
        </p>
      )}
      {records > 0 && (
        <div className="note between demo">
          <span>
            <span className="tag">{say('demo')}</span> <strong>{say('w_demo_title')}</strong>
            <br />
            {say(patentsOf(of).apart > 0 ? 'w_demo_apart' : 'w_demo_text', { n: records })}
          </span>
          {operator && (
            <button type="button" className="plain risk" onClick={() => setAsking(true)}>
              {say('demo_remove')}
            </button>
          )}
        </div>
      )}
      {asking && (
        <Dialog title={say('w_demo_ask')} onClose={() => setAsking(false)}>
          <p>{say('w_demo_ask_text', { n: records })}</p>
          {of.demo_records > records && <p>{say('w_demo_all', { n: of.demo_records })}</p>}
          <DialogEnd
            risk
            error={remove.error}
            pending={remove.isPending}
            onClose={() => setAsking(false)}
            onDo={() => remove.mutate()}
          >
            {remove.isPending ? say('w_demo_going') : say('w_demo_remove', { n: of.demo_records })}
          </DialogEnd>
        </Dialog>
      )}
    </>
  );
}
