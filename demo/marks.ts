import { emptyTrademark, type Party, type Trademark } from '#collections/trademarks/trademark.ts';
import { ORGANISATIONS, type Organisation } from './companies.ts';
import { markFigure } from './mark-figures.ts';
import { random } from './random.ts';

/** Fictional marks: coined words, each with relatives that may be confused with it, and figures of our own. */

const STARTS =
  'VEL DOR KWIK TAR LUM SIL BRA NOV ZEN PEL MIR CAL FEN GAL HAR JOV KEL LOR NAR OST PRI QUA RIV SOL TEM URB VAN WEL XAN YOR ZIR BEL COR DAL ELM FIR GRO HEX IND'.split(
    ' ',
  );
const ENDS = 'WAVE ARO EXA INO ORA UNA ETTE ALIS EON IDA IRA OMA URA YX ANTO ERIS ILO OVIA ELLA ENDO'.split(' ');
const PLAIN = ['PLUS', 'PRO', 'HOME', 'FRESH', 'TECH', 'NATURAL', 'GROUP', 'SMART'];

/** Two senses a mark, in four languages. */
const SENSES: readonly (readonly [en: string, zh: string, de: string, fr: string])[] = [
  ['SILVER WOLF', '银狼', 'SILBERWOLF', "LOUP D'ARGENT"],
  ['GOLDEN LEAF', '金叶', 'GOLDBLATT', "FEUILLE D'OR"],
  ['RED DRAGON', '红龙', 'ROTER DRACHE', 'DRAGON ROUGE'],
  ['BLUE OCEAN', '蓝海', 'BLAUER OZEAN', 'OCEAN BLEU'],
  ['NIGHT OWL', '夜猫头鹰', 'NACHTEULE', 'HIBOU DE NUIT'],
  ['WHITE HORSE', '白马', 'WEISSES PFERD', 'CHEVAL BLANC'],
  ['MORNING STAR', '早晨之星', 'MORGENSTERN', 'ETOILE DU MATIN'],
  ['SNOW TIGER', '雪虎', 'SCHNEETIGER', 'TIGRE DES NEIGES'],
  ['STONE BRIDGE', '石桥', 'STEINBRUECKE', 'PONT DE PIERRE'],
  ['HAPPY BEAR', '快乐熊', 'FROHER BAER', 'OURS JOIE'],
  ['MOON GARDEN', '月亮花园', 'MONDGARTEN', 'JARDIN DE LUNE'],
  ['IRON TOWER', '铁塔', 'EISENTURM', 'TOUR DE FER'],
];

/** Chinese marks with what they sound like. */
const CHINESE: readonly (readonly [zh: string, latin: string])[] = [
  ['小禾', 'XIAOHE'],
  ['云帆', 'YUNFAN'],
  ['澜驰', 'LANCHI'],
  ['睿澈', 'RUICHE'],
  ['清沐', 'QINGMU'],
  ['安禾', 'ANHE'],
  ['星棠', 'XINGTANG'],
  ['木澄', 'MUCHENG'],
  ['嘉棠', 'JIATANG'],
  ['晴屿', 'QINGYU'],
  ['沐恒', 'MUHENG'],
  ['润川', 'RUNCHUAN'],
];

const GOODS: readonly (readonly [nice: string, us: readonly string[], en: string, zh: string])[] = [
  [
    '009',
    ['021', '023', '026', '036', '038'],
    'Downloadable software; batteries; measuring sensors',
    '可下载软件；电池；测量传感器',
  ],
  [
    '007',
    ['013', '019', '021', '023'],
    'Industrial robots; packaging machines; grippers',
    '工业机器人；包装机；抓取器',
  ],
  ['025', ['022', '039'], 'Clothing; shoes; hats', '服装；鞋；帽'],
  ['030', ['046'], 'Coffee; tea; bread; confectionery', '咖啡；茶；面包；糖果'],
  ['032', ['045', '046', '048'], 'Beers; mineral waters; fruit juices', '啤酒；矿泉水；果汁'],
  [
    '005',
    ['006', '018', '044', '046', '051', '052'],
    'Pharmaceutical preparations; dietary supplements',
    '医药制剂；膳食补充剂',
  ],
  ['003', ['001', '004', '006', '050', '051', '052'], 'Cosmetics; soaps; perfumery', '化妆品；肥皂；香料'],
  ['011', ['013', '021', '023', '031', '034'], 'Lamps; water purifiers; heating apparatus', '灯；净水器；加热设备'],
  [
    '021',
    ['002', '013', '023', '029', '030', '033', '040', '050'],
    'Household containers; drinking bottles; brushes',
    '家用容器；水瓶；刷子',
  ],
  ['035', ['100', '101', '102'], 'Advertising; retail services of household goods', '广告；家居用品零售'],
  ['042', ['100', '101'], 'Software as a service; scientific research', '软件即服务；科学研究'],
];

