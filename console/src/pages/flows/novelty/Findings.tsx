import type { ReactNode } from 'react';
import { useWords } from '../../../words/words.tsx';
import { type Chart, isPriorArt, undisclosed } from './results.ts';

/**
 * What the documents say together: the nearest one, the best pair, what nobody discloses, and how complete the search
 * probably is.
 */
export function Findings({
  chart,
  onDocument,
  onFeature,
}: {
  chart: Chart;
  onDocument(number: string): void;
  onFeature(number: string): void;
}) {
  const { say } = useWords();
  const { features, columns, results } = chart;
  const prior = columns.filter(isPriorArt);
  const alone = prior.toSorted((a, b) => b.disclosed - a.disclosed || b.score - a.score)[0];
  const lacking = alone?.cells.filter(({ verdict }) => verdict !== 'disclosed').map(({ feature }) => feature) ?? [];
  const [best] = results.data?.combinations ?? [];
  // two that say less than one alone are no combination to speak of
  const pair = best && features.length - best.missing.length > (alone?.disclosed ?? 0) ? best : undefined;
  const nobody = undisclosed(features, columns);
  const recall = results.data?.recall_estimate;
  const document = (number: string) => (
    <button type="button" className="inline" onClick={() => onDocument(number)}>
      <code>{number}</code>
    </button>
  );
  const named = (numbers: readonly string[]): ReactNode =>
    numbers.map((number) => (
      <span key={number} className="feature-ref">
        <button
          type="button"
          className="inline"
          title={features.find((each) => each.number === number)?.text}
          onClick={() => onFeature(number)}
        >
          {number}
        </button>
      </span>
    ));
  return (
    <dl className="findings">
      <div>
        <dt>{say('n_alone')}</dt>
        <dd>
          {alone ? (
            <>
              <strong>
                {alone.disclosed}
                <small> / {features.length}</small>
              </strong>
              <p>{document(alone.number)}</p>
              <p className="soft">
                {lacking.length === 0 ? (
                  say('n_lacks_nothing')
                ) : (
                  <>
                    {say('n_it_lacks')} {named(lacking)}
                  </>
                )}
              </p>
            </>
          ) : (
            <p className="soft">{say('n_no_prior')}</p>
          )}
        </dd>
      </div>
      <div>
        <dt>{say('n_pair')}</dt>
        <dd>
          {pair ? (
            <>
              <strong>
                {features.length - pair.missing.length}
                <small> / {features.length}</small>
              </strong>
              <p>
                {document(pair.documents[0]!)} + {document(pair.documents[1]!)}
              </p>
              <p className="soft">
                {pair.missing.length === 0 ? (
                  say('n_covers_all')
                ) : (
                  <>
                    {say('n_both_lack')} {named(pair.missing)}
                  </>
                )}
              </p>
            </>
          ) : (
            <p className="soft">{say('n_no_pair')}</p>
          )}
        </dd>
      </div>
      <div className={nobody.length > 0 ? 'novel' : ''}>
        <dt>{say('n_nobody')}</dt>
        <dd>
          <strong>{nobody.length}</strong>
          {nobody.length > 0 ? (
            <>
              <p>{named(nobody.map(({ number }) => number))}</p>
              <p className="soft">{say('n_candidates')}</p>
            </>
          ) : (
            <p className="soft">{say('n_all_somewhere')}</p>
          )}
        </dd>
      </div>
      <div>
        <dt>{say('n_complete')}</dt>
        <dd>
          {recall ? (
            <>
              <strong>{percents(recall.found / recall.high, recall.recall)}</strong>
              {recall.high > recall.found && (
                <p>{say('n_recall_range', { n: recall.found, m: Math.ceil(recall.high) })}</p>
              )}
              <p className="soft">{say('n_recall_text')}</p>
            </>
          ) : (
            <p className="soft">{say('n_no_recall')}</p>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What is at least to be reckoned with, and the estimate; once where they are the same. */
const percents = (least: number, estimate: number): string =>
  [...new Set([least, estimate].map((share) => Math.floor(share * 100)))].join('–').concat(' %');
