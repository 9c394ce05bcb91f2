import { type ReactNode, useState } from 'react';
import { operation } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { FileButton } from '../../../parts/FileButton.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Edited } from '../parts/editor.tsx';
import { Grow } from '../parts/Grow.tsx';
import { CATEGORIES, type Draft, type DraftingData } from './record.ts';

type Given = Edited<DraftingData, Draft>;

/** What the specification is made of: title, problem and effects, terms with their signs, features, embodiments. */
export function Parts(given: Given) {
  const { value, editable, onChange } = given;
  const { say } = useWords();
  const set = (next: Partial<Draft>) => onChange({ ...value, ...next });
  return (
    <div className="draft-parts">
      <label htmlFor="draft-title">{say('d_invention')}</label>
      <input
        id="draft-title"
        value={value.title}
        maxLength={500}
        readOnly={!editable}
        onChange={(event) => set({ title: event.target.value })}
      />
      <label htmlFor="draft-category">{say('d_category')}</label>
      <select
        id="draft-category"
        value={value.category}
        disabled={!editable}
        onChange={(event) => set({ category: event.target.value })}
      >
        {CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {say(`d_category_${each}`)}
          </option>
        ))}
      </select>
      {(['technical_problem', 'benefit'] as const).map((name) => (
        <Part key={name} title={say(`d_${name}`)} text={say(`d_${name}_text`)}>
          <Grow
            label={say(`d_${name}`)}
            value={value[name]}
            readOnly={!editable}
            maxLength={100_000}
            placeholder={say('d_not_said')}
            onChange={(text) => set({ [name]: text })}
          />
        </Part>
      ))}
      <Terms {...given} />
      <Features {...given} />
      <Embodiments {...given} />
      {editable && <Drawings value={value} set={set} />}
    </div>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className="soft small measure">{text}</p>
      {children}
    </section>
  );
}

/** The things that the claims name, with their reference signs. */
function Terms({ value, editable, onChange }: Given) {
  const { say } = useWords();
  const { terms } = value;
  const set = (next: Draft['terms']) => onChange({ ...value, terms: next });
  const change = (index: number, next: Partial<Draft['terms'][number]>) =>
    set(terms.map((term, n) => (n === index ? { ...term, ...next } : term)));
  const named = new Map<string, number>();
  for (const { number } of terms) if (number) named.set(number, (named.get(number) ?? 0) + 1);
  return (
    <Part title={say('d_terms')} text={say('d_terms_text')}>
      <Table label={say('d_terms')} className="terms" of={['d_sign', 'd_term', { unseen: 'task_actions' }]}>
        <tbody>
          {terms.map(({ name, number = '', unique_id }, n) => (
            <tr key={unique_id}>
              <td>
                <input
                  aria-label={say('d_sign_of', { n: name })}
                  className="sign"
                  value={number}
                  maxLength={20}
                  readOnly={!editable}
                  aria-invalid={number !== '' && named.get(number)! > 1}
                  onChange={(event) => {
                    const { number: _, ...term } = terms[n]!;
                    const sign = event.target.value.trim();
                    set(terms.with(n, { ...term, annotated: sign !== '', ...(sign && { number: sign }) }));
                  }}
                />
                {number !== '' && named.get(number)! > 1 && <div className="small risk">{say('d_sign_twice')}</div>}
              </td>
              <td>
                <input
                  aria-label={say('d_term_n', { n: n + 1 })}
                  value={name}
                  maxLength={300}
                  readOnly={!editable}
                  onChange={(event) => change(n, { name: event.target.value })}
                />
              </td>
              <td>
                {editable && (
                  <button
                    type="button"
                    className="plain"
                    aria-label={say('d_drop_term', { n: name })}
                    onClick={() => set(terms.toSpliced(n, 1))}
                  >
                    ✕
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {editable && (
        <button
          type="button"
          className="plain"
          onClick={() => set([...terms, { unique_id: `own-${Date.now().toString(36)}`, name: '', annotated: false }])}
        >
          + {say('d_add_term')}
        </button>
      )}
    </Part>
  );
}

/** The features of each claim; one that is struck stands neither in the claim nor in the solution. */
function Features({ value, editable, onChange }: Given) {
  const { say } = useWords();
  const { feature_tree } = value;
  const strike = (claim: number, feature: number, struck: boolean) =>
    onChange({
      ...value,
      feature_tree: feature_tree.map((each, n) =>
        n === claim
          ? {
              ...each,
              claim_features: (each.claim_features ?? []).map((one, m) =>
                m === feature ? { ...one, feature_deleted: struck ? (1 as const) : (0 as const) } : one,
              ),
            }
          : each,
      ),
    });
  return (
    <Part title={say('d_features')} text={say('d_features_text')}>
      <ul className="claim-tree">
        {feature_tree.map(({ claim_features = [], num, parent, simple_claim }, claim) => (
          <li key={num}>
            <p>
              <b>{say('d_in_claim', { n: num ?? '' })}</b>{' '}
              {parent && <span className="soft">{say('d_builds_on', { n: parent })}</span>} {simple_claim}
            </p>
            {claim_features.map(({ feature, feature_deleted }, n) => (
              <label key={n} className={feature_deleted ? 'choice left-out' : 'choice'}>
                <input
                  type="checkbox"
                  checked={feature_deleted !== 1}
                  disabled={!editable}
                  onChange={(event) => strike(claim, n, !event.target.checked)}
                />
                <span className="feature-text">{feature}</span>
              </label>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The sentences that carry each claim out. */
function Embodiments({ value, editable, onChange }: Given) {
  const { say } = useWords();
  const { embodiments } = value;
  return (
    <Part title={say('d_embodiments')} text={say('d_embodiments_text')}>
      {embodiments.map(({ claim_numbers = [], text = '' }, n) => (
        <div key={n}>
          <h3>{say('d_embodiment', { n: n + 1, c: claim_numbers.join(', ') })}</h3>
          <Grow
            label={say('d_embodiment', { n: n + 1, c: claim_numbers.join(', ') })}
            value={text}
            readOnly={!editable}
            placeholder={say('d_not_said')}
            onChange={(next) => onChange({ ...value, embodiments: embodiments.with(n, { claim_numbers, text: next }) })}
          />
        </div>
      ))}
    </Part>
  );
}

/** Drawings in their order; the service keeps them for nine hours and puts them into the file. */
function Drawings({ value, set }: { value: Draft; set(next: Partial<Draft>): void }) {
  const { say } = useWords();
  const [problem, setProblem] = useState<Error>();
  const add = async (image: File) => {
    setProblem(undefined);
    // a file goes as a form; its type in the interface is that of an address
    await operation('POST /image-search/image-upload', { body: { image: image as never } })
      .then(({ url }) => url && set({ urls: [...value.urls, url] }))
      .catch(setProblem);
  };
  return (
    <Part title={say('d_drawings')} text={say('d_drawings_text')}>
      <ol className="drawings">
        {value.urls.map((url, n) => (
          <li key={url}>
            <img src={new URL(url).pathname + new URL(url).search} alt={say('d_drawing', { n: n + 1 })} />
            <button
              type="button"
              className="plain"
              aria-label={say('d_drop_drawing', { n: n + 1 })}
              onClick={() => set({ urls: value.urls.toSpliced(n, 1) })}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {problem && <Problem error={problem} />}
      <FileButton label={say('d_add_drawing')} accept=".jpg,.jpeg,.png" onFiles={([image]) => void add(image!)}>
        + {say('d_add_drawing')}
      </FileButton>
    </Part>
  );
}
