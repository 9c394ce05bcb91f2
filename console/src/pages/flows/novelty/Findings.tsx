import { useWords } from '../../../words/words.tsx';
import { type Chart, type Column, isPriorArt, undisclosed } from './results.ts';

interface Goes {
  onDocument(number: string): void;
  onFeature(number: string): void;
}

/**
 * What the documents say together: the nearest one, the best pair, what nobody discloses, and how complete the search
 * probably is.
 */
export function Findings({ chart, ...goes }: Goes & { chart: Chart }) {
  const alone = chart.columns.filter(isPriorArt).toSorted((a, b) => b.disclosed - a.disclosed || b.score - a.score)[0];
  return (
    <dl className="findings">
      <Alone chart={chart} column={alone} {...goes} />
      <Pair chart={chart} least={alone?.disclosed ?? 0} {...goes} />
      <Nobody chart={chart} {...goes} />
      <Complete chart={chart} />
    </dl>
  );
}

type Part = Goes & { readonly chart: Chart };

/** Numbers of features, each the way to its row. */
function Named({ of, chart: { features }, onFeature }: Pick<Part, 'chart' | 'onFeature'> & { of: readonly string[] }) {
  return of.map((number) => (
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
}

const DocumentLink = ({ number, onDocument }: Pick<Part, 'onDocument'> & { number: string }) => (
  <button type="button" className="inline" onClick={() => onDocument(number)}>
    <code>{number}</code>
  </button>
);

function Alone({ chart, column, onDocument, onFeature }: Part & { column: Column | undefined }) {
  const { say } = useWords();
  const lacking = column?.cells.filter(({ verdict }) => verdict !== 'disclosed').map(({ feature }) => feature) ?? [];
  return (
    <div>
      <dt>{say('n_alone')}</dt>
      <dd>
        {column ? (
          <>
            <strong>
              {column.disclosed}
              <small> / {chart.features.length}</small>
            </strong>
            <p>
              <DocumentLink number={column.number} onDocument={onDocument} />
            </p>
            <p className="soft">
              {lacking.length === 0 ? (
                say('n_lacks_nothing')
              ) : (
                <>
                  {say('n_it_lacks')} <Named of={lacking} chart={chart} onFeature={onFeature} />
                </>
              )}
            </p>
          </>
        ) : (
          <p className="soft">{say('n_no_prior')}</p>
        )}
      </dd>
    </div>
  );
}

/** The best two together, where they say more than the best one alone. */
function Pair({ chart, least, onDocument, onFeature }: Part & { least: number }) {
  const { say } = useWords();
  const { features, results } = chart;
  const [best] = results.data?.combinations ?? [];
  const pair = best && features.length - best.missing.length > least ? best : undefined;
  return (
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
              <DocumentLink number={pair.documents[0]!} onDocument={onDocument} /> +{' '}
              <DocumentLink number={pair.documents[1]!} onDocument={onDocument} />
            </p>
            <p className="soft">
              {pair.missing.length === 0 ? (
                say('n_covers_all')
              ) : (
                <>
                  {say('n_both_lack')} <Named of={pair.missing} chart={chart} onFeature={onFeature} />
                </>
              )}
            </p>
          </>
        ) : (
          <p className="soft">{say('n_no_pair')}</p>
        )}
      </dd>
    </div>
  );
}

function Nobody({ chart, onFeature }: Part) {
  const { say } = useWords();
  const { features, columns } = chart;
  const nobody = undisclosed(features, columns).map(({ number }) => number);
  const partly = nobody.filter((number) =>
    columns
      .filter(isPriorArt)
      .some(({ cells }) => cells.some(({ feature, verdict }) => feature === number && verdict === 'partly')),
  );
  return (
    <div className={nobody.length > 0 ? 'novel' : ''}>
      <dt>{say('n_nobody')}</dt>
      <dd>
        <strong>{nobody.length}</strong>
        {nobody.length > 0 ? (
          <>
            <p>
              <Named of={nobody} chart={chart} onFeature={onFeature} />
            </p>
            <p className="soft">
              {say('n_candidates')} {partly.length > 0 && say('n_partly', { n: partly.length })}
            </p>
          </>
        ) : (
          <p className="soft">{say('n_all_somewhere')}</p>
        )}
      </dd>
    </div>
  );
}

function Complete({ chart }: Pick<Part, 'chart'>) {
  const { say } = useWords();
  const recall = chart.results.data?.recall_estimate;
  return (
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
  );
}

/** What is at least to be reckoned with, and the estimate; once where they are the same. */
const percents = (least: number, estimate: number): string =>
  [...new Set([least, estimate].map((share) => Math.floor(share * 100)))].join('–').concat(' %');