const OFFICES = ['US', 'EU', 'DE', 'KR', 'JP', 'TW', 'CN'] as const;
type Office = (typeof OFFICES)[number];

/** Numbers in a form of the office that it has not given: series, years and ranges of no real application. */
const NUMBERS: Readonly<Record<Office, (serial: number) => string>> = {
  US: (serial) => `10${String(serial).padStart(6, '0')}`,
  EU: (serial) => `99${String(serial).padStart(7, '0')}`,
  DE: (serial) => `302099${String(serial).padStart(6, '0')}`,
  KR: (serial) => `402099${String(serial).padStart(7, '0')}`,
  JP: (serial) => `2099${String(serial).padStart(6, '0')}`,
  TW: (serial) => `19${String(serial).padStart(7, '0')}`,
  CN: (serial) => `990${String(serial).padStart(6, '0')}`,
};

const HOLDERS = ORGANISATIONS.filter(({ type }) => type === 'company');
const partyOf = (of: Organisation, office: Office): Party => ({
  name: office === 'CN' || office === 'TW' ? of.zh : of.en,
  country: of.country,
  city: office === 'CN' ? of.city.zh : of.city.en,
  address: [],
});

/** What a copyist writes: another spelling of the same sound. */
function soundsLike(word: string): string {
  for (const [from, to] of [
    ['QU', 'KW'],
    ['KW', 'QU'],
    ['C', 'K'],
    ['K', 'C'],
    ['F', 'PH'],
    ['X', 'KS'],
    ['I', 'Y'],
    ['Z', 'S'],
    ['V', 'F'],
  ] as const)
    if (word.includes(from)) return word.replace(from, to);
  return `${word}E`;
}
const swapped = (word: string) =>
  word.length < 5 ? `${word}S` : `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;

interface Planned {
  readonly mark?: string;
  readonly figure?: { readonly key: string; readonly near: number };
  readonly translation?: string;
  readonly reading?: string;
}

/** Marks in families, each family's first one the one that the others are near to. */
function families(): Planned[][] {
  const made: Planned[][] = [];
  for (const [i, start] of STARTS.entries())
    for (let k = 0; k < 5; k++) {
      const word = start + ENDS[(i * 7 + k * 3 + (start === 'KWIK' && k === 0 ? -7 : 0) + ENDS.length) % ENDS.length]!;
      const r = random(`marks/${word}/${k}`);
      const key = `${word}/${k}`;
      const whole: Planned[] = [{ mark: word, ...(r.chance(0.5) && { figure: { key, near: 0 } }) }];
      if (r.chance(0.8)) whole.push({ mark: soundsLike(word) });
      if (r.chance(0.6)) whole.push({ mark: swapped(word) });
      if (r.chance(0.6)) whole.push({ mark: `${word} ${r.pick(PLAIN)}` });
      if (r.chance(0.5))
        whole.push({
          mark: `${STARTS[(i + 11) % STARTS.length]}${ENDS[(k + 5) % ENDS.length]}`,
          figure: { key, near: 1 },
        });
      if (r.chance(0.5))
        whole.push({ figure: { key: `${key}/alone`, near: 0 } }, { figure: { key: `${key}/alone`, near: 1 } });
      whole.push({ mark: `${r.pick(PLAIN)} ${ENDS[r.int(0, ENDS.length - 1)]}${STARTS[r.int(0, STARTS.length - 1)]}` });
      made.push(whole);
    }
  for (const [en, zh, de, fr] of SENSES)
    made.push([
      { mark: en },
      { mark: zh, translation: en },
      { mark: de, translation: en },
      { mark: fr, translation: en },
      { mark: `${en} ${PLAIN[en.length % PLAIN.length]}` },
    ]);
  for (const [zh, latin] of CHINESE) made.push([{ mark: zh }, { mark: latin }, { mark: `${latin} ${zh}` }]);
  return made;
}

const day = (r: ReturnType<typeof random>, from: number, to: number) =>
  r.int(from, to) * 10_000 + r.int(1, 12) * 100 + r.int(1, 28);

/** What became of it, and on which days. */
function lifeOf(r: ReturnType<typeof random>): Pick<Trademark, 'status'> & Partial<Trademark> {
  const filed = day(r, 2012, 2025);
  const [draw, published] = [r.next(), filed + 10_000];
  if (draw < 0.2 || published > 20251001)
    return { filing_date: filed, status: { state: 'pending', date: filed, text: 'filed' } };
  const registered = published + 1_00;
  const base = {
    filing_date: filed,
    publication_date: published,
    registration_date: registered % 10_000 > 1300 ? registered - 1200 : registered,
  };
  if (draw < 0.3)
    return {
      filing_date: filed,
      publication_date: published,
      status: {
        state: 'dead',
        reason: draw < 0.25 ? 'abandoned' : 'refused',
        date: published + 10_000,
        text: 'ended before registration',
      },
    };
  const expiry = filed + 100_000;
  if (expiry <= 20251231)
    return {
      ...base,
      expiry_date: expiry,
      status: { state: 'dead', reason: 'expired', date: expiry, text: 'not renewed' },
    };
  return {
    ...base,
    expiry_date: expiry,
    status: { state: 'registered', date: base.registration_date, text: 'registered' },
  };
}

function recordOf(planned: Planned, family: number, place: number, serial: number): Trademark {
  const r = random(`mark/${family}/${place}`);
  const office: Office = place === 0 && family < 200 ? (OFFICES[family % 2] as Office) : r.pick(OFFICES);
  const holder = HOLDERS[(family * 13 + place * 5) % HOLDERS.length]!;
  const [nice, us, en, zh] = GOODS[(family + (place > 4 ? 3 : 0)) % GOODS.length]!;
  const figure = planned.figure && markFigure(planned.figure.key, planned.figure.near);
  const life = lifeOf(r);
  const kind = planned.mark && figure ? 'combined' : figure ? 'figure' : 'word';
  const chinese = office === 'CN' || office === 'TW';
  return {
    ...emptyTrademark(office, NUMBERS[office](serial)),
    ...(planned.mark && { mark: planned.mark }),
    kind,
    ...(office === 'US' && { drawing_code: kind === 'word' ? '4' : kind === 'figure' ? '2' : '3' }),
    translations: planned.translation ? [planned.translation] : [],
    classes: [
      {
        nice,
        national: office === 'US' ? [...us] : [],
        goods: [chinese ? { lang: 'zh', text: zh } : { lang: 'en', text: en }],
        similar_groups: [],
        ...(office === 'US' && { status_code: '6', status_date: life.filing_date! }),
      },
    ],
    vienna: figure ? [...figure.vienna] : [],
    applicants: [partyOf(holder, office)],
    owners: [partyOf(holder, office)],
    agents: [{ name: `${holder.city.en} Marks & Partners`, address: [] }],
    ...life,
    ...(life.registration_date && {
      registration_number: office === 'US' ? String(1_000 + serial).padStart(7, '0') : NUMBERS[office](serial),
    }),
    events: [{ code: 'FILED', text: 'application filed', date: life.filing_date! }],
    pictures: figure ? [{ file: `${figure.name}.svg`, svg: figure.svg }] : [],
    provenance: [{ source: 'demo' }],
    demo: true,
  };
}

/** The marks of the demo corpus: the same every time. */
export function demoMarks(): Trademark[] {
  let serial = 0;
  return families().flatMap((family, index) =>
    family.map((planned, place) => recordOf(planned, index, place, ++serial)),
  );
}
