import type { Effect, OfficeEvent } from './effects.ts';
import { INPADOC } from './inpadoc.ts';

/** Codes of one effect, and who says so. */
interface Row {
  readonly effect: Effect;
  readonly codes: string;
  readonly source: string;
}

const INPADOC_CODES = 'EPO, INPADOC legal event codes 2024/17';
const USPTO_CODES = 'USPTO, Patent Center transaction codes, as printed with their descriptions in file wrappers';
const row = (effect: Effect, codes: string, source = INPADOC_CODES): Row => ({ effect, codes, source });

/** One table an office. What stands in none of them is looked up in `INPADOC`, then told by the source itself. */
// biome-ignore format: read it as a table
export const OFFICES: Readonly<Record<string, readonly Row[]>> = {
  US: [
    row('published', 'PG-ISSUE', USPTO_CODES),
    row('examining', 'DOCK CTNF MCTNF CTFR MCTFR CTEQ MCTEQ CNOA N/=. MN/=.', USPTO_CODES),
    row('granted', 'PGM/ EPG/ PTAC', USPTO_CODES),
    row('fee', 'MAFP FPAY'),
    row('fee', 'M1551 M1552 M1553 M2551 M2552 M2553 M3551 M3552 M3553 M1554 M1555 M1556 M2554 M2555 M2556 M2558 M1558 M170 M171 M172 M173 M174 M175 M273 M274 M275', USPTO_CODES),
    row('lapsed', 'LAPS FP'),
    row('lapsed', 'EXP. EXPX', USPTO_CODES),
    row('restored', 'PRDP REIN STCK DP'),
    row('restored', 'PMFG MPMFG NRAB MNRAB PREV MPREV', USPTO_CODES),
    row('abandoned', 'ABN1 MABN1', USPTO_CODES),
    row('abandoned_deemed', 'ABN2 MABN2 ABN6 MABN6 ABN7 MABN7 ABN10 MABN10', USPTO_CODES),
    row('revoked', 'FPB1 FPB2 FPB3'),
    row('surrendered', 'WDR'),
    row('disclaimer', 'DIST', USPTO_CODES),
    row('disclaimer_accepted', 'DISQ P574 N574 MN574', USPTO_CODES),
    row('disclaimer_refused', 'N575 MN575', USPTO_CODES),
    row('opposed', 'RR IPR PGR CBM TRIALPET'),
    // their words tell, see `effectOfWords`
    row('none', 'STPP STCB STCF STCH STCC STCV STAA AS FEPP REMI REM. NRE.'),
  ],
  EP: [
    row('published', 'PUAI'),
    row('examining', '17P 17Q INTG GRAP'),
    row('grant_expected', 'GRAA'),
    row('refused', '18R'),
    row('withdrawn_deemed', '18D'),
    row('withdrawn', '18W'),
    row('restored', '18RR 28 PGRI VSRI'),
    row('opposed', '26 PLBI'),
    row('maintained', '26N PLBE 27O PLBN PLBO 27A PUAH 26D PLBG PLBH'),
    row('revoked', '27W RDAG RDAH RDAA'),
    row('ceased', 'PG25 VS25'),
    row('lapsed', 'U90 U93'),
    row('fee', 'PGFP VSFP U20 U21'),
  ],
  WO: [
    row('withdrawn', 'WA'),
    // what offices do in their national phases ends there alone
    row('none', 'WWG WWR WWW ENPW 121 122 NENP WWE WWP'),
  ],
  CN: [
    row('published', 'PB01 C06 BB1A'),
    row('examining', 'SE01 C10 DE01 EXSB'),
    row('granted', 'GR01 C14 FG1K FG4A GRSP'),
    row('refused', 'RJ01 C12'),
    row('withdrawn_deemed', 'WD01 C02 C05'),
    row('withdrawn', 'WW01 C01 C03 C04'),
    row('lapsed', 'CF01 C17 C19 MM1K MM4A'),
    row('expired', 'CX01 EXPY MK1K MK4A'),
    row('surrendered', 'AV01 C20 MA1K C25'),
    row('abandoned_deemed', 'AD01'),
    row('restored', 'C49 C52 RA01 REIN RR01'),
    row('revoked', 'IW01 C35'),
    row('maintained', 'IP01'),
    row('opposed', 'C32'),
    row('none', 'AR01 C28 RW01 RGAV C26'),
  ],
  JP: [
    row('examining', 'A621 A131 A01'),
    row('granted', 'R150 R151 R154'),
    row('refused', 'A02 A313'),
    row('withdrawn', 'A761'),
    row('withdrawn_deemed', 'A300'),
    row('abandoned', 'A762 A045'),
    row('fee', 'R250 FPAY'),
    row('lapsed', 'LAPS LAPF'),
    row('surrendered', 'ABAN'),
    row('ceased', 'CANC'),
    row('expired', 'EXPY'),
    row('revoked', 'RVOP RVTR R92'),
  ],
  DE: [
    row('examining', 'R012 R018 R019'),
    row('granted', 'R020 R096 8304 8364 D1 D2'),
    row('refused', 'R003'),
    row('withdrawn_deemed', 'R005 R118 R123 R132 R437 8133 8136 8140 8141 8143'),
    row('withdrawn', 'R120'),
    row('lapsed', 'R119 8139 8339 8340 R142 R156 R157 R158'),
    row('expired', 'R071'),
    row('revoked', 'R037 R042 R064 R103 R168 R170 8311 8331 8506'),
    row('surrendered', '8330 R231'),
    row('restored', 'R074 R124 8570'),
    row('opposed', 'R026 8363'),
    row('maintained', 'R097 8365'),
    row('none', 'R002 R001 R125 R126 R127 R073 R199'),
  ],
  KR: [
    row('examining', 'A201 E902 E90F E701 B701 GRNT'),
    row('granted', 'GRNO REGI R18 PR0701'),
    row('refused', 'E601 X091 X601 X70R S601 O063'),
    row('withdrawn', 'WITB WICV U125 C193'),
    row('withdrawn_deemed', 'WITN'),
    row('lapsed', 'LAPS'),
    row('expired', 'EXPY'),
    row('revoked', 'EXTG T601'),
    row('restored', 'R401'),
    row('fee', 'FPAY'),
  ],
};

