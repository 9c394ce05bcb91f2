import { operation } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { Grow } from '../parts/Grow.tsx';
import { TextOrFile } from '../parts/TextOrFile.tsx';
import { useDraft } from '../task.ts';
import { type DisclosureData, FIELDS, type Fields, fieldsOf, toWrite } from './record.ts';

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
    <div className="idea">
      <h1>{say('t_title')}</h1>
      <p className="soft measure">{say('t_text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) void takeApart();
        }}
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
        {problem && <Problem error={problem} />}
        <div className="go">
          <button type="submit" className={fields ? 'plain' : ''} disabled={empty || sending}>
            {say('t_take_apart')}
          </button>
        </div>
      </form>
      {unidentified && <p className="note lines">{unidentified}</p>}
      {fields && (
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
                onChange={(next) => draft.change({ ...draft.value, fields: { ...fields, [field]: next } })}
              />
            </div>
          ))}
          <div className="go">
            <button type="button" disabled={sending || !/\p{L}/u.test(fields.mechanism)} onClick={() => void write()}>
              {say('t_write')}
            </button>
            <span className="soft small">{!/\p{L}/u.test(fields.mechanism) && say('t_needs_means')}</span>
          </div>
        </section>
      )}
    </div>
  );
}

/** What was sent, and its sentences by field. */
export function Text({ task: { data } }: StageProps<DisclosureData>) {
  const { say } = useWords();
  const { lang, lines, text } = data;
  return (
    <div className="idea">
      <section
        className="paper text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={say('t_input')}
        lang={lang}
      >
        {text}
      </section>
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
