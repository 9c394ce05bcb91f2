import { Link, useNavigate } from 'react-router';
import { operation } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { Table } from '../../../parts/Table.tsx';
import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { FromText } from '../parts/FromText.tsx';
import { useDraft } from '../task.ts';
import type { QuestionData } from './record.ts';

/** A question that documents of many fields answer. */
const EXAMPLES = {
  en: 'How is thermal runaway kept from spreading from one battery cell to the next?',
  zh: '如何防止热失控从一个电芯蔓延到相邻电芯？',
};

const LONGEST = 5_000;
interface Asked {
  readonly input: string;
  readonly papers: boolean;
  readonly check: boolean;
}
const NOTHING: Asked = { input: '', papers: true, check: true };

/** Asks, and answers the new task. */
const ask = ({ input, papers, check }: Asked) =>
  operation('POST /ai/technical-qa/submit', {
    body: {
      input,
      lang: isChinese(input) ? 'cn' : 'en',
      rag_source: ['patent', ...(papers ? ['paper'] : [])],
      summary_check: check,
    },
  });

/** The beginning: a question in words. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft<Asked>('new', 'question', NOTHING);
  const { input, papers, check } = draft.value;
  const change = (next: Partial<Asked>) => draft.change({ ...draft.value, ...next });
  const start = async () => {
    const { task_id } = await ask(draft.value);
    draft.forget();
    onStarted(task_id, false);
  };
  return (
    <FromText
      id="question"
      title={say('q_title')}
      text={say('q_text')}
      start={say('q_start')}
      label={say('q_input')}
      placeholder={say('q_place')}
      rows={4}
      longest={LONGEST}
      value={input}
      examples={EXAMPLES}
      onChange={(text) => change({ input: text })}
      onStart={start}
    >
      <div className="choices-row">
        <label className="choice">
          <input type="checkbox" checked={papers} onChange={() => change({ papers: !papers })} />
          <span>{say('q_papers')}</span>
        </label>
        <label className="choice">
          <input type="checkbox" checked={check} onChange={() => change({ check: !check })} />
          <span>{say('q_check')}</span>
        </label>
      </div>
    </FromText>
  );
}

/** A text whose numbers in brackets lead to the list of documents. */
function Cited({ text, most }: { text: string; most: number }) {
  return (
    <>
      {text.split(/(\[\d{1,3}\])/).map((piece, n) => {
        const number = /^\[(\d+)\]$/.exec(piece)?.[1];
        return number !== undefined && Number(number) <= most ? (
          <a key={n} href={`#source-${number}`}>
            {piece}
          </a>
        ) : (
          piece
        );
      })}
    </>
  );
}

const SOURCE_LINE = /^\[\d+\] /;

/** The answer line by line, without the list of documents and its heading: it stands below, with links. */
function Lines({ of, lang, most }: { of: string; lang: string; most: number }) {
  const all = of.split('\n').filter((line) => line.trim() !== '');
  const lines = all.filter((line, n) => !SOURCE_LINE.test(line) && !SOURCE_LINE.test(all[n + 1] ?? ''));
  return (
    <div className="answer-lines" lang={lang}>
      {lines.map((line, n) =>
        line.startsWith('- ') ? (
          <blockquote key={n}>
            <Cited text={line.slice(2)} most={most} />
          </blockquote>
        ) : (
          <p key={n}>
            <Cited text={line} most={most} />
          </p>
        ),
      )}
    </div>
  );
}

type Answered = NonNullable<QuestionData['answer']>;

/** Who uses it for what, by which document. */
function Applications({ of: [head = [], ...rows] }: { of: Answered['application'] }) {
  const { say } = useWords();
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{say('q_application')}</h2>
      <Table label={say('q_application')} of={['q_who', 'q_for_what', 'q_document']}>
        <tbody>
          {rows.map((row, n) => (
            <tr key={n}>
              {row.map((cell, at) => (
                <td key={at}>
                  {at === head.length - 1 && /^[A-Z]{2}\w+$/.test(cell) ? (
                    <Link to={`/patents/${cell}`}>{cell}</Link>
                  ) : (
                    cell
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** The documents that the answer's numbers lead to. */
function Sources({ of }: { of: Answered['references'] }) {
  const { say } = useWords();
  return (
    <>
      <h2>{say('q_sources')}</h2>
      {of.length === 0 && <p className="soft">{say('q_no_sources')}</p>}
      <ol>
        {of.map((reference, n) => (
          <li key={n} id={`source-${n + 1}`}>
            {'pn' in reference && reference.pn !== undefined ? (
              <Link to={`/patents/${reference.pn}`}>{reference.pn}</Link>
            ) : (
              <span className="chip">{say('q_paper')}</span>
            )}{' '}
            {reference.title}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The answer: quotations or checked sentences, who uses it for what, what was searched, what may be asked next. */
export function AnswerPage({ task: { data } }: StageProps<QuestionData>) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { attempt, problem, sending } = useAttempt();
  const { answer, split, sources, check } = data;
  if (!answer) return null;
  const { application, recommend, references, suggestion, summary } = answer;
  const next = (input: string) =>
    attempt(() =>
      ask({ input, papers: sources.includes('paper'), check }).then(({ task_id }) =>
        navigate(`/flows/questions/${task_id}`),
      ),
    );
  return (
    <>
      <p className="paper text" lang={data.lang}>
        {data.input}
      </p>
      <Lines of={summary} lang={data.lang} most={references.length} />
      {answer.check !== undefined && <p className="note lines">{answer.check}</p>}
      <Applications of={application} />
      <Sources of={references} />
      {(suggestion !== undefined || recommend.length > 0) && <h2>{say('q_next')}</h2>}
      {suggestion !== undefined && (
        <p>
          {suggestion} <Link to="/flows/exploration">{say('e_name')}</Link>
        </p>
      )}
      {problem && <Problem error={problem} />}
      <ul className="plain-list">
        {recommend.map((text) => (
          <li key={text}>
            <button type="button" className="inline" disabled={sending} onClick={() => void next(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{say('q_record')}</summary>
        <p>{answer.record}</p>
        {split && (
          <p className="soft small">{say('q_split', { q: split.query.length, c: split.concept.join(', ') || '–' })}</p>
        )}
      </details>
    </>
  );
}
