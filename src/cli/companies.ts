import { userInfo } from 'node:os';
import { allDecisions, candidatesFor, decide, openQuestions } from '#analytics/companies/candidates.ts';
import { type Candidate, resolutionNote, resolveCompany } from '#analytics/companies/resolve.ts';
import { systemClock } from '#clock.ts';
import { type Company, companies, type Decision, placeOf } from '#collections/companies/companies.ts';
import { identityOf } from '#collections/companies/identifiers.ts';
import { openStorage } from '#composition/corpus.ts';
import { prepareDataDir } from '#composition/data-dir.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { decisionsAsCsv } from '#management/companies.ts';
import { UsageError } from './failure.ts';
import { table } from './text.ts';

const MOST_OPEN = 100;

async function withCorpus(run: (corpus: Corpus) => Promise<void>): Promise<void> {
  const config = readConfig();
  prepareDataDir(config);
  const corpus = await openStorage(config);
  try {
    await run(corpus);
  } catch (error) {
    throw error instanceof ServiceError ? new UsageError(error.message) : error;
  } finally {
    await corpus.close();
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`);
const shown = (company: Company) => [
  company.ids[0] ?? company.id,
  company.name ?? '',
  placeOf(company, 'country') ?? '',
];
const HEAD = ['IDENTITY', 'NAME', 'COUNTRY', 'SCORE', 'BECAUSE'];
const row = ({ company, score, reasons }: Candidate) => [...shown(company), score.toFixed(3), reasons.join('; ')];

/** The company that an identity or a name means. @throws UsageError where it means none, or several. */
async function companyOf(corpus: Corpus, text: string): Promise<Company> {
  if (text.includes(':')) {
    const [company] = await corpus.lookup(companies, 'key', [known(text)]);
    if (company) return company;
    throw new UsageError(`No stored company has the identity ${text}.`);
  }
  const asked = { company_name: text };
  const found = await resolveCompany(corpus, asked);
  if (!found.company) throw new UsageError(resolutionNote(asked, found) ?? `No stored company is called "${text}".`);
  return found.company;
}

function known(text: string): string {
  try {
    return identityOf(text);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}

/** Lists who may be the same as a company; without one, what is open in the whole corpus. */
export const listCandidates = (text: string | undefined): Promise<void> =>
  withCorpus(async (corpus) => {
    if (text !== undefined) {
      const company = await companyOf(corpus, text);
      const found = await candidatesFor(corpus, company);
      print(`${shown(company).filter(Boolean).join('  ')}`);
      return print(found.length === 0 ? 'No candidates.' : table([HEAD, ...found.map(row)]));
    }
    const { pairs, owners } = await openQuestions(corpus, MOST_OPEN);
    const rows = [
      ...pairs.map(({ company, candidate }) => [company.ids[0] ?? company.id, ...row(candidate)]),
      ...owners.flatMap(({ name, candidates }) => candidates.map((each) => [`name:${name}`, ...row(each)])),
    ];
    print(rows.length === 0 ? 'Nothing is open.' : table([['WHO', ...HEAD], ...rows]));
  });

/** Writes down what a person decided of two identities, or of an identity and `name:...`. */
export async function linkCompanies(
  one: string,
  other: string,
  options: { different?: boolean; open?: boolean; by?: string; note?: string },
): Promise<void> {
  if (options.different && options.open) throw new UsageError('Give --different or --open, not both.');
  const verdict: Decision['verdict'] = options.different ? 'different' : options.open ? 'open' : 'same';
  await withCorpus(async (corpus) => {
    const side = (text: string) => (text.startsWith('name:') ? text : known(text));
    const [first, second] = one.startsWith('name:') ? [other, one] : [one, other];
    const decision = await decide(
      corpus,
      {
        one: side(first),
        other: side(second),
        verdict,
        by: options.by ?? userInfo().username,
        ...(options.note && { note: options.note }),
      },
      new Date(systemClock()).toISOString(),
    );
    print(`${decision.one}  ${decision.other}  ${decision.verdict}`);
  });
}

/** Prints all decisions as the table that `priora import company-decisions` reads. */
export const listDecisions = (): Promise<void> =>
  withCorpus(async (corpus) => {
    for await (const piece of decisionsAsCsv(await allDecisions(corpus))) process.stdout.write(piece);
  });
