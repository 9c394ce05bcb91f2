import { useMemo, useState } from 'react';
import { Problem, Skeleton } from '../../../parts/basics.tsx';
import { Toolbar } from '../../../parts/Toolbar.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Grid, type Place } from '../parts/Grid.tsx';
import { useOpenedCell } from '../parts/opened-cell.ts';
import { NEAR_SIGN, SCORE_OF, SIGN, VERDICTS } from '../parts/verdicts.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { Findings } from './Findings.tsx';
import { Listed } from './Listed.tsx';
import type { NoveltyData, Own, Verdict } from './record.ts';
import { type Chart, type Overtaken, onlyIn, undisclosed, useChart } from './results.ts';
import { AddDocument, Queries } from './SearchStage.tsx';
import { Source } from './Source.tsx';

/** The chart of features by documents: read, corrected, and decided. */
export function Comparison({ task, editable, show }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const chart = useChart(task);
  const cells = useOpenedCell();
  const { opened, move, open, close } = cells;
  const [onlySelected, showOnlySelected] = useState(false);
  const [failed, setFailed] = useState<Error>();
  const { features, results } = chart;
  const columns = useMemo(
    () => (onlySelected ? chart.columns.filter(({ selected }) => selected) : chart.columns),
    [onlySelected, chart.columns],
  );

  const first = { feature: features[0]?.number ?? '', number: columns[0]?.number ?? '' };
  const wanted = cells.wanted ?? first;
  const column = columns.find((each) => each.number === wanted.number);
  const row = features.findIndex((each) => each.number === wanted.feature);
  const at = column && row >= 0 ? wanted : first;
  const cell = opened ? column?.cells[row] : undefined;

  const attempt = (run: Promise<unknown>) => {
    setFailed(undefined);
    run.catch(setFailed);
  };
  const judge = (place: Place, verdict: Verdict | undefined) => {
    const made = judgement(chart, place, verdict);
    if (made) attempt(made());
  };
  const toReport = async () => {
    setFailed(undefined);
    await (task.state === 'results_ready' && editable ? chart.confirm() : Promise.resolve())
      .then(() => show('report'))
      .catch(setFailed);
  };
  if (results.error && !results.data) return <Problem error={results.error} again={() => void results.refetch()} />;
  if (!results.data) return <Skeleton lines={12} />;
  const nobody = undisclosed(features, chart.columns).map((each) => each.number);
  return (
    <>
      <Findings
        chart={chart}
        onDocument={(each) => goTo(() => document.getElementById(`column-${each}`))}
        onFeature={(each) => goTo(() => document.getElementById(`row-${each}`))}
      />
      <Tools
        chart={chart}
        editable={editable}
        only={onlySelected}
        onOnly={showOnlySelected}
        onReport={() => void toReport()}
      />
      {chart.overtaken.map((one, n) => (
        <Meanwhile key={n} chart={chart} of={one} onInsist={() => attempt(chart.insist(one))} />
      ))}
      {(failed ?? chart.error) && <Problem error={(failed ?? chart.error)!} />}
      <div className={cell && column ? 'chart-and-source' : ''}>
        <Grid
          features={features}
          columns={columns}
          missing={nobody}
          at={at}
          open={cell !== undefined}
          editable={editable}
          head={(each) => (
            <ColumnHead
              column={each}
              of={features.length}
              adds={onlyIn(each, chart.columns)}
              editable={editable}
              onSelect={(number, selected) => attempt(chart.select(number, selected))}
              onRemove={(number) => attempt(chart.remove(number))}
            />
          )}
          onMove={(to) => (opened ? open(to) : move(to))}
          onOpen={open}
          onClose={close}
          onJudge={judge}
        />
        {cell && column && (
          <Source
            feature={features[row]!}
            column={column}
            cell={cell}
            own={chart.ownOf(column.number, cell.feature)}
            editable={editable}
            saving={chart.saving}
            onJudge={(own, saw) => attempt(chart.judge(column.number, cell.feature, own, saw))}
            onClose={() => close(at)}
          />
        )}
      </div>
      <Legend />
      <Listed chart={chart} editable={editable} />
      <h2>{say('n_queries')}</h2>
      <Queries runs={task.data.prior_art?.runs ?? []} />
    </>
  );
}

