import { bucketsOf } from '#analytics/axes.ts';
import { dayText } from '#clock.ts';
import { documentOf } from '#collections/patents/families/facts.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { type BorneBlock, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, short } from '#documents/blocks.ts';
import { isContentWord } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { bars, counting } from '#operations/shared/report-counts.ts';
import { linked, titleIn } from './cells.ts';
import { MOST_CITATIONS, type ValueFacts } from './facts.ts';

// Other documents around the patent: its family, citations, and what is like it.

const MOST_MEMBERS = 60;

const ownersText = (patent: Patent | undefined) =>
  patent
    ? short(
        currentOwners(patent)
          .map(({ name }) => name)
          .join('; '),
      )
    : '';

/** Title and owners of a document; for one that is not stored, that it is not. */
const about = (patent: Patent | undefined, { words, lang }: ValueFacts) =>
  patent
    ? cell(short(titleIn(patent, lang)), { text: `\n${ownersText(patent)}`, style: 'muted' })
    : cell({ text: words.notStored, style: 'muted' });

/** Members of the simple family and where they are. */
export function family(facts: ValueFacts): BorneBlock[] {
  const { words, relations, stored, family: counted } = facts;
  const { members } = relations.simple_family;
  const offices = bucketsOf(counted.counted, 'offices');
  return [
    heading(words.family, 'family'),
    counting(words.familyText(counted.counted.count, members.length, counted.mark)),
    ...(offices.length > 1 ? bars('cited', words.familyChart(counted.mark), words.publications, offices) : []),
    rowsOf(
      words.familyCaption,
      [
        [words.publication, 2.6, 'stored'],
        [words.published, 2, 'stored'],
        [words.documentTitle, 6, 'stored'],
        [words.facts.status, 2, 'stored'],
      ],
      members.slice(0, MOST_MEMBERS).map(({ publication_number: number, stored: here, publication_date }) => {
        const record = stored.get(number);
        return [
          cell(linked(number, here, facts)),
          cell(dayText(publication_date)),
          about(record, facts),
          cell((record?.legal_status && words.status[record.legal_status.simple]) ?? ''),
        ];
      }),
    ),
  ];
}

/** What it cites, and what cites it. */
export function citations(facts: ValueFacts): BorneBlock[] {
  const { words, patent, relations, stored, citing } = facts;
  const cites = patent.cites.slice(0, MOST_CITATIONS);
  const cited_by = relations.cited_by.slice(-MOST_CITATIONS);
  return [
    heading(words.citations, 'citations'),
    says('stored', words.citedText(patent.cites.length, patent.cites_literature.length)),
    counting(words.citingText(citing.counted.count, citing.mark)),
    ...(citing.counted.count > 0
      ? bars('cited', words.citingChart(citing.mark), words.publications, bucketsOf(citing.counted, 'years'), 'columns')
      : []),
    ...(cites.length === 0
      ? []
      : [
          rowsOf(
            words.citedCaption(cites.length, patent.cites.length),
            [
              [words.publication, 2.6, 'stored'],
              [words.category, 1.4, 'stored'],
              [words.phase, 2, 'stored'],
              [words.documentTitle, 6.6, 'stored'],
            ],
            cites.map(({ publication_number: number, categories = [], phase }) => {
              const record = stored.get(number) ?? stored.get(documentOf(number));
              return [
                cell(linked(number, record !== undefined, facts)),
                cell(categories.join(' ')),
                cell(phase ? (words.phases[phase] ?? phase) : ''),
                about(record, facts),
              ];
            }),
          ),
        ]),
    ...(cited_by.length === 0
      ? []
      : [
          rowsOf(
            words.citingCaption(cited_by.length, relations.cited_by.length),
            [
              [words.publication, 2.6, 'stored'],
              [words.published, 2, 'stored'],
              [words.category, 1.4, 'stored'],
              [words.documentTitle, 6.6, 'stored'],
            ],
            cited_by.map(({ publication_number: number, publication_date, categories, stored: here }) => [
              cell(linked(number, here, facts)),
              cell(dayText(publication_date)),
              cell(categories.join(' ')),
              about(stored.get(number), facts),
            ]),
          ),
        ]),
  ];
}

const namesSomething = (term: string): boolean => isHan(term[0]!) || (term.length > 2 && isContentWord(term));

/** The families most like it, and what they have in common with it. */
export function nearest(facts: ValueFacts): BorneBlock[] {
  const { words, nearest: found, without_nearest } = facts;
  return [
    heading(words.nearest, 'nearest'),
    says('form', words.nearestText),
    ...(without_nearest !== undefined
      ? [says('compared', words.noNearest(without_nearest))]
      : found.length === 0
        ? [says('compared', words.nothingNear)]
        : [
            rowsOf(
              words.nearestCaption,
              [
                [words.publication, 2.6, 'stored'],
                [words.likeness, 1.3, 'compared'],
                [words.documentTitle, 5, 'stored'],
                [words.shared, 4.4, 'compared'],
              ],
              found.map(({ hit, patent }) => [
                cell(linked(hit.id, true, facts)),
                cell(hit.score.toFixed(2)),
                about(patent, facts),
                // what every claim says is nothing in common
                cell([...hit.terms.filter(namesSomething).slice(0, 8), ...hit.classes.slice(0, 3)].join(', ')),
              ]),
            ),
          ]),
  ];
}
