import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import type { Unit } from '#corpus/unit.ts';
import { defineJob } from '#isolation/job.ts';
import { bestPassage } from './best-passage.ts';
import { type LiteratureAsked, literatureQuery } from './literature-query.ts';
import { type Mark, markerOf, partsOfFields } from './marks.ts';
import { readable } from './passages.ts';

/** What searches of literature read of a paper's texts; a heading and a table of the full text are `body` here. */
type Part = 'title' | 'abstract' | 'body';

const PART_OF: Readonly<Record<string, Part>> = { TITLE: 'title', ABSTRACT: 'abstract', FULLTEXT: 'body' };
const partsOf = partsOfFields(works.fields, (code) => PART_OF[code]);
const partOf = ({ part }: Unit): Part => (part === 'title' || part === 'abstract' ? part : 'body');
/** Paragraphs of a full text that are looked through for words that nothing before them has. */
const MOST_UNITS = 400;

/** Finds the words of a search of literature in texts of papers. */
const markerFor = (asked: LiteratureAsked) => markerOf(literatureQuery(asked), partsOf);

/** What a list of results reads of a paper: its abstract as most read it, then the full text. */
function* readOf(work: Work): Generator<Unit> {
  const abstract = readable(work.abstracts);
  const units = works.units!(work);
  if (abstract) yield units.find(({ part, text }) => part === 'abstract' && text === abstract.text)!;
  yield* units.filter(({ part }) => part === 'paragraph').slice(0, MOST_UNITS);
}

/** What of papers answers a search of literature: of each its passage, and what a list of results shows beside it. */
export const paperPassagesJob = defineJob({
  name: 'paper-passages',
  lane: 'search',
  async run(asked: { readonly search: LiteratureAsked; readonly papers: readonly string[] }, { corpus }) {
    const marker = markerFor(asked.search);
    return (await corpus.get(works, asked.papers)).map((work) => {
      const title = readable(work.titles);
      const best = bestPassage(readOf(work), ['abstract', 'body'], marker, partOf);
      const { venue, published, retracted, demo } = work;
      return {
        paper_id: work.id,
        ...(title && { title: { lang: title.lang, text: title.text, marks: marker.marks('title', title.text) } }),
        ...(best && {
          passage: { unit: best.unit.id, part: partOf(best.unit), lang: best.unit.lang, ...best.passage },
        }),
        ...(venue?.name !== undefined && { venue: venue.name }),
        ...(published !== undefined && { published }),
        ...(retracted && { retracted }),
        ...(demo && { demo }),
      };
    });
  },
});

/** Where the words of a search of literature stand in a paper, by the unit as quotes name it: `abstract:en`, `p12`. */
export const paperMarksJob = defineJob({
  name: 'paper-marks',
  lane: 'search',
  async run(
    asked: { readonly search: LiteratureAsked; readonly paper_id: string },
    { corpus },
  ): Promise<Record<string, readonly Mark[]>> {
    const [work] = await corpus.get(works, [asked.paper_id]);
    if (!work) return {};
    const marker = markerFor(asked.search);
    const marks = works.units!(work).map((unit) => [unit.id, marker.marks(partOf(unit), unit.text)] as const);
    return Object.fromEntries(marks.filter(([, found]) => found.length > 0));
  },
});
