import { type Entity, entityPart, moietyIdentity, nameIdentity } from '#collections/entities/entities.ts';
import { moietyOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';

/** Some names of things that do not exist, so that the dictionary has something to show. */
// biome-ignore format: read it as a table
const NAMED: readonly (readonly [kind: Entity['kind'], code: string, en: string, zh: string, exact: string, short: string])[] = [
  ['disease', 'd1', "bearing-maker's hand", '轴承工手病', 'Halden hand syndrome', 'BMH'],
  ['disease', 'd2', 'imaginary valve fever', '虚构瓣膜热', 'Lindau fever', 'IVF-L'],
  ['disease', 'd3', 'chronic invented stiffness', '慢性虚构僵硬症', 'Norvald stiffness', 'CIS-N'],
  ['target', 't1', 'halden receptor 1', '哈尔登受体1', 'pump-sensing receptor', 'HLDR1'],
  ['target', 't2', 'lindau kinase alpha', '林道激酶α', 'coolant-dependent kinase', 'LNDKA'],
  ['drug_type', 'y1', 'pump-sparing agent', '护泵剂', 'agent that spares pumps', 'PSA-H'],
  ['drug_type', 'y2', 'imaginary antibody', '虚构抗体', 'antibody of the demo corpus', 'IAB'],
  ['mechanism', 'm1', 'halden receptor 1 antagonist', '哈尔登受体1拮抗剂', 'HLDR1 antagonist', 'HLDR1-A'],
  ['mechanism', 'm2', 'lindau kinase alpha inhibitor', '林道激酶α抑制剂', 'LNDKA inhibitor', 'LNDKA-I'],
  ['organisation', 'o1', 'Halden Pumps AS', '哈尔登泵业', 'Halden Pumps', 'HALDEN'],
  ['organisation', 'o2', 'Lindau Coolants GmbH', '林道冷却', 'Lindau Coolants', 'LINDAU'],
  ['organisation', 'o3', 'University of Norvald', '诺瓦尔德大学', 'Norvald University', 'UNV'],
  ['conference', 'c1', 'Halden Meeting 2025', '哈尔登会议2025', 'HM 2025', 'HM'],
  ['drug', 'r1', 'imagitinib', '虚构替尼', 'HN-1001', 'IMG'],
  ['drug', 'r2', 'fictomab', '虚构单抗', 'LC-2040', 'FCT'],
  ['drug', 'r3', 'fictomab vedotin', '维虚构单抗', 'LC-2041', 'FCV'],
];

/** The identity by which records name a thing. */
const named = (kind: Entity['kind'], name: string): string =>
  kind === 'drug'
    ? moietyIdentity([moietyOf(name)])
    : kind === 'organisation'
      ? organisationKey(name)
      : nameIdentity(kind, name);

/** Where demo diseases stand: below these places of the Disease Ontology. */
const PARENTS: Readonly<Record<string, string>> = {
  d1: 'disease:doid:17',
  d2: 'disease:doid:1287',
  d3: 'disease:demo:d1',
};

/** The dictionary of the demo corpus: the same every time. */
export const demoEntities = (): Entity[] =>
  NAMED.map(([kind, code, en, zh, exact, short]) =>
    entityPart({
      demo: true,
      ids: [`${kind}:demo:${code}`, named(kind, en)],
      provenance: [{ source: 'demo', key: `${kind} ${code}` }],
      kind,
      parents: PARENTS[code] ? [PARENTS[code]] : [],
      names: [
        { lang: 'en', kind: 'preferred', text: en },
        { lang: 'zh', kind: 'preferred', text: zh },
        { lang: 'en', kind: 'exact', text: exact },
        { lang: 'en', kind: 'abbreviation', text: short },
      ],
    }),
  );
