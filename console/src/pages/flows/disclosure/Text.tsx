import { operation } from '../../../api.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { Beginning } from '../parts/Beginning.tsx';
import { Examples } from '../parts/Examples.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { Grow } from '../parts/Grow.tsx';
import { TextOrFile } from '../parts/TextOrFile.tsx';
import { useDraft } from '../task.ts';
import { type DisclosureData, FIELDS, type Fields, fieldsOf, toWrite } from './record.ts';

/** What an inventor might write. */
const EXAMPLES = {
  en: 'Our cold plate gets hot at its outlet, so the last cells age faster. We made the channel narrower towards the outlet: the coolant runs faster there and takes up more heat. With a wall of 1.2 mm the cells differed by 2.7 K instead of 7.8 K.',
  zh: '我们的冷板在出口处温度偏高，末端电芯老化较快。我们将流道向出口方向逐渐变窄，冷却液在该处流速加快、带走更多热量。壁厚1.2 mm时，电芯温差由7.8 K降至2.7 K。',
};

interface Begun {
  readonly text: string;
  /** The text by field, once it was taken apart. */
  readonly fields?: Fields;
  /** Why no technical means were found, and how to supply them. */
  readonly unidentified?: string;
}

/** The beginning: an inventor's text, taken apart into sentences by what they say, and mended. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft<Begun>('new', 'disclosure', { text: '' });
  const { attempt, problem, sending, setProblem } = useAttempt();
  const { fields, text, unidentified } = draft.value;
  const empty = !/\p{L}/u.test(text);
  const takeApart = () =>
    attempt(async () => {
      const read = await operation('POST /search/patent/patent-disclosure/tech-means', {
        body: { tech_solution: text },
      });
      draft.change({
        text,
        fields: fieldsOf(read),
        ...(read.unidentified !== undefined && { unidentified: read.unidentified }),
      });
    });
  const write = () =>
    attempt(async () => {
      const { job_id } = await operation('POST /search/patent/patent-disclosure/generate', {
        body: toWrite(text, fields!),
      });
      draft.forget();
      onStarted(job_id, false);
    });
  return (
    <Beginning
      title={say('t_title')}
      text={say('t_text')}
      start={say('t_take_apart')}
      ready={!empty && !sending}
      problem={problem}
      settled={fields !== undefined}
      after={
        <>
          {empty && <Examples of={EXAMPLES} onChoose={(next) => draft.change({ text: next })} />}
          {unidentified && <p className="note lines">{unidentified}</p>}
          {fields && (
            <Mended
              of={fields}
              sending={sending}
              onChange={(next) => draft.change({ ...draft.value, fields: next })}
              onWrite={() => void write()}
            />
          )}
        </>
      }
      onStart={() => void takeApart()}
    >
      <TextOrFile
        id="idea"
        value={text}
        label={say('t_input')}
        placeholder={say('t_place')}
        onChange={(next) => draft.change({ text: next })}
        onProblem={setProblem}
        onSend={() => !empty && void takeApart()}
      />
    </Beginning>
  );
}

/** The sentences by field, to be mended before they are written up. */
function Mended(props: { of: Fields; sending: boolean; onChange(next: Fields): void; onWrite(): void }) {
  const { of: fields, sending, onChange, onWrite } = props;
  const { say } = useWords();
  const unclear = !/\p{L}/u.test(`${fields.mechanism}${fields.embodiment}`);
  return (
    <section aria-label={say('t_fields')}>
      <h2>{say('t_fields')}</h2>
      <p className="soft small measure">{say('t_fields_text')}</p>
      {FIELDS.map((field) => (
        <div key={field} className="disclosure-field">
          <h3>{say(`t_${field}`)}</h3>
          <Grow
            label={say(`t_${field}`)}
            value={fields[field]}
            placeholder={say('t_not_said')}
            onChange={(next) => onChange({ ...fields, [field]: next })}
          />
        </div>
      ))}
      <div className="go">
        <button type="button" disabled={sending || unclear} onClick={onWrite}>
          {say('t_write')}
        </button>
        <span className="soft small">{unclear && say('t_needs_means')}</span>
      </div>
    </section>
  );
}

/** What was sent, and its sentences by field. */
export function Text({ task: { data } }: StageProps<DisclosureData>) {
  const { say } = useWords();
  const { lang, lines, text } = data;
  return (
    <div className="idea">
      <GivenText label={say('t_input')} lang={lang}>
        {text}
      </GivenText>
      {lines &&
        FIELDS.filter((field) => lines[field].length > 0).map((field) => (
          <section key={field}>
            <h2>{say(`t_${field}`)}</h2>
            {lines[field].map((line, n) => (
              <p key={n} lang={lang}>
                {line.text} {line.start === undefined && <span className="soft small">✎ {say('t_edited')}</span>}
              </p>
            ))}
          </section>
        ))}
    </div>
  );
}
