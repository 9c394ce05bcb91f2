import { inWords } from '#analytics/companies/words-of-codes.ts';
import { classSymbols } from '#collections/class-symbols.ts';
import { placeOf, profileOf } from '#collections/companies/companies.ts';
import { c001CompanyRegistrationInformation } from '#contract/generated/enterprise-basic-data.ts';
import { englishName } from '#operations/shared/company-facts.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c001CompanyRegistrationInformation,
  path: '/company/registration-information',
  summary: 'Registration of a company',
  description:
    'As registers state it. `history_name_cn` lists former names in any language, `state` the province or region.',
  importers:
    'gleif (names, form, status, addresses), companies-house (United Kingdom), insee-sirene (France), cnpj (Brazil), company-table (capital, people, numbers of China)',
  async row(stored, _call, { corpus }) {
    const company = await inWords(stored, corpus);
    const [registry] = company.registries;
    const [authority] = registry?.authority ? await corpus.get(classSymbols, [`ra:${registry.authority}`]) : [];
    const address = company.addresses.find(({ lines }) => lines.length > 0);
    return {
      actual_capital: profileOf(company, 'paid_in_capital'),
      business_scope: profileOf(company, 'business_scope'),
      city: placeOf(company, 'city'),
      description_cn: profileOf(company, 'description'),
      district: placeOf(company, 'district'),
      employee_number_interval: profileOf(company, 'employees_interval'),
      entity_status: company.status,
      founded_date: company.founded,
      history_name_cn: company.names.filter(({ kind }) => kind === 'previous').map(({ text }) => text),
      issue_date: profileOf(company, 'approved'),
      legal_person_name: profileOf(company, 'legal_person'),
      location: address && [...address.lines, address.postal_code, address.city].filter(Boolean).join(', '),
      name_en: englishName(company),
      normalized_entity_type_cn: company.legal_form?.text,
      reg_authority: profileOf(company, 'registration_authority') ?? authority?.titles[0]?.text,
      reg_capital: profileOf(company, 'registered_capital'),
      reg_code: profileOf(company, 'registration_number') ?? registry?.number,
      short_name_cn: profileOf(company, 'short_name'),
      social_staff_num: profileOf(company, 'employees'),
      state: placeOf(company, 'region'),
      tax_number: profileOf(company, 'tax_number'),
      website: company.website ?? profileOf(company, 'website'),
    };
  },
});
