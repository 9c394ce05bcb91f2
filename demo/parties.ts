import type { Party } from '#collections/patents/patent.ts';
import { standardName } from '#patents/names.ts';
import type { Organisation, Person } from './companies.ts';
import type { Lang } from './seed.ts';

/**
 * An organisation as a document in `lang` names it; its standard name is the same in every language, so that portfolios
 * hold together.
 */
export function party(of: Organisation, lang: Lang): Party {
  const province = of.city.province;
  return {
    name: lang === 'zh' ? of.zh : of.en,
    lang,
    standard_name: standardName(of.en),
    type: of.type,
    country: of.country,
    ...(province && { province: province[lang === 'zh' ? 1 : 0] }),
    city: of.city[lang],
    address:
      lang === 'zh'
        ? `${province && province[1] !== of.city.zh ? province[1] : ''}${of.city.zh}示范园区${1 + (of.id.length % 9)}号`
        : `${1 + (of.id.length % 90)} Sample Road, ${of.city.en}`,
  };
}

export const inventor = (p: Person, lang: Lang): Party => ({
  name: lang === 'zh' ? p.zh : p.en,
  lang,
  type: 'person',
  country: p.country,
});

/** Fictional agencies and attorneys per office. */
const AGENCIES: Record<string, readonly (readonly [agency: string, agent: string, country: string])[]> = {
  US: [
    ['Larkspur & Winterbourne LLP', 'WINTERBOURNE, Hollis', 'US'],
    ['Quillfeather Patent Group PLLC', 'QUILLFEATHER, Edna', 'US'],
    ['Stonebridge Tollund P.C.', 'TOLLUND, Gary', 'US'],
  ],
  CN: [
    ['北京砚池知识产权代理事务所（普通合伙）', '柳文青', 'CN'],
    ['深圳澄思专利代理有限公司', '邵一凡', 'CN'],
    ['上海榆木专利商标代理有限公司', '裴小舟', 'CN'],
  ],
  EP: [
    ['Marschner Vollrath Patentanwälte PartG mbB', 'VOLLRATH, Cornelia', 'DE'],
    ['Penhallow Brightwater LLP', 'PENHALLOW, Giles', 'GB'],
  ],
  WO: [['Marschner Vollrath Patentanwälte PartG mbB', 'MARSCHNER, Ulf', 'DE']],
  JP: [['特許業務法人千早川国際特許事務所', '千早川 修', 'JP']],
  DE: [['Eschenlohr Patentanwaltskanzlei', 'ESCHENLOHR, Ruth', 'DE']],
};

export function representatives(office: string, pick: number): { agencies: Party[]; agents: Party[] } {
  const list = AGENCIES[office] ?? AGENCIES.EP!;
  const [agency, agent, country] = list[pick % list.length]!;
  const lang = office === 'CN' ? 'zh' : office === 'JP' ? 'ja' : 'en';
  return { agencies: [{ name: agency, lang, country }], agents: [{ name: agent, lang, country }] };
}

export const EXAMINERS: Record<string, readonly string[]> = {
  US: ['LOCKRIDGE, Amos', 'PEMBERTON, Iris', 'DUVALLE, Noel', 'HASKELL, Wren', 'OYELARAN, Tobi'],
  CN: ['苗雨', '尚青禾', '桂一鸣', '简宁'],
  EP: ['Vansteenkiste, Roel', 'Bianchetti, Luca', 'Haugland, Siri'],
};
