import { entityId } from '#collections/entities/entities.ts';

const PATENTS = [
  // with licences, invalidation, transfers, pledges, litigation, the Unified Patent Court
  ...['CN190226457A', 'CN190345118A', 'CN190211027A', 'CN190096136A', 'US19000767B2', 'EP9000643B1'],
  // designs, utility models, and of other offices
  ...['USD1903848S1', 'CN290017419U', 'JP9503808B2', 'DE102014900448B4', 'WO2017904405A1', 'EP9004244B1'],
];
const of = (kind: string, ...numbers: readonly string[]) => numbers.map((each) => entityId(`${kind}:demo:${each}`));
const DRUGS = of('drug', 'r1', 'r2', 'r3');
const TARGETS = of('target', 't1', 't2');
const DISEASES = of('disease', 'd1', 'd2', 'd3');
const ORGANISATIONS = of('organisation', 'o1', 'o2', 'o3');

/** Records of the demo corpus that differ most from each other, by the names of fields that name one. */
export const KNOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  ...{ patent_number: PATENTS, pn: PATENTS },
  company_name: ['Tarrant Cell Works', '深圳市恒元澜驰能源科技有限公司', '潍坊谷丰鲜达食品有限公司'],
  ...{ drug_id: DRUGS, drug: DRUGS, target_id: TARGETS, target: TARGETS, disease_id: DISEASES, disease: DISEASES },
  ...{ organization_id: ORGANISATIONS, organization: ORGANISATIONS },
  clinical_trial_id: [
    ...['43a9f93c37613c3ef49d5fa570248eee', '4d03838f470ef22f8c85097ad1b2292b'],
    ...['86a8d802e6e44f867b9fc63d3e1de486', 'e2a33f60bdee9785acf70d0aafa79428'],
  ],
};
