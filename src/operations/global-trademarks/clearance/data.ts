import { ReportFiles } from '#operations/shared/report-files.ts';
import { type Static, Type } from '#typebox.mjs';
import { Likeness, MarkRow } from '../shapes.ts';

const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** A stored mark in the way of a planned one. */
export const Conflict = Type.Object(
  {
    ...MarkRow.properties,
    risk: Type.Enum(['High', 'Medium', 'Low'], { description: 'By the published table.' }),
    alive: Type.Optional(
      Type.Boolean({ description: 'Whether the right is registered or pending; absent where no source states it.' }),
    ),
    similarity: Likeness,
    elements: Type.Array(
      Type.Object({
        planned: Type.String({ description: 'Word of the planned mark.' }),
        stored: Type.String({ description: 'Its nearest word in the stored mark.' }),
        likeness: Type.Number({ minimum: 0, maximum: 1, description: 'How alike the two words are.' }),
        weight: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'How much the word tells marks of the classes apart: 1 for a rare one.',
        }),
      }),
      { description: 'Elements of the planned mark that the stored one has too.' },
    ),
    shared_classes: Type.Array(Text, { description: 'Nice classes of both.' }),
    class_share: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the planned classes that it has.' }),
    goods_share: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Share of the words of the planned goods that stand in its goods; absent without planned goods.',
      }),
    ),
    shared_goods: Type.Array(Text, { description: 'Its goods that hold a word of the planned goods, as stated.' }),
    use_asked_from: Type.Optional(
      Type.String({ description: 'Day from which its owner can be asked for proof of use, yyyyMMdd.' }),
    ),
    use_near: Type.Optional(
      Type.Enum(['asked', 'within_a_year', 'later'], { description: 'Whether that day is over, near or far.' }),
    ),
  },
  { description: 'A mark in the way, with what makes it so.' },
);
export type Conflict = Static<typeof Conflict>;

/** What was searched of a territory. */
export const Searched = Type.Object({
  ipoffice: Type.String({ description: 'Office.' }),
  marks: Type.Integer({ minimum: 0, description: 'Its marks in the corpus.' }),
  in_classes: Type.Integer({ minimum: 0, description: 'Of these, in the planned classes.' }),
  latest: Type.Optional(Type.String({ description: 'Day of filing of the latest one, yyyyMMdd.' })),
  because: Type.Optional(Type.String({ description: 'Why it was searched where nobody named it.' })),
});
export type Searched = Static<typeof Searched>;

/** A planned mark on its way to a report. */
export const ClearanceData = Type.Object({
  mark: Text,
  nice_code: Type.Array(Text),
  goods: Type.Optional(Text),
  ipoffice: Type.Array(Text),
  lang: Type.Enum(['en', 'zh']),
  asked: Type.Number(),
  conflicts: Type.Optional(Type.Array(Conflict)),
  searched: Type.Optional(Type.Array(Searched)),
  compared: Type.Optional(Count),
  /** Weight of each word of the planned mark in its classes. */
  words: Type.Optional(Type.Array(Type.Object({ text: Text, weight: Share, marks: Count }))),
  lacks: Type.Optional(Type.Array(Text)),
  report: Type.Optional(ReportFiles),
});
export type ClearanceData = Static<typeof ClearanceData>;
