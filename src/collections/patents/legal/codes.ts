import type { FactKind } from './legal-event.ts';

/**
 * What the event codes of offices mean, as INPADOC spreads them: fact -> codes that state it, by office. `none`: known
 * codes that state no fact that is kept (formal steps, corrections, classes, references). A code that stands nowhere
 * here is reported by the import.
 * @see EPO, INPADOC legal event codes, weekly list
 */
// biome-ignore format: read it as a table
const OFFICES: Readonly<Record<string, Readonly<Partial<Record<FactKind | 'none', string>>>>> = {
  AT: { grant: 'REF', lapse: 'MK05 MM01' },
  BE: { lapse: 'MM' },
  BR: {
    publication: 'B03A B03B', refusal: 'B09B 9.2.4', withdrawal: 'B10A B10I', abandonment: 'B11A B11B B11D B11E B11Y', grant: 'B16A', expiry: 'B21A', lapse: 'B08F B08K B08L B21B B21F B24H B24J',
    restoration: 'B08G B09T B24D', licence_offer: 'B22L', licence_offer_end: 'B22M',
    none: '1.3 1.3.1 1.3.4 B03F B03G B03H B09A B15J B16C',
  },
  CA: { lapse: 'MKLA', abandonment: 'FZDE', expiry: 'MKEX', examination: 'EEER' },
  CH: { grant: 'EP', lapse: 'PL', none: 'PK' },
  CN: {
    publication: 'PB01 C06 BB1A', examination: 'SE01 C10 DE01 EXSB', grant: 'GR01 GR03 C14 FG1K FG4A GRSP',
    refusal: 'RJ01 C12', withdrawal: 'WD01 WW01 C01 C02 C03 C04 C05',
    lapse: 'CF01 C17 C19 CE01 MM1K MM4A', expiry: 'CX01 EXPY MK1K MK4A', abandonment: 'AD01 AR01 AV01 C20 C25 MA1K RGAV',
    revocation: 'C28 RW01', restoration: 'C49 C52 RA01 REIN RR01', extension: 'C15 RN01 TG01 TP01',
    transfer: 'TR01 TA01 C41 C44 C45 C47 ASS', name_change: 'CP01', party_change: 'CP03 CB02 C56',
    licence: 'EE01 EM01 LIC', licence_end: 'EC01', licence_offer: 'OL01', licence_offer_end: 'OL02',
    pledge: 'PE01 PM01', pledge_release: 'PC01', preservation: 'PP01', preservation_end: 'PD01', invalidation: 'IW01 IP01 C32 C35',
    none: 'AV02 C13 C26 C53 C57 C59 C60 C61 C62 CB01 CB03 CB04 CGPU CI01 CI02 CI03 COR CP02 CU01 CU02 CU03 DC01 DCSP DD01 ERR GR02 LICC OR01 PLDC RECT REG REPR RINS RP01',
  },
  DE: {
    examination: 'R012', refusal: 'R002 R003', grant: 'R018 R019 R020 R096', lapse: 'R119 8139 8239 8339', expiry: 'R071', party_change: 'R081',
    opposition: 'R026 8363', opposition_end: 'R097 8364 8365', licence: 'R088', licence_end: 'R089', licence_offer: 'R084 8320', licence_offer_end: 'R085 8321',
    none: 'R016 R079 R082 R083 R086 R087',
  },
  EP: {
    search: 'A4 PUAL', publication: 'PUAI', examination: '17P 17Q', grant: 'GRAA', refusal: '18R', withdrawal: '18D 18W',
    opposition: '26 PLBI R26', opposition_end: '26N 26D 26U 27C 27O PLBE PLBG PLBH PLBJ PLBK PLBL PLBN PLBO PLBP R26N R26D R26U R27C R27O',
    revocation: '27W RDAG RDAH RDAA R27W', restoration: '28 R28', lapse: 'PG25 VS25 U90 U93', fee: 'PGFP VSFP U20 U21 RFEE',
    transfer: '33 U1K', party_change: 'RAP1 RAP2 RAP3 RAP4', licence: '111L 34G U76', licence_end: 'U78', licence_offer: 'U79', licence_offer_end: 'U82',
    // a lapse of the register's dossier names no state: the states stand beside it
    none: '0009250 AK AKX AKY AX AXX DAX DAV EL INTG GRAC GRAF GRAG GRAH GRAJ GRAL GRAP GRAR GRAS REG RAX RAV RBV PROL ISAT IGRA DDIV ABEX EXPT EXRE RIC1 RIC2 RIN1 RIN2 RTI1 STAA',
  },
  FI: { grant: 'FGE', lapse: 'MAE' },
  GB: { grant: 'FG4D', lapse: 'PCNP', party_change: '732 732E', expiry: 'PE20' },
  HK: { grant: 'GR', lapse: 'PC', expiry: 'PE', none: 'DE' },
  IE: { grant: 'FG4D', lapse: 'MM4A', expiry: 'MK9A' },
  JP: {
    examination: 'A621', refusal: 'A02', withdrawal: 'A761', grant: 'R150 R151 R154', fee: 'R250 FPAY', lapse: 'LAPS LAPF', expiry: 'EXPY', revocation: 'RVOP RVTR',
    transfer: 'S111', licence: 'S201 S202 S211 S212 S221 S222', licence_end: 'S804 S805', pledge: 'S303 S321 S343', pledge_release: 'S843', name_change: 'S533',
    extension: 'R153', none: 'A131 A521 A711 A977 A01 A61 R350 RD01 RD02 RD03 RD04 RD05 RD07 S531 S534',
  },
  KR: {
    examination: 'A201', refusal: 'E601', withdrawal: 'WITN WITR', grant: 'E701 B701 GRNT GRNO REGI', fee: 'FPAY', lapse: 'LAPS', expiry: 'EXPY',
    party_change: 'N231', transfer: 'N232 N233 N234 N235 N236 N237', invalidation: 'J204',
  },
  LT: { lapse: 'MG4D' },
  NL: { grant: 'FP', lapse: 'MP VDEP V1 MM', expiry: 'MK V4' },
  SE: { grant: 'TRGR', lapse: 'EUG', none: 'RPEO RPOT' },
  US: {
    grant: 'STCF', fee: 'MAFP FPAY', lapse: 'LAPS FP', restoration: 'PRDP REIN DP', reexamination: 'RR CO', invalidation: 'IPR PGR CBM',
    litigation: 'PS', withdrawal: 'WDR', abandonment: 'DE DD', licence_offer: 'PA', extension: '355A 356 PEL PTEG',
    none: 'AS B1 B2 B3 C1 C2 CC CCB CONR DC DCB DI DJ ER ERR FEPP FIFP FPIR IPRC LIMR NOCC PGRC REFU REMI RF RN STCA STCB STCC STCE STCH STCK STCL STCT STCV STPP SULP XAS ZAAA ZAAB',
  },
  WO: { none: 'AK AL ENP NENP 121 122 DPE1 DPEN WWE WWP WWG WWW WWR WWX' },
};

