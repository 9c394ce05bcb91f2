import { c021CompanyQualificationCertificate } from '#contract/generated/enterprise-basic-data.ts';
import { grouped, latestFirst, pageOfRows, plainDay } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

const ROWS = 20;

export default companyLookup({
  contract: c021CompanyQualificationCertificate,
  path: '/company/qualification-certificate',
  summary: 'Certificates of a company, the latest first',
  description: 'Twenty a page.',
  example: { page_number: 1 },
  row(company, { asked }) {
    const rows = latestFirst(company, 'certificate', ({ starts }) => starts);
    const certificates = rows && grouped(rows, ({ number, name }) => `${number} ${name}`);
    return {
      certificate_count: certificates?.length,
      qualification_certificate:
        certificates &&
        pageOfRows(certificates, asked.page_number, ROWS).map((each) => ({
          cert_no: each[0]!.number,
          certificate_name: each[0]!.name,
          detail: each
            .filter(({ detail }) => detail !== undefined)
            .map(({ detail, detail_title }) => ({ content: detail, title: detail_title })),
          end_date: plainDay(each[0]!.ends),
          start_date: plainDay(each[0]!.starts),
        })),
    };
  },
});