const TABLE = new Map<string, Effect>();
for (const line of INPADOC.trim().split('\n')) {
  const [office, effect, ...codes] = line.split(' ');
  for (const code of codes) TABLE.set(`${office} ${code}`, effect as Effect);
}
for (const [office, rows] of Object.entries(OFFICES))
  for (const { effect, codes } of rows) for (const code of codes.split(' ')) TABLE.set(`${office} ${code}`, effect);

/** What an office's code does; undefined for one that stands in no table. */
export const effectOfCode = (office: string, code: string): Effect | undefined => TABLE.get(`${office} ${code}`);

/** The stage of a maintenance fee of the USPTO that a code says was paid: 1, 2 or 3. */
export const usFeeStage = (code: string): number | undefined => {
  const stage = /^M[123]55([1-6])$/.exec(code)?.[1];
  return stage === undefined ? undefined : ((Number(stage) - 1) % 3) + 1;
};

/**
 * What the words of a status do, as offices print them (USPTO `STCB`, `STCF`, `STCH`, `STPP` and file wrappers; EPO
 * `STAA`). Words that say nothing of the life of a right, or of fees ("no opposition filed"), do nothing.
 */
export function effectOfWords(words: string): Effect | undefined {
  const text = words.slice(0, 500).toUpperCase();
  if (text.includes('EXPIRED DUE TO NONPAYMENT')) return 'lapsed';
  if (text.includes('REVOKED')) return 'revoked';
  if (text.includes('DEEMED TO BE WITHDRAWN')) return 'withdrawn_deemed';
  if (text.includes('REFUSED')) return 'refused';
  if (text.includes('WITHDRAWN')) return 'withdrawn';
  if (text.includes('ABANDON')) return text.includes('EXPRESSLY') ? 'abandoned' : 'abandoned_deemed';
  if (text.includes('PATENTED CASE') || text.includes('PATENT HAS BEEN GRANTED')) return 'granted';
  if (/EXAMINATION|DOCKETED|FINAL (?:ACTION|REJECTION)|ALLOWANCE|GRANT OF PATENT IS INTENDED|ISSUE FEE/.test(text))
    return 'examining';
  if (/APPLICATION HAS BEEN PUBLISHED|PUBLICATION HAS BEEN MADE/.test(text)) return 'published';
  return undefined;
}

/** What an event does; `none` for nothing that is known. */
export function effectOf(event: OfficeEvent): Effect {
  const { office, code, words, does, state, national } = event;
  const told = words === undefined ? undefined : effectOfWords(words);
  if (code === 'REG' && state !== undefined && national !== undefined)
    return effectOfCode(state, national) ?? does ?? 'none';
  const known = code === undefined ? undefined : effectOfCode(office, code);
  if (told !== undefined && (known === undefined || known === 'none')) return told;
  return known ?? does ?? told ?? 'none';
}