/** Entries of the register's dossier: formal steps, each of which has a code of its own where it states a fact. */
const EP_DOSSIER = 'EPIDOS';

const KINDS = new Map(
  Object.entries(OFFICES).flatMap(([office, kinds]) =>
    Object.entries(kinds).flatMap(([kind, codes]) =>
      codes.split(' ').map((code): [string, FactKind | 'none'] => [`${office} ${code}`, kind as FactKind | 'none']),
    ),
  ),
);

/**
 * What an office's code states: the kind of a fact, `none` for a known code without one, undefined for an unknown code.
 */
export const kindOfCode = (office: string, code: string): FactKind | 'none' | undefined =>
  KINDS.get(`${office} ${code}`) ?? (office === 'EP' && code.startsWith(EP_DOSSIER) ? 'none' : undefined);

/** How an opposition ended, by the code that says so. */
// biome-ignore format: read it as a table
export const OPPOSITION_OUTCOMES: Readonly<Record<string, 'none_filed' | 'inadmissible' | 'rejected' | 'withdrawn' | 'closed'>> = {
  '26N': 'none_filed', PLBE: 'none_filed', R26N: 'none_filed', '8364': 'none_filed', '26D': 'inadmissible', '26U': 'inadmissible', PLBG: 'inadmissible', PLBH: 'inadmissible',
  PLBJ: 'inadmissible', PLBK: 'inadmissible', R26D: 'inadmissible', R26U: 'inadmissible', '27O': 'rejected', R27O: 'rejected', PLBN: 'rejected', PLBO: 'rejected',
  PLBP: 'withdrawn', '27C': 'closed', R27C: 'closed', PLBL: 'closed',
};

/** What became of a right attacked as invalid, by the code that says so. */
export const INVALIDATION_OUTCOMES: Readonly<Record<string, 'invalid' | 'partly_invalid'>> = {
  IW01: 'invalid',
  IP01: 'partly_invalid',
};
