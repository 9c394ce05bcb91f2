import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { Beginning } from '../parts/Beginning.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { TextOrFile } from '../parts/TextOrFile.tsx';
import { useDraft } from '../task.ts';
import type { DraftingData, Texts as TwoTexts } from './record.ts';

const NONE: TwoTexts = { claim: '', disclosure: '' };
/** The texts before there is a task. */
export const useBegun = () => useDraft<TwoTexts>('new', 'drafting', NONE);

const hasWords = (text: string) => /\p{L}/u.test(text);

/** The beginning: the claims, and what the inventor says of the invention. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useBegun();
  const { attempt, problem, sending, setProblem } = useAttempt();
  const { claim, disclosure } = draft.value;
  const empty = !hasWords(claim) || !hasWords(disclosure);
  const start = async () => {
    if (empty) return;
    await attempt(() =>
      operation('POST /ai/specification/init/cnipa', { body: { claim, disclosure } }).then(({ task_id }) => {
        draft.forget();
        onStarted(task_id, false);
      }),
    );
  };
  return (
    <Beginning
      title={say('d_title')}
      text={say('d_text')}
      start={say('d_start')}
      ready={!empty && !sending}
      problem={problem}
      hint={say('d_no_opinion')}
      onStart={() => void start()}
    >
      {(['claim', 'disclosure'] as const).map((name) => (
        <TextOrFile
          key={name}
          id={name}
          value={draft.value[name]}
          label={say(`d_${name}`)}
          placeholder={say(`d_${name}_place`)}
          onChange={(text) => draft.change({ ...draft.value, [name]: text })}
          onProblem={setProblem}
          onSend={() => void start()}
        />
      ))}
    </Beginning>
  );
}

/** What was sent, and the way to mend it. */
export function Texts({ task: { data } }: StageProps<DraftingData>) {
  const { say } = useWords();
  const begun = useBegun();
  const { claim, disclosure } = data;
  return (
    <div className="idea">
      {(['claim', 'disclosure'] as const).map((name) => (
        <div key={name}>
          <h2>{say(`d_${name}`)}</h2>
          <GivenText label={say(`d_${name}`)}>{data[name]}</GivenText>
        </div>
      ))}
      <p>
        <Link className="button" to="/flows/drafting" onClick={() => begun.change({ claim, disclosure })}>
          {say('d_mend')}
        </Link>
      </p>
    </div>
  );
}
