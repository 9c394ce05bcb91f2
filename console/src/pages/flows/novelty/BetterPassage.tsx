import { useState } from 'react';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import { Grow } from '../parts/Grow.tsx';
import { SIGN } from '../parts/verdicts.ts';
import { InContext } from './Passage.tsx';
import type { ConfirmedFeature, Own } from './record.ts';
import { type Column, otherPassage } from './results.ts';

/** Asks for the feature in other words, and takes what is found if it is better. */
export function BetterPassage({
  feature,
  column,
  onUse,
}: {
  feature: ConfirmedFeature;
  column: Column;
  onUse(own: Own): void;
}) {
  const { say } = useWords();
  const [words, setWords] = useState(feature.text);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const [found, setFound] = useState<Awaited<ReturnType<typeof otherPassage>>>();
  const look = async () => {
    setBusy(true);
    setError(undefined);
    await otherPassage(column.number, feature, words).then(setFound).catch(setError);
    setBusy(false);
  };
  return (
    <details className="better">
      <summary>{say('n_better')}</summary>
      <p className="soft small">{say('n_better_text')}</p>
      <Grow label={say('n_better_words')} value={words} onChange={setWords} />
      <button type="button" className="plain" disabled={busy || !words.trim()} onClick={look}>
        {say(busy ? 'n_looking' : 'n_look')}
      </button>
      {error && <Problem error={error} />}
      {found &&
        (found.quote ? (
          <div className="candidate">
            <p>
              <span className={`judged v-${found.verdict}`}>
                <i aria-hidden="true">{SIGN[found.verdict]}</i> {found.score}
              </span>
            </p>
            <InContext quote={found.quote} words={[]} {...(column.paper && { paper: column.paper })} />
            <button
              type="button"
              className="plain"
              onClick={() =>
                onUse({ verdict: found.verdict, score: found.score, reason: found.reason, quote: found.quote! })
              }
            >
              {say('n_use_passage')}
            </button>
          </div>
        ) : (
          <p className="soft">{say('n_no_passage')}</p>
        ))}
    </details>
  );
}
