import { operation } from '../../../api.ts';
import { day } from '../../../parts/basics.tsx';
import { useHeld } from '../../../parts/Held.tsx';
import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { FromText } from '../parts/FromText.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { useDraft } from '../task.ts';
import type { RightsData } from './record.ts';

/** A product as somebody would describe it. */
const EXAMPLES = {
  en: 'A battery module in which a cold plate with channels lies under prismatic cells, a graphite film spreads the heat, and a controller reverses the flow of the coolant when the cells differ by more than 5 K.',
  zh: '一种电池模组：方形电芯下方设有带流道的冷板，石墨膜用于均热，电芯温差超过5 K时控制器使冷却液反向流动。',
};

interface Draft {
  readonly input: string;
  readonly country: readonly string[];
  readonly ended: boolean;
}

/** Offices shown to choose from: those with the most publications. */
const MOST_OFFICES = 12;

/** The beginning: a product in words, and where it is to be made or sold. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft<Draft>('new', 'fto', { input: '', country: [], ended: false });
  const { input, country, ended } = draft.value;
  const change = (next: Partial<Draft>) => draft.change({ ...draft.value, ...next });
  const start = async () => {
    const { task_id } = await operation('POST /ai/fto/submit', {
      body: {
        input,
        lang: isChinese(input) ? 'cn' : 'en',
        country: [...country],
        // ended, in force, pending; none: all but those that have ended
        ...(ended && { legal_status: [0, 1, 2] }),
      },
    });
    draft.forget();
    if (task_id) onStarted(task_id, false);
  };
  return (
    <FromText
      id="idea"
      title={say('f_title')}
      text={say('f_text')}
      start={say('f_start')}
      label={say('f_product')}
      placeholder={say('f_product_place')}
      value={input}
      examples={EXAMPLES}
      hint={say('f_no_opinion')}
      onChange={(text) => change({ input: text })}
      onStart={start}
    >
      <Offices chosen={country} onChange={(next) => change({ country: next })} />
      <div className="choices-row">
        <label className="choice">
          <input type="checkbox" checked={ended} onChange={(event) => change({ ended: event.target.checked })} />
          <span>{say('f_ended_too')}</span>
        </label>
      </div>
    </FromText>
  );
}

/** The offices whose rights count; none chosen: all. */
function Offices({ chosen, onChange }: { chosen: readonly string[]; onChange(next: readonly string[]): void }) {
  const { say } = useWords();
  const corpus = useHeld();
  const offices = (corpus.data?.offices ?? []).slice(0, MOST_OFFICES);
  if (offices.length === 0) return null;
  return (
    <div className="choices-row">
      <fieldset>
        <legend>{say('f_countries')}</legend>
        {offices.map(({ value }) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() =>
                onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
              }
            />
            <span>{value}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** What was searched for. */
export function Product({ task: { data } }: StageProps<RightsData>) {
  const { say } = useWords();
  return (
    <div className="idea">
      <dl className="facts">
        <div>
          <dt>{say('f_countries')}</dt>
          <dd>{data.country.length > 0 ? data.country.join(', ') : say('f_all')}</dd>
        </div>
        {(data.apd_start || data.apd_end) && (
          <div>
            <dt>{say('f_filed')}</dt>
            <dd>
              {day(data.apd_start) || '…'} – {day(data.apd_end) || '…'}
            </dd>
          </div>
        )}
        {data.include_company.length > 0 && (
          <div>
            <dt>{say('f_companies')}</dt>
            <dd>{data.include_company.join(', ')}</dd>
          </div>
        )}
      </dl>
      <GivenText label={say('f_product')}>{data.input}</GivenText>
    </div>
  );
}