/** What may be done with the whole chart. */
function Tools({
  chart,
  editable,
  only,
  onOnly,
  onReport,
}: {
  chart: Chart;
  editable: boolean;
  /** Only the documents of the report are shown. */
  only: boolean;
  onOnly(only: boolean): void;
  onReport(): void;
}) {
  const { say } = useWords();
  return (
    <Toolbar>
      <label className="small">
        <input type="checkbox" checked={only} onChange={(event) => onOnly(event.target.checked)} />{' '}
        {say('n_only_selected', { n: chart.columns.filter(({ selected }) => selected).length })}
      </label>
      {editable && (
        <AddDocument chart={chart} onAdded={() => goTo(() => document.querySelector('.grid thead th:last-child'))} />
      )}
      <button type="button" onClick={onReport}>
        {say('n_to_report')} →
      </button>
    </Toolbar>
  );
}

/** Once what was asked for is drawn. */
const goTo = (find: () => Element | null) =>
  requestAnimationFrame(() => {
    const target = find();
    target?.scrollIntoView({ block: 'nearest', inline: 'center' });
    target?.classList.add('flash');
    setTimeout(() => target?.classList.remove('flash'), 1400);
  });

/** What is to be done where a person gives a cell a verdict; undefined takes the finding back into force. */
function judgement(chart: Chart, { feature, number }: Place, verdict: Verdict | undefined) {
  const column = chart.columns.find((each) => each.number === number);
  const found = column?.cells.find((each) => each.feature === feature)?.found;
  if (!found) return undefined;
  if (verdict === undefined) return () => chart.judge(number, feature, undefined);
  const own = chart.ownOf(number, feature);
  const asFound = verdict === found.verdict;
  const kept = (own?.reason !== undefined && own.reason !== found.reason) || own?.quote !== undefined;
  const next = asFound && !kept ? undefined : { ...own, verdict, score: asFound ? found.score : SCORE_OF[verdict] };
  return () => chart.judge(number, feature, next);
}

/** What the signs of the chart mean, and its keys. */
function Legend() {
  const { say } = useWords();
  return (
    <>
      <p className="signs small under-chart">
        {VERDICTS.map((verdict) => (
          <span key={verdict} className={`v-${verdict}`}>
            <i aria-hidden="true">{SIGN[verdict]}</i> {say(`verdict_${verdict}`)}
          </span>
        ))}
        <span className="v-not_found">
          <i aria-hidden="true">{NEAR_SIGN}</i> {say('verdict_by_meaning')}
        </span>
        <span>
          <i aria-hidden="true">✎</i> {say('n_edited')}
        </span>
      </p>
      <p className="soft small keys-hint">
        <kbd>← ↑ ↓ →</kbd> {say('n_key_move')} <kbd>Enter</kbd> {say('n_key_open')} <kbd>1 2 3</kbd>{' '}
        {say('n_key_judge')} <kbd>0</kbd> {say('n_key_restore')} <kbd>Esc</kbd> {say('n_key_close')}
      </p>
    </>
  );
}

/** Tells that somebody else has changed the same place, shows both, and asks which is to stand. */
function Meanwhile({ chart, of, onInsist }: { chart: Chart; of: Overtaken; onInsist(): void }) {
  const { say } = useWords();
  const { number, feature = '' } = of.change.at!;
  const column = chart.columns.find((each) => each.number === number);
  const cell = column?.cells.find((each) => each.feature === feature);
  const told = (view: Pick<Own, 'verdict' | 'score' | 'reason'>) =>
    view.verdict && (
      <>
        {SIGN[view.verdict]} {say(`verdict_${view.verdict}`)} {view.score}: {view.reason}
      </>
    );
  return (
    <div className="problem meanwhile" role="alert">
      <p>
        <strong>
          {feature ? say('n_meanwhile_cell', { f: feature, n: number }) : say('n_meanwhile_document', { n: number })}
        </strong>
      </p>
      {cell && (
        <dl className="views">
          <dt>{say('n_theirs')}</dt>
          <dd>{told(cell)}</dd>
          <dt>{say('n_mine')}</dt>
          <dd>
            {told({ ...cell.found, ...of.mine })} {!of.mine && <span className="soft">({say('n_key_restore')})</span>}
          </dd>
        </dl>
      )}
      <div className="row small">
        {column && (
          <button type="button" className="plain" onClick={onInsist}>
            {say(feature ? 'n_use_mine' : 'n_remove_all_the_same')}
          </button>
        )}
        <button type="button" className="plain" onClick={() => chart.yield(of)}>
          {say('n_leave_theirs')}
        </button>
      </div>
    </div>
  );
}
