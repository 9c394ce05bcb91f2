import { type Journal, journalPart } from '#collections/journals/journals.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart } from '#collections/works/works.ts';
import { ORGANISATIONS, person } from './companies.ts';
import { FIELDS } from './fields/index.ts';
import { hash, random } from './random.ts';
import { demoInstitutionId } from './register.ts';
import { half, subjectNames } from './seed.ts';

/** Papers that the patents of the demo corpus cite, with the journals that they name. All invented. */
export interface DemoLiterature {
  readonly works: readonly Work[];
  readonly journals: readonly Journal[];
}

/** As `prior-art.ts` prints a citation. */
const PRINTED =
  /^(?<author>[^"]+?) et al\., "(?<title>[^"]+)", (?<journal>.+), vol\. (?<volume>\d+), no\. (?<issue>\d+), (?<year>\d{4}), pp\. (?<pages>\d+-\d+)$/;

/** DOIs under 10.5555 are given to nobody: Crossref keeps the prefix for examples. */
const doi = (text: string) => `10.5555/priora.demo.${hash(text).toString(16).padStart(8, '0')}`;

const ACADEMIES = ORGANISATIONS.filter(({ type }) => type === 'academy');
const universities = new Map(
  ACADEMIES.flatMap((place) => Array.from({ length: 9 }, (_, i) => [person(place, i).en, place] as const)),
);
const own = (kind: string, name: string) => `own:demo-${kind}-${hash(name).toString(16)}`;
const demo = { demo: true as const };
const provenance = (key: string) => [{ source: 'demo', key }];
/** `MORIN, Pierre` -> family and given name as they are written in a text. */
function author(printed: string) {
  const [family = '', given = ''] = printed.split(', ');
  const shown = family.charAt(0) + family.slice(1).toLowerCase();
  const place = universities.get(printed);
  return {
    name: `${given} ${shown}`,
    family: shown,
    given,
    ...(place && {
      affiliations: [
        {
          text: `${place.en}, ${place.city.en}`,
          name: place.en,
          ids: [demoInstitutionId(place.en)],
          country: place.country,
          type: 'education',
        },
      ],
    }),
  };
}

interface Cited {
  readonly text: string;
  readonly author: string;
  readonly title: string;
  readonly journal: string;
  readonly volume: string;
  readonly issue: string;
  readonly year: string;
  readonly pages: string;
}

/** What an abstract says: subject, question, method, what was measured, of a seed of the field. */
function abstractOf(cited: Cited, seed: (typeof FIELDS)[number]['seeds'][number]): string {
  const r = random(`abstract/${cited.text}`);
  const subject = subjectNames(seed).en;
  const count = r.int(3, 24);
  const results = seed.measures
    .slice(0, 2)
    .map(({ n, u, base, best }) => `${half(n, 'en')} from ${base} to ${best} ${u}`);
  return [
    `We report a laboratory study of ${half(seed.topic, 'en')}.`,
    `${count} samples of a ${subject} were examined over ${r.int(4, 36)} weeks against an unchanged reference.`,
    results.length > 0
      ? `The best variant changed ${results.join(' and ')}.`
      : 'No variant differed from the reference.',
    'The limits of the setup, its small number of samples above all, are discussed.',
  ].join(' ');
}

/** The literature of the demo corpus: the same every time. */
export function demoLiterature(patents: Iterable<Patent>): DemoLiterature {
  const cited = new Map<string, Cited>();
  for (const { cites_literature } of patents) {
    for (const { text } of cites_literature) {
      const found = PRINTED.exec(text)?.groups;
      if (found) cited.set(text, { text, ...found } as unknown as Cited);
    }
  }
  // one paper a title: the corpus holds some of what is cited, as every corpus does; the oldest first, so that later
  // ones cite earlier ones
  const fields = FIELDS.flatMap((field) => field.literature.map((title) => ({ field, title })));
  const kept = fields.flatMap(({ field, title }) => {
    const [first] = [...cited.values()].filter((one) => one.title === title).sort((a, b) => (a.text < b.text ? -1 : 1));
    return first ? [{ field, title, each: first }] : [];
  });
  const works: Work[] = [];
  for (const { field, title, each } of kept.sort((a, b) => Number(a.each.year) - Number(b.each.year))) {
    const seed = field.seeds[hash(each.text) % field.seeds.length]!;
    const earlier = works.filter(
      (w) => w.subjects[0]!.text === half(field.name, 'en') && w.published! < Number(each.year) * 10_000,
    );
    works.push(
      workPart({
        ...emptyWork(),
        ...demo,
        ids: [`doi:${doi(each.text)}`],
        provenance: provenance(doi(each.text)),
        type: 'journal-article',
        titles: [{ lang: 'en', origin: 'original', text: title }],
        abstracts: [{ lang: 'en', origin: 'original', text: abstractOf(each, seed) }],
        authors: [author(each.author)],
        venue: { name: each.journal, ids: [own('journal', each.journal)] },
        volume: each.volume,
        issue: each.issue,
        pages: each.pages,
        published: Number(each.year) * 10_000,
        languages: ['en'],
        keywords: [half(seed.topic, 'en'), subjectNames(seed).en],
        subjects: [{ scheme: 'demo', text: half(field.name, 'en') }],
        references: earlier.slice(-2).map((w) => ({
          text: `${w.authors[0]!.name}, ${w.titles[0]!.text}, ${w.venue!.name}, ${Math.trunc(w.published! / 10_000)}`,
          ids: [...w.ids],
        })),
      }),
    );
  }
  const journals = [...new Set(works.map((w) => w.venue!.name!))].sort().map((name) =>
    journalPart({
      ...demo,
      ids: [own('journal', name)],
      provenance: provenance(name),
      name,
      type: 'journal',
      publisher: 'Halden Society Press',
      country: 'Norway',
      languages: ['English'],
      subjects: ['Engineering'],
    }),
  );
  return { works, journals };
}
