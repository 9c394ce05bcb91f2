/** One of the 35 fields of technology. */
export interface TechnologyField {
  /** 1 to 35. */
  readonly field: number;
  /** 1 to 5: see `TECHNOLOGY_SECTORS`. */
  readonly sector: number;
  readonly en: string;
  readonly zh: string;
  /** Symbols of the IPC: `H01BC` are the subclasses H01B and H01C, `H04N:1,21` main groups of one. */
  readonly symbols: string;
}

/** The sectors by their number less 1. */
export const TECHNOLOGY_SECTORS = [
  { en: 'Electrical engineering', zh: '电气工程' },
  { en: 'Instruments', zh: '仪器' },
  { en: 'Chemistry', zh: '化学' },
  { en: 'Mechanical engineering', zh: '机械工程' },
  { en: 'Other fields', zh: '其他领域' },
] as const;

/**
 * Fields of technology by IPC symbols.
 * @see WIPO IPC - Technology Concordance Table (U. Schmoch, "Concept of a Technology Classification for Country
 *   Comparisons", 2008), as revised up to July 2019
 */
// biome-ignore format: read it as a table
export const TECHNOLOGY_FIELDS: readonly TechnologyField[] = [
  { field: 1, sector: 1, en: 'Electrical machinery, apparatus, energy', zh: '电气机械、仪器、电能',
    symbols:
      'F21HKLSVWY H01BCFGHJKMRT H02BGHJKMNPS H05BCF H99Z' },
  { field: 2, sector: 1, en: 'Audio-visual technology', zh: '音像技术',
    symbols:
      'G09FG G11B H04RS H05K H04N:3,5,7,9,11,13,15,17,19,101' },
  { field: 3, sector: 1, en: 'Telecommunications', zh: '电信',
    symbols:
      'G08C H01PQ H04BHJKMQ H04N:1' },
  { field: 4, sector: 1, en: 'Digital communication', zh: '数字通信',
    symbols:
      'H04LW H04N:21' },
  { field: 5, sector: 1, en: 'Basic communication processes', zh: '基础通信处理',
    symbols:
      'H03BCDFGHJKLM' },
  { field: 6, sector: 1, en: 'Computer technology', zh: '计算机技术',
    symbols:
      'G06CDEFGJKMNT G10L G11C G16BCZ' },
  { field: 7, sector: 1, en: 'IT methods for management', zh: '信息技术管理方法',
    symbols:
      'G06Q' },
  { field: 8, sector: 1, en: 'Semiconductors', zh: '半导体',
    symbols:
      'H01L' },
  { field: 9, sector: 2, en: 'Optics', zh: '光学',
    symbols:
      'G02BCF G03BCDFGH H01S' },
  { field: 10, sector: 2, en: 'Measurement', zh: '测量',
    symbols:
      'G01BCDFGHJKLMPQRSVW G04BCDFGR G12B G99Z G01N:1,3,5,7,9,11,13,15,17,19,21,22,23,24,25,27,29,30,31,35,37' },
  { field: 11, sector: 2, en: 'Analysis of biological materials', zh: '生物材料分析',
    symbols:
      'G01N:33' },
  { field: 12, sector: 2, en: 'Control', zh: '控制',
    symbols:
      'G05BDF G07BCDFG G08BG G09BCD' },
  { field: 13, sector: 2, en: 'Medical technology', zh: '医疗技术',
    symbols:
      'A61BCDFGHJLMN G16H H05G' },
  { field: 14, sector: 3, en: 'Organic fine chemistry', zh: '有机精细化学',
    symbols:
      'A61Q C07BCDFHJ C40B A61K:8' },
  { field: 15, sector: 3, en: 'Biotechnology', zh: '生物技术',
    symbols:
      'C07GK C12MNPQRS' },
  { field: 16, sector: 3, en: 'Pharmaceuticals', zh: '药品',
    symbols:
      'A61P A61K:6,9,31,33,35,36,38,39,41,45,47,48,49,50,51,101,103,125,127,129,131,133,135' },
  { field: 17, sector: 3, en: 'Macromolecular chemistry, polymers', zh: '高分子化学、聚合物',
    symbols:
      'C08BCFGHKL' },
  { field: 18, sector: 3, en: 'Food chemistry', zh: '食品化学',
    symbols:
      'A01H A21D A23BCDFGJKL C12CFGHJ C13DFJK C13B:10,20,30,35,40,50,99' },
  { field: 19, sector: 3, en: 'Basic materials chemistry', zh: '基础材料化学',
    symbols:
      'A01NP C05BCDFG C06BCDF C09BCDFGHJK C10BCFGHJKLMN C11BCD C99Z' },
  { field: 20, sector: 3, en: 'Materials, metallurgy', zh: '材料、冶金',
    symbols:
      'B22CDF C01BCDFG C03C C04B C21BCD C22BCF' },
  { field: 21, sector: 3, en: 'Surface technology, coating', zh: '表面技术、涂层',
    symbols:
      'B05CD B32B C23CDFG C25BCDF C30B' },
  { field: 22, sector: 3, en: 'Micro-structural and nano-technology', zh: '微观结构和纳米技术',
    symbols:
      'B81BC B82BY' },
  { field: 23, sector: 3, en: 'Chemical engineering', zh: '化学工程',
    symbols:
      'B01BFJL B02C B03BCD B04BC B05B B06B B07BC B08B C14C D06BCL F25J F26B H05H ' +
      'B01D:1,3,5,7,8,9,11,12,15,17,19,21,24,25,27,29,33,35,36,37,39,41,43,57,59,61,63,65,67,69,71' },
  { field: 24, sector: 3, en: 'Environmental technology', zh: '环境技术',
    symbols:
      'A62C B09BC B65F C02F F01N F23GJ G01T B01D:45,46,47,49,50,51,52,53 E01F:8' },
  { field: 25, sector: 4, en: 'Handling', zh: '装卸',
    symbols:
      'B25J B65BCDGH B66BCDF B67BCD' },
  { field: 26, sector: 4, en: 'Machine tools', zh: '机床',
    symbols:
      'A62D B21BCDFGHJKL B23BCDFGHKPQ B24BCD B25BCDFGH B26BDF B27BCDFGHJKLMN B30B' },
  { field: 27, sector: 4, en: 'Engines, pumps, turbines', zh: '发动机、泵、涡轮机',
    symbols:
      'F01BCDKLMP F02BCDFGKMNP F03BCDGH F04BCDF F23R F99Z G21BCDFGHJK' },
  { field: 28, sector: 4, en: 'Textile and paper machines', zh: '纺织和造纸机械',
    symbols:
      'A41H A43D A46D B31BCDF B41BCDFGJKLMN C14B D01BCDFGH D02GHJ D03CDJ D04BCGH D05BC D06GHJMPQ D21BCDFGHJ ' +
      'D99Z' },
  { field: 29, sector: 4, en: 'Other special machines', zh: '其他专用机械',
    symbols:
      'A01BCDFGJKLM A21BC A22BC A23NP B02B B28BCD B29BCDKL B33Y B99Z C03B C08J C12L C13CGH F41ABCFGHJ F42BCD ' +
      'C13B:5,15,25,45' },
  { field: 30, sector: 4, en: 'Thermal processes and apparatus', zh: '热处理和设备',
    symbols:
      'F22BDG F23BCDHKLMNQ F24BCDFHJSTV F25BC F27BD F28BCDFG' },
  { field: 31, sector: 4, en: 'Mechanical elements', zh: '机械元件',
    symbols:
      'F15BCD F16BCDFGHJKLMNPST F17BCD G05G' },
  { field: 32, sector: 4, en: 'Transport', zh: '运输',
    symbols:
      'B60BCDFGHJKLMNPQRSTVW B61BCDFGHJKL B62BCDHJKLM B63BCGHJ B64BCDFG' },
  { field: 33, sector: 5, en: 'Furniture, games', zh: '家具、游戏',
    symbols:
      'A47BCDFGHJKL A63BCDFGHJK' },
  { field: 34, sector: 5, en: 'Other consumer goods', zh: '其他消费品',
    symbols:
      'A24BCDF A41BCDFG A42BC A43BC A44BC A45BCDF A46B A62B A99Z B42BCDF B43KLM B44BCDF B68BCFG D04D D06FN D07B ' +
      'F25D G10BCDFGHK' },
  { field: 35, sector: 5, en: 'Civil engineering', zh: '土木工程',
    symbols:
      'E01BCDH E02BCDF E03BCDF E04BCDFGH E05BCDFG E06BC E21BCDF E99Z E01F:1,3,5,7,9,11,13,15' },
];

/** Field number by subclass, or by subclass and main group. */
const BY_SYMBOL: ReadonlyMap<string, number> = new Map(
  TECHNOLOGY_FIELDS.flatMap(({ field, symbols }) =>
    symbols.split(' ').flatMap((token): [string, number][] => {
      const [head = '', groups] = token.split(':');
      if (groups !== undefined) return groups.split(',').map((group) => [head + group, field]);
      return [...head.slice(3)].map((subclass) => [head.slice(0, 3) + subclass, field]);
    }),
  ),
);

/**
 * The field of an IPC symbol, 1 to 35: the longest symbol of the table that it stands under decides. Undefined for what
 * stands under none, such as H04N201/00.
 */
export function technologyField(symbol: string): number | undefined {
  const [group] = symbol.split('/');
  return BY_SYMBOL.get(group!) ?? BY_SYMBOL.get(symbol.slice(0, 4));
}

/** The fields of some symbols, each once, in the order of the symbols. */
export const technologyFields = (symbols: readonly string[]): number[] => [
  ...new Set(symbols.map(technologyField).filter((field) => field !== undefined)),
];

/** The sector of a field, 1 to 5. */
export const technologySector = (field: number): number => TECHNOLOGY_FIELDS[field - 1]!.sector;
