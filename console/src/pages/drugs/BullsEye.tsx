import type { Of, Operation } from '../../api.ts';
import { upTo } from '../../parts/up-to.ts';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';
import { type Named, nameIn, STAGES } from './names.ts';

type Plot = Operation<'POST /synapse/bull-eyes-plot'>;
export type PlotRow = Of<NonNullable<Plot['items']>>;

/** A row of the plot: what it is of, and its drugs by stage. */
export interface Slice {
  readonly id: string;
  readonly name: string;
  /** What stands beside its sector: the symbol of a target. */
  readonly short: string;
  readonly of: 'target' | 'organization' | 'disease' | 'drug_type' | 'country';
  readonly drugs: ReadonlyMap<string, number>;
  /** Drugs of a stage that are named: the first of them. */
  readonly named: ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>;
}

const code = (names: Named) => nameIn(names, 'en').replace(/[ /]/g, '_');

/** The rows of an answer, whatever they are of. */
export function slices(of: Plot, language: 'en' | 'zh'): Slice[] {
  return (of.items ?? []).flatMap((row: PlotRow): Slice[] => {
    const drugs = new Map(
      (row.data ?? []).map((cell) => [code(cell.dev_status?.display_name), cell.related_drug_id?.length ?? 0]),
    );
    const named = new Map(
      (row.data ?? []).map((cell) => [
        code(cell.dev_status?.display_name),
        (cell.drug ?? []).flatMap(({ drug_id, display_name }) =>
          drug_id ? [{ id: drug_id, name: nameIn(display_name, language) }] : [],
        ),
      ]),
    );
    const { target, organization, disease, drug_type, country } = row;
    const of = [
      ['target', target?.target_id, target],
      ['organization', organization?.organization_id, organization],
      ['disease', disease?.disease_id, disease],
      ['drug_type', drug_type?.normalized_id, drug_type],
      ['country', country?.alpha2_code, country],
    ] as const;
    for (const [kind, id, thing] of of)
      if (id) {
        const name = nameIn(thing?.display_name, language);
        const short = (kind === 'target' ? target?.short_name?.[0]?.name : undefined) ?? name;
        return [{ id, name, short, of: kind, drugs, named }];
      }
    return [];
  });
}

/** Stages that some row has, the furthest first. */
export const stagesOf = (all: readonly Slice[]): string[] =>
  STAGES.filter((stage) => all.some(({ drugs }) => drugs.has(stage)));

/** Wide enough for the longest name on either side. */
const WIDTH = 820;
const HEIGHT = 440;
const RADIUS = 190;
const LONGEST_NAME = 34;

const point = (angle: number, radius: number) =>
  [WIDTH / 2 + radius * Math.sin(angle), HEIGHT / 2 - radius * Math.cos(angle)] as const;

/**
 * A bull's eye: a sector for each row, a ring for each stage with the furthest in the middle, a disc whose area is the
 * number of drugs. The table beside it says the same in figures.
 */
export function BullsEye({ of, label }: { of: readonly Slice[]; label: string }) {
  const { say } = useWords();
  const word = useRegisterWords();
  const stages = stagesOf(of).filter((stage) => stage !== 'Unknown');
  const most = Math.max(1, ...of.flatMap(({ drugs }) => stages.map((stage) => drugs.get(stage) ?? 0)));
  const ring = RADIUS / Math.max(1, stages.length);
  const sector = (2 * Math.PI) / Math.max(1, of.length);
  const widest = Math.min(ring / 2, (RADIUS * sector) / 4, 16);
  if (stages.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="bulls-eye" role="img" aria-label={label}>
      {stages.map((stage, n) => (
        <g key={stage}>
          <circle cx={WIDTH / 2} cy={HEIGHT / 2} r={ring * (n + 1)} className="ring" />
          <text x={WIDTH / 2 + 3} y={HEIGHT / 2 - ring * (n + 1) + 11} className="stage">
            {word('dev_status', stage)}
          </text>
        </g>
      ))}
      {of.map((slice, n) => {
        const [x, y] = point(n * sector, RADIUS);
        const middle = (n + 0.5) * sector;
        const [nameX, nameY] = point(middle, RADIUS + 10);
        return (
          <g key={slice.id}>
            <line x1={WIDTH / 2} y1={HEIGHT / 2} x2={x} y2={y} className="ring" />
            <text x={nameX} y={nameY} textAnchor={middle < Math.PI ? 'start' : 'end'} className="slice">
              {slice.short.length > LONGEST_NAME ? `${upTo(slice.short, LONGEST_NAME - 1)}…` : slice.short}
            </text>
            {stages.map((stage, s) => {
              const drugs = slice.drugs.get(stage) ?? 0;
              if (drugs === 0) return null;
              const [cx, cy] = point(middle, ring * (s + 0.5));
              return (
                <circle
                  key={stage}
                  cx={cx}
                  cy={cy}
                  r={Math.max(2, widest * Math.sqrt(drugs / most))}
                  className="drugs-there"
                >
                  <title>{`${slice.name} · ${word('dev_status', stage)} · ${say('drugs_n', { n: drugs })}`}</title>
                </circle>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
