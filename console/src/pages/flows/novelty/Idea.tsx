import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { manage, operation } from '../../../api.ts';
import { day, Problem } from '../../../parts/basics.tsx';
import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { FromText } from '../parts/FromText.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { useDraft } from '../task.ts';
import { NamedDocuments, useNamed } from './Named.tsx';
import type { NoveltyData } from './record.ts';

const EXAMPLES = {
  en: 'A battery module comprising a plurality of battery cells; a cold plate arranged below the battery cells; counter-flow channels in the cold plate; and a pump that reverses the flow of coolant when a temperature difference between the cells exceeds 5 K, so that the cells age evenly.',
  zh: '一种电池模组，包括多个电池单体，其特征在于，所述电池单体下方设有冷板；所述冷板内设有逆流流道；泵在电池单体温差超过5℃时使冷却液反向流动。',
} as const;

interface Draft {
  readonly input: string;
  readonly lang?: 'en' | 'cn';
  readonly from?: string;
  readonly to?: string;
  /** Of documents that are named: nothing is searched. */
  readonly only?: boolean;
}

/** The beginning: an idea, pasted, typed, opened from a file, or a publication's number. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say, language } = useWords();
  const [params] = useSearchParams();
  const given = params.get('text') ?? params.get('from') ?? '';
  const draft = useDraft<Draft>('new', given ? `novelty ${given.slice(0, 60)}` : 'novelty', { input: given });
  const { input, from, to, only = false } = draft.value;
  const { named, pending, error } = useNamed();
  const lang = draft.value.lang ?? (isChinese(input) || (input === '' && language === 'zh') ? 'cn' : 'en');
  const change = (next: Partial<Draft>) => draft.change({ ...draft.value, ...next });
  const start = async (through: boolean) => {
    const days = {
      ...(from && { pbd_start: from.replaceAll('-', '') }),
      ...(to && { pbd_end: to.replaceAll('-', '') }),
    };
    // a list of which nothing is stored is refused where it alone is to be compared, and not left out
    const against = named ? { documents: [...named.documents], documents_only: only } : {};
    const { task_id } = await operation('POST /ai/novelty-search/submit', {
      body: { input, lang, ...days, ...against },
    });
    draft.forget();
    onStarted(task_id, through);
  };
  return (
    <FromText
      id="idea"
      title={say('n_idea_title')}
      text={say('n_idea_text')}
      start={{ idle: say('n_start'), sending: say('n_starting') }}
      through={say('n_through')}
      label={say('n_idea_label')}
      placeholder={say('n_idea_place')}
      value={input}
      examples={EXAMPLES}
      waiting={pending}
      hint={say('n_start_hint')}
      onChange={(text) => change({ input: text })}
      onStart={start}
    >
      <Bounds draft={draft.value} lang={lang} onChange={change} />
      {error && <Problem error={error} />}
      {named && <NamedDocuments of={named} only={only} onOnly={(only) => change({ only })} />}
      <Where />
    </FromText>
  );
}

/** The language of the idea, and between which days prior art was published. */
function Bounds({ draft, lang, onChange }: { draft: Draft; lang: 'en' | 'cn'; onChange(next: Partial<Draft>): void }) {
  const { say } = useWords();
  return (
    <div className="choices-row">
      <fieldset>
        <legend>{say('n_lang')}</legend>
        {(['en', 'cn'] as const).map((each) => (
          <label key={each} className="choice">
            <input type="radio" name="lang" checked={lang === each} onChange={() => onChange({ lang: each })} />
            <span>{each === 'en' ? 'English' : '中文'}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor="from">{say('n_from')}</label>
        <input
          id="from"
          type="date"
          value={draft.from ?? ''}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor="to">{say('n_to')}</label>
        <input id="to" type="date" value={draft.to ?? ''} onChange={(event) => onChange({ to: event.target.value })} />
      </div>
    </div>
  );
}

/** What a search will look through. */
function Where() {
  const { say } = useWords();
  const corpus = useQuery({
    queryKey: ['corpus'],
    queryFn: () => manage('GET /corpus'),
    staleTime: 60_000,
  });
  const records = corpus.data?.collections.find(({ name }) => name === 'patents')?.searched;
  const years = corpus.data?.years ?? [];
  return (
    <p className="soft small where-searched">
      {records === undefined
        ? ' '
        : records === 0
          ? say('n_where_none')
          : say('n_where', { n: records, from: years[0]?.value ?? '', to: years.at(-1)?.value ?? '' })}
    </p>
  );
}

/** What the search began with. */
export function IdeaView({ task: { data, task_id } }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const number = data.publication_number;
  return (
    <div className="idea">
      <dl className="facts">
        {number && (
          <div>
            <dt>{say('n_given')}</dt>
            <dd>
              <Link to={`/patents/${number}`}>
                <code>{number}</code>
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{say('n_lang')}</dt>
          <dd>{data.lang === 'zh' ? '中文' : 'English'}</dd>
        </div>
        {data.named && (
          <div>
            <dt>{say('n_named_title')}</dt>
            <dd>
              {say('n_named_count', { n: data.named.length })}{' '}
              <span className="soft">{say(data.named_only ? 'n_named_only' : 'n_named_beside')}</span>
            </dd>
          </div>
        )}
        {(data.pbd_start || data.pbd_end) && (
          <div>
            <dt>{say('published')}</dt>
            <dd>
              {day(data.pbd_start) || '…'} – {day(data.pbd_end) || '…'}
            </dd>
          </div>
        )}
        <div>
          <dt>{say('n_reference')}</dt>
          <dd>
            {day(data.reference_date)} <span className="soft">{say(`n_basis_${data.reference_basis}`)}</span>
          </dd>
        </div>
      </dl>
      <GivenText label={say('n_given_text')}>{data.text}</GivenText>
      <p className="small">
        <Link to={`/flows/novelty?text=${encodeURIComponent(data.input.slice(0, 4000))}`} data-task={task_id}>
          {say('n_begin_again')}
        </Link>
      </p>
    </div>
  );
}
