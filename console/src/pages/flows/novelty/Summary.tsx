import { useState } from 'react';
import { useWords } from '../../../words/words.tsx';
import type { Edited } from '../parts/editor.tsx';
import { Grow } from '../parts/Grow.tsx';
import type { NoveltyData } from './record.ts';
import { readParts, writeParts } from './solution.ts';

/** What the text says, in its own words, to be corrected before features are taken from it. */
export function Summary({ value, made, data, editable, onChange }: Edited<NoveltyData, string>) {
  const { say } = useWords();
  const [original, showOriginal] = useState(false);
  const parts = readParts(value);
  const before = readParts(made);
  return (
    <>
      {parts ? (
        <div className="parts">
          {parts.map(({ heading, body }, n) => {
            const generated = before?.find((each) => each.heading === heading)?.body;
            return (
              <section key={heading}>
                <label htmlFor={`part${n}`}>{heading}</label>
                <Grow
                  id={`part${n}`}
                  value={body}
                  readOnly={!editable}
                  placeholder={say('n_states_none')}
                  onChange={(next) =>
                    onChange(writeParts(parts.map((each, at) => (at === n ? { heading, body: next } : each))))
                  }
                />
                {generated !== undefined && generated !== body && (
                  <p className="was">
                    <b>{say('as_made')}</b> {generated || say('n_states_none')}
                  </p>
                )}
              </section>
            );
          })}
        </div>
      ) : (
        <Grow id="part0" label={say('n_summary')} value={value} readOnly={!editable} onChange={onChange} />
      )}
      <details className="given" open={original} onToggle={(event) => showOriginal(event.currentTarget.open)}>
        <summary>{say('n_given_text')}</summary>
        {original && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          <section className="paper text" tabIndex={0} aria-label={say('n_given_text')}>
            {data.text}
          </section>
        )}
      </details>
    </>
  );
}
