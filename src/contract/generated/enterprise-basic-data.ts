// Written by `npm run contract` from ../groups/enterprise-basic-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './enterprise-basic-data.types.ts';

const shape = shapesOf<Operations>(new URL('./enterprise-basic-data.json', import.meta.url));

export const c001CompanyRegistrationInformation = shape({ id: "c001CompanyRegistrationInformation", code: "C001", method: "POST", path: "/company/registration-information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c002CompanyOutboundInvestment = shape({ id: "c002CompanyOutboundInvestment", code: "C002", method: "POST", path: "/company/outbound-investment", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c003CompanyShareholderInformation = shape({ id: "c003CompanyShareholderInformation", code: "C003", method: "POST", path: "/company/shareholder-information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c013CompanyFinancingInformation = shape({ id: "c013CompanyFinancingInformation", code: "C013", method: "POST", path: "/company/financing-information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c014CompanyTechnologyQualification = shape({ id: "c014CompanyTechnologyQualification", code: "C014", method: "POST", path: "/company/technology-qualification", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c015CompanyAwardsInformation = shape({ id: "c015CompanyAwardsInformation", code: "C015", method: "POST", path: "/company/awards-information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c016CompanyMainMember = shape({ id: "c016CompanyMainMember", code: "C016", method: "POST", path: "/company/main-member", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c017CompanyCoreMember = shape({ id: "c017CompanyCoreMember", code: "C017", method: "POST", path: "/company/core-member", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c018CompanyListingInformation = shape({ id: "c018CompanyListingInformation", code: "C018", method: "POST", path: "/company/listing-Information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c019CompanyIpoProcess = shape({ id: "c019CompanyIpoProcess", code: "C019", method: "POST", path: "/company/ipo-process", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c020CompanyStandardInformation = shape({ id: "c020CompanyStandardInformation", code: "C020", method: "POST", path: "/company/standard-information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c021CompanyQualificationCertificate = shape({ id: "c021CompanyQualificationCertificate", code: "C021", method: "POST", path: "/company/qualification-certificate", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c037CompanySearch = shape({ id: "c037CompanySearch", code: "C037", method: "POST", path: "/company/search", tag: "Enterprise Basic Data" }, ["body", "answer"]);
export const c038CompanyInvestmentInformation = shape({ id: "c038CompanyInvestmentInformation", code: "C038", method: "POST", path: "/company/investment-information", tag: "Enterprise Basic Data" }, ["body", "answer"]);
