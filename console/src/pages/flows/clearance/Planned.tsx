import { Link } from 'react-router';
import { operation } from '../../../api.ts';
import { day } from '../../../parts/basics.tsx';
import { Empty } from '../../../parts/Empty.tsx';
import { OwnerLinks } from '../../../parts/OwnerLinks.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useRegisterWords } from '../../../words/registers.ts';
import { useWords } from '../../../words/words.tsx';
import { Likeness } from '../../marks/Likeness.tsx';
import '../../marks/marks.css';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { Beginning } from '../parts/Beginning.tsx';
import { useDraft } from '../task.ts';
import type { MarkClearanceData } from './record.ts';

const EMPTY = { mark: '', nice_code: '', goods: '', ipoffice: '' };
/** Fields after the mark, with an example of what is meant. */
const FIELDS = [
  ['nice_code', '009, 042', 400],
  ['goods', '', 4_000],
  ['ipoffice', 'US, DE', 400],
] as const;
const WORDS = { nice_code: 'marks_nice_code', goods: 'mc_goods', ipoffice: 'mc_territories' } as const;

/** The beginning: the planned mark, for what, and where. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { language, say } = useWords();
  const draft = useDraft('new', 'clearance', EMPTY);
  const { attempt, problem, sending } = useAttempt();
  const { mark, nice_code, goods, ipoffice } = draft.value;
  const ready = /[\p{L}\p{N}]/u.test(mark) && nice_code.trim() !== '';
  const start = () =>
    attempt(() =>
      operation('POST /trademark/global/clearance', {
        body: {
          mark,
          nice_code,
          ...(goods.trim() && { goods }),
          ...(ipoffice.trim() && { ipoffice }),
          lang: language === 'zh' ? 'cn' : 'en',
        },
      }).then(({ task_id }) => {
        draft.forget();
        onStarted(task_id, false);
      }),
    );
  return (
    <Beginning
      title={say('mc_title')}
      text={say('mc_text')}
      start={say('mc_start')}
      ready={ready && !sending}
      problem={problem}
      onStart={() => void start()}
    >
      <label htmlFor="planned-mark">{say('mc_mark')}</label>
      <input
        id="planned-mark"
        value={mark}
        maxLength={2_000}
        onChange={(event) => draft.change({ ...draft.value, mark: event.target.value })}
      />
      {FIELDS.map(([name, example, most]) => (
        <label key={name}>
          <span>{say(WORDS[name])}</span>
          <input
            value={draft.value[name]}
            maxLength={most}
            placeholder={example}
            onChange={(event) => draft.change({ ...draft.value, [name]: event.target.value })}
          />
        </label>
      ))}
    </Beginning>
  );
}

const RISKS = ['High', 'Medium', 'Low'] as const;

/** What is in the way, the most serious first, then what was searched and what could not be. */
export function Conflicts({ task: { data } }: StageProps<MarkClearanceData>) {
  const { say } = useWords();
  const word = useRegisterWords();
  const { conflicts = [], lacks = [], searched = [] } = data;
  const living = conflicts.filter(({ alive }) => alive !== false);
  return (
    <div className="marks">
      <p>
        <strong>{data.mark}</strong> · {data.nice_code.join(', ')}
        {data.goods && ` · ${data.goods}`}
      </p>
      <p className="note">{say('mc_no_opinion')}</p>
      <ul className="plain-list">
        {RISKS.map((risk) => (
          <li key={risk}>
            {say(`mc_${risk}`)}: <strong>{living.filter((one) => one.risk === risk).length}</strong>
          </li>
        ))}
      </ul>
      {conflicts.length === 0 ? (
        <Empty title={say('nothing_found')}>{say('marks_none')}</Empty>
      ) : (
        <Table
          label={say('mc_stage_conflicts')}
          className="marks-found"
          of={['mc_risk', 'marks_mark', 'marks_status', 'mc_goods', 'marks_applicant', 'marks_alike']}
        >
          <tbody>
            {conflicts.map((one) => (
              <tr key={one.id}>
                <td>
                  <b>{say(`mc_${one.risk}`)}</b>
                </td>
                <th scope="row">
                  <Link to={`/marks/${one.ipoffice}/${encodeURIComponent(one.app_num)}`}>
                    {one.mark || say('marks_no_words')}
                  </Link>
                  <div className="soft small">
                    <code>{one.id}</code>
                  </div>
                </th>
                <td>
                  {word('mark_status', one.status)}
                  {one.use_asked_from && (
                    <div className="soft small">{say('mc_use', { n: day(Number(one.use_asked_from)) })}</div>
                  )}
                </td>
                <td>
                  {one.shared_classes.join(', ') || say('mc_other_classes')}
                  {one.shared_goods.length > 0 && <div className="soft small">{one.shared_goods.join('; ')}</div>}
                </td>
                <td>{one.owners.length > 0 && <OwnerLinks names={one.owners} />}</td>
                <td>
                  <Likeness of={one.similarity} reasons={one.similarity.reasons} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <h2>{say('mc_searched')}</h2>
      <Table label={say('mc_searched')} of={['marks_ipoffice', 'marks', 'mc_in_classes', 'mc_latest']}>
        <tbody>
          {searched.map(({ ipoffice, marks, in_classes, latest }) => (
            <tr key={ipoffice}>
              <th scope="row">{ipoffice}</th>
              <td>{marks}</td>
              <td>{in_classes}</td>
              <td className="day">{day(Number(latest) || undefined)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ul>
        {lacks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
