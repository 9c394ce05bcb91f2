import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { parseDay } from '#patents/dates.ts';
import { applicationNumber } from '#patents/numbers.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed } from '../source.ts';
import { factOf } from '../uspto-proceedings/about.ts';
import { said } from '../whole-json.ts';

const NAME = 'ip-australia-decisions';

/** The neutral citation in a title: `[2021] APO 16`. */
const CITATION = /\[(\d{4})\] APO (\d{1,4})/;

/** A name without the label that some decisions print before it. */
const partyOf = (value: unknown): string[] => {
  const name = said(value)
    ?.replace(/^(?:Patent )?(?:Applicant|Opponent)s?\s*:\s*/i, '')
    .trim();
  return name ? [name] : [];
};

/** Decisions of the Australian Patent Office (oppositions, hearings) and filings at the Federal Court. */
export default defineSource<PatentFact>({
  name: NAME,
  title: 'Australian Patent Office: decisions; Federal Court: filings (JSON lists)',
  homepage: 'https://www.austlii.edu.au/cgi-bin/viewdb/au/cases/cth/APO/',
  licence: 'Facts of published decisions; check before you pass them on',
  collection: patentFacts,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) =>
    (/"decisions"\s*:/.test(head) && /\] APO \d/.test(head)) ||
    (/"filings"\s*:/.test(head) && /"file_number"\s*:/.test(head)),
  async *read(file): AsyncGenerator<Parsed<PatentFact>> {
    for await (const item of jsonItems(file, ['decisions', 'filings'])) {
      if (!item.ok) {
        yield { ok: false, id: `entry ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const { value: row, raw } = item;
      if (said(row.file_number)) {
        yield { ok: 'skipped', kind: 'filing at a court that names no patent' };
        continue;
      }
      const title = said(row.title) ?? '';
      const [, year, number] = CITATION.exec(title) ?? [];
      if (!year) {
        yield { ok: false, id: title || `entry ${item.index}`, reason: 'has no neutral citation', raw };
        continue;
      }
      const application = applicationNumber('AU', said(row.patent_application) ?? '');
      if (application === undefined || !/^AU\d{10}$/.test(application)) {
        yield { ok: 'skipped', kind: 'decision that does not say of which application' };
        continue;
      }
      const [applicants, opponents] = [partyOf(row.applicant), partyOf(row.opponent)];
      // `A v B` before the citation: somebody opposed, though the list may not repeat the name
      const opposed = opponents.length > 0 || / v /.test(title.slice(0, title.indexOf('[')));
      yield {
        ok: true,
        raw,
        record: factOf({
          id: `${NAME} [${year}] APO ${number}`,
          kind: 'proceeding',
          publications: [],
          applications: [application],
          source: NAME,
          country: 'AU',
          case_type: opposed ? 'opposition' : 'hearing',
          decision_number: `[${year}] APO ${number}`,
          decision_date: parseDay(said(row.datetime)),
          applicants: opposed ? opponents : applicants,
          respondents: opposed ? applicants : [],
        }),
      };
    }
  },
});
