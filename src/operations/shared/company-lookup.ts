import { type Subject, subjectOf } from '#analytics/companies/portfolio.ts';
import { type CompanyNamed, companyHead, resolutionNote, resolveCompany } from '#analytics/companies/resolve.ts';
import type { Company } from '#collections/companies/companies.ts';
import type { AnswerOf, InputOf, Loose, Shape } from '#contract/shape.ts';
import { type Call, type ContractOperation, type ContractSpec, defineOperation } from '#operation.ts';
import type { Services } from '#services.ts';

type Asked<S extends Shape> = InputOf<S['body']> & CompanyNamed;
type Row<S extends Shape> = Loose<Omit<AnswerOf<S>, 'company_name' | 'credit_code' | 'org_number'>>;

/** A call about a company: the body as `asked`. */
export type CompanyCall<S extends Shape> = Call & { readonly asked: Asked<S> };

/** What one look-up is, beside what it shares with all of companies. */
export interface CompanyLookupSpec<S extends Shape>
  extends Pick<ContractSpec<S>, 'contract' | 'path' | 'summary' | 'description'> {
  /** Further parameters of the example. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Importers that would fill what is absent. Default: `company-table`. */
  readonly importers?: Importers;
  /** Whether the answer begins with name and codes. Default: yes. */
  readonly head?: false;
  /** What the answer adds to name and codes. What is undefined is absent, and a note says so. */
  row(company: Company, call: CompanyCall<S>, services: Services): Promise<Row<S>> | Row<S>;
}

/** The demo company of the examples. */
export const EXAMPLE = { company_name: '深圳市恒元澜驰能源科技有限公司' };

const empty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
const present = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;

/** What would fill fields: one text for all, or by the first pattern that a field's name has. */
export type Importers = string | readonly (readonly [fields: RegExp, importer: string])[];

/** Says which fields of an answer are absent, and which importer would fill them. */
export function noteAbsent(
  row: object,
  note: (sentence: string) => void,
  importers: Importers = 'company-table',
): void {
  const absent = Object.entries(row)
    .filter(([, value]) => empty(value))
    .map(([name]) => name);
  const fill =
    typeof importers === 'string'
      ? importers
      : [
          ...new Set(absent.flatMap((name) => importers.find(([fields]) => fields.test(name))?.[1] ?? 'company-table')),
        ].join('; ');
  if (absent.length > 0)
    note(`No loaded source states: ${absent.slice(0, 60).join(', ')}. What would fill it: ${fill}.`);
}

/**
 * The builder of the operations that answer facts of one company, named by credit code, organisation code or name, the
 * code winning. Who is not known for certain is nobody: the answer is empty, and a note lists the candidates.
 */
export function companyLookup<const S extends Shape>(spec: CompanyLookupSpec<S>): ContractOperation<S> {
  const { example = {}, importers, row, head: begins = true, ...head } = spec;
  return defineOperation({
    ...head,
    example: { body: { ...EXAMPLE, ...example } },
    async handle(call: Call<object, object>, services: Services) {
      const asked = call.body as Asked<S>;
      const found = await resolveCompany(services.corpus, asked);
      const said = resolutionNote(asked, found);
      if (said) call.note(said);
      if (!found.company) return {};
      const facts = await row(found.company, { ...call, asked }, services);
      noteAbsent(facts, call.note, importers);
      return present({ ...(begins && companyHead(found.company)), ...facts });
    },
  } as unknown as ContractSpec<S>);
}

/** What an operation over a company's patents is. */
export interface PortfolioSpec<S extends Shape> extends Omit<CompanyLookupSpec<S>, 'row'> {
  row(subject: Subject, call: CompanyCall<S>, services: Services): Promise<Row<S>> | Row<S>;
}

/**
 * The builder of the operations that answer figures about a company's patents. A name that no register knows, and that
 * one owner in the corpus has, is that owner.
 */
export function portfolioLookup<const S extends Shape>(spec: PortfolioSpec<S>): ContractOperation<S> {
  const { example = {}, importers, row, ...head } = spec;
  return defineOperation({
    ...head,
    example: { body: { ...EXAMPLE, ...example } },
    async handle(call: Call<object, object>, services: Services) {
      const asked = call.body as Asked<S>;
      const subject = await subjectOf(services.corpus, asked, call.note);
      if (!subject) return {};
      const facts = await row(subject, { ...call, asked }, services);
      if (importers !== undefined) noteAbsent(facts, call.note, importers);
      return present({ ...subject.head, ...facts });
    },
  } as unknown as ContractSpec<S>);
}
