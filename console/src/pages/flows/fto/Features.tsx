import { useWords } from '../../../words/words.tsx';
import type { Edited } from '../parts/editor.tsx';
import { Grow } from '../parts/Grow.tsx';
import type { ProductFeature, RightsData } from './record.ts';

/** What the product has: reworded, left out, added to; the core ones are searched with first. */
export function Features({ value, editable, onChange }: Edited<RightsData, readonly ProductFeature[]>) {
  const { say } = useWords();
  const set = (index: number, next: Partial<ProductFeature>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...next } : each)));
  const add = () =>
    onChange([
      ...value,
      { tech_feature: '', keywords: [], score: 60, reason: '', core: false, is_select: true, user_add: true },
    ]);
  return (
    <>
      <ol className="features">
        {value.map((feature, index) => (
          <li key={index} className={feature.is_select ? '' : 'left-out'}>
            <label className="number">
              <input
                type="checkbox"
                checked={feature.is_select}
                disabled={!editable}
                aria-label={say('flow_use_feature', { n: index + 1 })}
                onChange={(event) => set(index, { is_select: event.target.checked })}
              />
              <code>{index + 1}</code>
            </label>
            <div className="feature-body">
              <Grow
                label={say('flow_feature', { n: index + 1 })}
                value={feature.tech_feature}
                readOnly={!editable}
                placeholder={say('flow_feature_place')}
                onChange={(text) => set(index, { tech_feature: text })}
              />
              <p className="why soft small">
                {feature.user_add ? say('flow_yours') : feature.reason}
                {feature.keywords.length > 0 && ` · ${feature.keywords.join(', ')}`}
              </p>
            </div>
            <div className="feature-side">
              <label className="small">
                <input
                  type="checkbox"
                  checked={feature.core}
                  disabled={!editable}
                  onChange={(event) => set(index, { core: event.target.checked })}
                />{' '}
                {say('f_core')}
              </label>
            </div>
          </li>
        ))}
      </ol>
      {editable && (
        <div className="row">
          <button type="button" className="plain" onClick={add}>
            + {say('flow_add_feature')}
          </button>
        </div>
      )}
    </>
  );
}
