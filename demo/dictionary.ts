import { type Entity, entityPart } from '#collections/entities/entities.ts';

/** Some names of things that do not exist, so that the dictionary has something to show. */
// biome-ignore format: read it as a table
const NAMED: readonly (readonly [kind: Entity['kind'], code: string, en: string, zh: string, exact: string, short: string])[] = [
  ['disease', 'd1', "bearing-maker's hand", '轴承工手病', 'Halden hand syndrome', 'BMH'],
  ['disease', 'd2', 'imaginary valve fever', '虚构瓣膜热', 'Lindau fever', 'IVF-L'],
  ['disease', 'd3', 'chronic invented stiffness', '慢性虚构僵硬症', 'Norvald stiffness', 'CIS-N'],
  ['target', 't1', 'halden receptor 1', '哈尔登受体1', 'pump-sensing receptor', 'HLDR1'],
  ['target', 't2', 'lindau kinase alpha', '林道激酶α', 'coolant-dependent kinase', 'LNDKA'],
  ['drug', 'r1', 'imagitinib', '虚构替尼', 'HN-1001', 'IMG'],
  ['drug', 'r2', 'fictomab', '虚构单抗', 'LC-2040', 'FCT'],
];

/** The dictionary of the demo corpus: the same every time. */
export const demoEntities = (): Entity[] =>
  NAMED.map(([kind, code, en, zh, exact, short]) =>
    entityPart({
      demo: true,
      ids: [`${kind}:demo:${code}`],
      provenance: [{ source: 'demo', key: `${kind} ${code}` }],
      kind,
      names: [
        { lang: 'en', kind: 'preferred', text: en },
        { lang: 'zh', kind: 'preferred', text: zh },
        { lang: 'en', kind: 'exact', text: exact },
        { lang: 'en', kind: 'abbreviation', text: short },
      ],
    }),
  );
