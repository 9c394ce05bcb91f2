import { useState } from 'react';
import { Link } from 'react-router';
import { Failure, type Operation, operation } from '../../../api.ts';
import { CopyButton } from '../../../parts/basics.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import { Beginning } from '../parts/Beginning.tsx';
import { TextOrFile } from '../parts/TextOrFile.tsx';
import { useDraft } from '../task.ts';

/** Languages of the interface, by their own names. */
// biome-ignore format: read it as a table
const LANGUAGES = {
  EN: 'English', CN: '中文', JP: '日本語', KR: '한국어', DE: 'Deutsch', FR: 'Français', ES: 'Español', IT: 'Italiano', PT: 'Português', NL: 'Nederlands', PL: 'Polski', RU: 'Русский',
  AR: 'العربية', HI: 'हिन्दी', ID: 'Bahasa Indonesia', TH: 'ไทย', TR: 'Türkçe', VI: 'Tiếng Việt',
} as const;
type Code = keyof typeof LANGUAGES;
const CODES = Object.keys(LANGUAGES) as Code[];
/** Languages that the operation translates into. */
const TARGETS = ['EN', 'CN', 'JP'] as const;
type Target = (typeof TARGETS)[number];
const LONGEST = 60_000;

interface Asked {
  readonly text: string;
  /** '': found out. */
  readonly from: Code | '';
  readonly to: Target;
}
type Segment = NonNullable<Operation<'POST /ai/translation'>['segments']>[number];

/** What a refusal tells: how much is known, and of what. */
interface Known {
  readonly covered?: number;
  readonly segments?: readonly { readonly source: string; readonly target?: string; readonly from?: string }[];
  readonly terms?: readonly {
    readonly source?: string;
    readonly target?: string;
    readonly documents?: readonly string[];
  }[];
}

/** Text on the left, its translation on the right, and where every sentence of it comes from. */
export function Translation() {
  const { say } = useWords();
  const draft = useDraft<Asked>('new', 'translation', { text: '', from: '', to: 'EN' });
  const [found, setFound] = useState<{ result: string; segments: readonly Segment[]; source: string }>();
  const [failed, setFailed] = useState<Error>();
  const [sending, setSending] = useState(false);
  const { text, from, to } = draft.value;
  const translate = async () => {
    setSending(true);
    setFailed(undefined);
    setFound(undefined);
    try {
      const body = { text, target_lang: to, ...(from !== '' && { source_lang: from }) };
      const answer = await operation('POST /ai/translation', { body });
      const { translate_result: result = '', segments = [], source_lang: source = '' } = answer;
      setFound({ result, segments, source });
    } catch (thrown) {
      setFailed(thrown as Error);
    } finally {
      setSending(false);
    }
  };
  const known = failed instanceof Failure ? (failed.details as Known) : {};
  const change = (next: Partial<Asked>) => draft.change({ ...draft.value, ...next });
  const ready = /\p{L}/u.test(text) && !sending;
  return (
    <Beginning
      title={say('tr_title')}
      text={say('tr_text')}
      start={say('tr_start')}
      ready={ready}
      problem={failed}
      onStart={() => void translate()}
      after={
        <>
          {known.covered !== undefined && (
            <Sentences
              label={say('tr_known', { n: Math.floor(known.covered * 100) })}
              of={known.segments ?? []}
              none={say('tr_none')}
            />
          )}
          <Terms of={known.terms ?? []} />
          {found && (
            <>
              <div className="between">
                <h2>{say('tr_result')}</h2>
                <CopyButton text={found.result} />
              </div>
              <p className="paper text lines" lang={to === 'CN' ? 'zh' : to.toLowerCase()}>
                {found.result}
              </p>
              <Sentences label={say('tr_sentences')} of={found.segments} none={say('tr_none')} />
            </>
          )}
        </>
      }
    >
      <TextOrFile
        id="translated-text"
        value={text}
        label={say('tr_input')}
        rows={8}
        longest={LONGEST}
        onChange={(next) => change({ text: next })}
        onProblem={setFailed}
        onSend={() => ready && void translate()}
      />
      <div className="choices-row">
        <div>
          <label htmlFor="from">{say('tr_from')}</label>
          <select id="from" value={from} onChange={(event) => change({ from: event.target.value as Code | '' })}>
            <option value="">{say('tr_detect')}</option>
            {CODES.map(option)}
          </select>
        </div>
        <div>
          <label htmlFor="to">{say('tr_to')}</label>
          <select id="to" value={to} onChange={(event) => change({ to: event.target.value as Target })}>
            {TARGETS.map(option)}
          </select>
        </div>
      </div>
    </Beginning>
  );
}

const option = (code: Code) => (
  <option key={code} value={code}>
    {LANGUAGES[code]}
  </option>
);

/** Terms whose translation is known, and the documents that it was learned from. */
function Terms({ of }: { of: NonNullable<Known['terms']> }) {
  const { say } = useWords();
  if (of.length === 0) return null;
  return (
    <>
      <h2>{say('tr_terms')}</h2>
      <ul className="plain-list">
        {of.map((term, n) => (
          <li key={n}>
            {term.source} → {term.target}{' '}
            <span className="soft small">
              {(term.documents ?? []).slice(0, 3).map((number) => (
                <Link key={number} to={`/patents/${number}`}>
                  {number}{' '}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sentences with their translations and where these come from. */
function Sentences({
  label,
  of,
  none,
}: {
  label: string;
  of: readonly { readonly source: string; readonly target?: string; readonly from?: string; readonly by?: string }[];
  none: string;
}) {
  const { say } = useWords();
  return (
    <>
      <h2>{label}</h2>
      <Table label={label} of={['tr_source', 'tr_target', 'tr_origin']}>
        <tbody>
          {of.map(({ by, from, source, target }, n) => (
            <tr key={n}>
              <td>{source}</td>
              <td>{target ?? <span className="soft">{none}</span>}</td>
              <td>
                {from !== undefined && /^[A-Z]{2}\d\w+$/.test(from) ? (
                  <Link to={`/patents/${from}`}>{from}</Link>
                ) : (
                  (from ?? (by === 'model' ? say('tr_model') : ''))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
