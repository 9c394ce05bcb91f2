import { byDay } from '#clock.ts';
import { factsOf } from '#collections/companies/companies.ts';
import { c019CompanyIpoProcess } from '#contract/generated/enterprise-basic-data.ts';
import { grouped, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c019CompanyIpoProcess,
  path: '/company/ipo-process',
  summary: 'How far a company is on its way to a listing',
  description: 'One entry an application to an exchange, with its stages in the order of their days.',
  row(company) {
    const applications = grouped(factsOf(company, 'ipo'), ({ exchange, accepted }) => `${exchange} ${accepted}`);
    return {
      ipo_process:
        applications.length === 0
          ? undefined
          : applications.map((rows) => {
              const stages = rows
                .filter(({ stage }) => stage !== undefined)
                .sort((a, b) => byDay(a.stage_date, b.stage_date));
              const first = rows[0]!;
              return {
                accept_date: plainDay(first.accepted),
                accept_process: stages.map(({ stage, stage_date }) => ({
                  audit_status: stage,
                  date: plainDay(stage_date),
                })),
                accountants: first.accountants,
                accounting_firm: first.accounting_firm,
                audit_status: first.state ?? stages.at(-1)?.stage,
                bond_name: first.name,
                bond_type: first.type,
                evaluation_organization: first.evaluation_organization,
                evaluators: first.evaluators,
                exchange: first.exchange,
                financing_money: first.money,
                law_firm: first.law_firm,
                lawyers: first.lawyers,
                sponsor: first.sponsors,
                sponsor_institution: first.sponsor,
                update_date: plainDay(first.updated),
              };
            }),
    };
  },
});
