import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { bareName, partyType, personName, standardName, standardNames } from './names.ts';

describe('names without legal form', () => {
  it.each([
    ['SIEMENS AG', 'SIEMENS'],
    ['A AG', 'A'],
    ['TOYOTA MOTOR CO LTD', 'TOYOTA MOTOR'],
    ['MULLER GMBH & CO KG', 'MULLER'],
    ['BOEING', 'BOEING'],
    ['CO LTD', 'CO'],
    ['华为技术有限公司', '华为技术'],
    ['九牧厨卫股份有限公司', '九牧厨卫'],
    ['株式会社日立製作所', '日立製作所'],
    ['有限公司', '有限公司'],
  ])('%s -> %s', (standard, bare) => expect(bareName(standard)).toBe(bare));

  it('takes time that grows with the length of the name only', () => {
    const spent = cpuTime();
    expect(bareName(`ACME${' CO'.repeat(300_000)}`)).toBe('ACME');
    expect(spent()).toBeLessThan(1_000);
  });
});

describe('standard names', () => {
  // biome-ignore format: a table
  it.each([
    ['SIEMENS AG', ['Siemens Aktiengesellschaft', 'SIEMENS AG', 'Siemens A.G.', 'Siemens A. G.', 'SIEMENS AG [DE]']],
    ['HITACHI LTD', ['Hitachi, Ltd.', 'HITACHI LIMITED', 'The Hitachi Ltd', 'Hitachi Ltd']],
    ['TOYOTA MOTOR CO LTD', ['Toyota Motor Co., Ltd.', 'Toyota Motor Company, Limited', 'TOYOTA MOTOR CO.,LTD', 'Toyota Motor Co.Ltd.']],
    ['MULLER GMBH & CO KG', ['Müller GmbH & Co. KG', 'MULLER G.m.b.H. & Co KG', 'Müller Gesellschaft mit beschränkter Haftung und Co. Kommanditgesellschaft']],
    ['GOOGLE LLC', ['Google LLC', 'Google L.L.C.', 'GOOGLE, LIMITED LIABILITY COMPANY']],
    ['LOREAL SA', ["L'Oréal S.A.", 'L’OREAL SOCIETE ANONYME', "L'Oréal S. A."]],
    ['KONINKLIJKE PHILIPS NV', ['Koninklijke Philips N.V.', 'KONINKLIJKE PHILIPS Naamloze Vennootschap']],
    ['CANON KK', ['Canon Kabushiki Kaisha', 'CANON K.K.']],
    ['JOHNSON & JOHNSON', ['Johnson and Johnson', 'JOHNSON & JOHNSON', 'Johnson&Johnson']],
    ['NOVO NORDISK AS', ['Novo Nordisk A/S', 'NOVO NORDISK AKTIESELSKAB']],
    ['TELSTRA PTY LTD', ['Telstra Pty. Ltd.', 'Telstra Proprietary Limited']],
    ['HEWLETT PACKARD CO', ['Hewlett-Packard Company', 'HEWLETT PACKARD CO.']],
    ['REGENTS OF UNIVERSITY OF CALIFORNIA', ['Regents of University of California, The']],
    ['九牧厨卫股份有限公司', ['九牧厨卫股份有限公司', '九牧厨卫 股份有限公司']],
    ['华为技术有限公司', ['华为技术有限责任公司', '华为技术有限公司']],
    ['株式会社日立製作所', ['㈱日立製作所', '株式会社日立製作所', '(株)日立製作所', '株式會社日立製作所']],
    ['삼성전자주식회사', ['삼성전자주식회사', '삼성전자㈜', '삼성전자(주)']],
  ])('%s', (standard, spellings) => {
    for (const spelling of spellings) expect(standardName(spelling)).toBe(standard);
  });

  // biome-ignore format: a table
  it.each(Object.entries({
    LLC: ['LIMITED LIABILITY COMPANY', 'L L C'], LLP: ['LIMITED LIABILITY PARTNERSHIP', 'L L P'], LP: ['LIMITED PARTNERSHIP', 'L P'],
    PLC: ['PUBLIC LIMITED COMPANY', 'P L C'], PTY: ['PROPRIETARY'], INC: ['INCORPORATED', 'INCORPORATION'], CORP: ['CORPORATION'], CO: ['COMPANIES', 'COMPANY'],
    CIE: ['COMPAGNIE'], LTD: ['LIMITED', 'LTEE'], GMBH: ['GESELLSCHAFT MIT BESCHRAENKTER HAFTUNG', 'GESELLSCHAFT MIT BESCHRANKTER HAFTUNG', 'G M B H'],
    'GMBH & CO': ['MBH & CO'], AG: ['AKTIENGESELLSCHAFT', 'A G'], KGAA: ['KOMMANDITGESELLSCHAFT AUF AKTIEN'], KG: ['KOMMANDITGESELLSCHAFT'], EV: ['EINGETRAGENER VEREIN', 'E V'],
    SA: ['SOCIETE ANONYME', 'SOCIEDAD ANONIMA', 'SOCIEDADE ANONIMA', 'SPOLKA AKCYJNA', 'S A'], SAS: ['SOCIETE PAR ACTIONS SIMPLIFIEE', 'S A S'],
    SARL: ['SOCIETE A RESPONSABILITE LIMITEE', 'S A R L'], SPA: ['SOCIETA PER AZIONI', 'S P A'], SRL: ['SOCIETA A RESPONSABILITA LIMITATA', 'S R L'], SL: ['SOCIEDAD LIMITADA'],
    LTDA: ['LIMITADA'], NV: ['NAAMLOZE VENNOOTSCHAP', 'N V'], BV: ['BESLOTEN VENNOOTSCHAP', 'B V'], AB: ['AKTIEBOLAGET', 'AKTIEBOLAG', 'A B'],
    AS: ['AKTIESELSKABET', 'AKTIESELSKAB', 'AKSJESELSKAP', 'A S', 'A/S'], ASA: ['ALLMENNAKSJESELSKAP'], OY: ['OSAKEYHTIO', 'O Y'],
    SPZOO: ['SPOLKA Z OGRANICZONA ODPOWIEDZIALNOSCIA', 'SP Z O O'], KK: ['KABUSHIKI KAISHA', 'KABUSHIKIKAISHA', 'K K'], YK: ['YUGEN KAISHA'],
  }))('%s is the short form of its spellings', (short, spellings) => {
    for (const spelling of spellings) expect([spelling, standardName(`Vexel ${spelling}`)]).toEqual([spelling, `VEXEL ${short}`]);
  });

  it('of a form alone keeps the signs that tell it from others', () => {
    expect(['! LTD', '!? LTD', 'S.A.', '"Ltd."', '*Acme Ltd'].map(standardName)).toEqual([
      ...['! LTD', '!? LTD', 'SA', 'LTD', 'ACME LTD'],
    ]);
  });

  it('take letters that are no base letter with a mark as two or one, and marks off', () => {
    expect(standardName('ßØÆŒŁĐÐÞİı øæœłđðþ ÉÑÅ')).toBe('SSOAEOELDDTHII OAEOELDDTH ENA');
  });

  it('reads the Hebrew sign of abbreviations as the quotation mark that people type', () => {
    expect(standardName('חברה בע״מ')).toBe('חברה בעמ');
    expect(standardName('חברה בע"מ')).toBe('חברה בעמ');
    expect(standardName('חברה ביע׳ם')).toBe(standardName("חברה ביע'ם"));
  });

  it('has two spellings where umlauts are written with two letters, too', () => {
    expect(standardNames('Würth GmbH')).toEqual(['WURTH GMBH', 'WUERTH GMBH']);
    expect(standardNames('A\u0308pfel Ørn Åse Öl')).toEqual(['APFEL ORN ASE OL', 'AEPFEL OERN AASE OEL']);
    expect(standardNames('Citroën Société, Inc.')).toEqual(['CITROEN SOCIETE INC']);
    expect(standardNames('北京公司')).toEqual(['北京公司']);
  });

  // biome-ignore format: a table
  it.each([
    ['有限公司', ['甲有限责任公司', '甲有限責任公司']], ['株式会社', ['甲株式會社', '甲(株)', '甲(株式会社)']], ['有限会社', ['甲(有)', '甲(有限会社)']],
  ])('%s is the one spelling', (form, names) => {
    for (const name of names) expect(standardName(name)).toBe(`甲${form}`);
  });
  it('joins Korean forms and parts of Chinese names', () => {
    expect(['삼성(합)', '삼성 주식 회사', '삼성㈜'].map(standardName)).toEqual([
      '삼성주식회사',
      '삼성 주식회사',
      '삼성주식회사',
    ]);
    expect(standardName('华为，技术、有限 公司')).toBe('华为技术有限公司');
  });

  it('keeps bodies apart that differ only in their legal form', () => {
    expect(standardName('Bosch GmbH')).not.toBe(standardName('Bosch AG'));
  });

  it('gives the same for a standard name, and never nothing for something', () => {
    const part = fc.constantFrom(
      'Bosch',
      'G.m.b.H.',
      'Co.',
      'Ltd.',
      '&',
      'and',
      'S.A.',
      'Müller',
      'The',
      ',',
      'A/S',
      'A',
      'B',
      '株式会社',
      '有限公司',
      'L’Or',
      '-',
      'Kabushiki',
      'Kaisha',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), (parts) => {
        const once = standardName(parts.join(' '));
        expect(standardName(once)).toBe(once);
        expect(once).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('kinds of party', () => {
  // biome-ignore format: a table
  it.each([
    ['company', ['Siemens Aktiengesellschaft', 'Boeing Co', 'Hitachi Medical Corp', '九牧厨卫股份有限公司', '株式会社日立製作所', '삼성전자주식회사', 'Yissum Research Development Company of the Hebrew University Ltd', 'Parrot SA', 'Institut Straumann AG', '某研究院有限公司']],
    ['academy', ['Massachusetts Institute of Technology', 'The Regents of the University of California', '清华大学', '東京大学', 'Fraunhofer-Gesellschaft', '中国科学院自动化研究所', 'Lake County Schools', 'Military Academy of Latvia', '한국과학기술원', 'Universität Wien', 'École Polytechnique']],
    ['government', ['US Department of Energy', 'The United States of America as represented by the Secretary of the Navy', 'Ministry of Health', '中国人民解放军', 'Commissariat à l’Energie Atomique', '某市公安局']],
    ['hospital', ['Massachusetts General Hospital', 'The General Hospital Corporation', '北京协和医院', 'Universitätsklinikum Bonn', 'Mayo Clinic', 'CHU de Nantes']],
    ['bank', ['Bank of America Corporation', '中国工商银行股份有限公司', 'Banco Santander SA']],
    ['person', ['Dennis P. Sarr', 'Smith, John A.', '林孝发', 'Dr. Hans Müller', 'SHAMI, FAROUK M., MR.', '戈登·A.·帕特尼']],
    [undefined, ['Philips', 'Emerson', '', '   ', 'Accurate']],
  ] as const)('%s', (type, names) => {
    for (const name of names) expect([name, partyType(name)]).toEqual([name, type]);
  });
});

/** One name for each word that tells the kind of party; what stands before it tells nothing. */
describe('words of names', () => {
  // biome-ignore format: lists of words
  const TOLD = {
    company: 'Inc,Corp,Co,Cie,Ltd,LLC,LLP,LP,PLC,Pty,Pte,Pvt,Bhd,GmbH,mbH,AG,KG,KGaA,OHG,UG,SE,SA,SAS,SASU,SARL,SRL,SpA,SCA,SL,SLU,Ltda,NV,BV,BVBA,CV,AB,AS,ASA,ApS,Oy,Oyj,SPZOO,SRO,DOO,Kft,Zrt,Rt,EOOD,OOO,OAO,ZAO,PAO,KK,YK,Sdn,PT,JSC,OJSC,CJSC,Group,Holdings,Pharmaceuticals,Pharma,Technologies,Industries,Electronics,Systems,Motors,Solutions,Semiconductors,Enterprises,Therapeutics,Biosciences,Biotech,Software,Werke,Partners,Consulting,Labs,Ventures,Networks,Instruments,Diagnostics,Devices,Microsystems,Aerospace,Chemical,Chemicals,Consultants,Societe,Engineering,Services,Laboratories,Medical,Products,Trading,Networking,Biotechnology,Biologicals,Bioinformatics,Scientific,Microfluidics,Energy,Technology,Imaging,Optics,Photonics,Robotics,Genetics,Manufacturing,Automotive,Batteries,Materials,Analytics,Studio,Studios,Trust,Fund,SCS,International,Films',
    hospital: 'Hospital,Hospitals,Hospitalier,Hospice,Hopital,Hopitaux,Ospedale,Klinik,Clinic,Clinics,Clinique,Clinica,Krankenhaus,Klinikum,Universitatsklinik,Universitaetsklinik,Ziekenhuis,Sykehus,Sygehus,Sjukhus,Sairaala,Szpital,Nemocnice,Korhaz,CHU,CHRU,NHS,Medical Centre,Medisch Centrum,Health Center,Cancer Center,Centre Hospitalier,Infirmary,Sanatorium,Health System,Healthcare System,Health Care,Healthcare,Medical Group,Hastanesi,Policlinico,Polyclinic,Sante Publique,Caritas,Heart Center,Eye Center,Diakonie,Health Trust,Health Service Executive',
    bank: 'Bank,Banque,Banco,Banca,Banc,Bancorp,Sparkasse,Savings Bank,Credit Union,Banking',
    academy: 'Univ,University,Universite,Univerzita,College,Colegio,Ecole,School,Schule,Gewerbeschule,Szkola,Hochschule,Fachhochschule,Academy,Akademie,Accademia,Institut,Instytut,Istituto,Polytechnic,Politecnico,Politechnika,Politehnica,Faculty,Fakultat,Escuela,Escola,Scuola,Skola,Skole,Hogskola,Hogskolan,Hogeschool,Hoyskole,Uniwersytet,Egyetem,Yliopisto,Uczelnia,Inst,Fraunhofer,Max Planck,Helmholtz,Leibniz,CNRS,CSIC,INSERM,Forschungszentrum,Forschungsgesellschaft,Research Center,Centre de Recherche,Regents,Trustees,Fellows of Harvard,Recherche Scientifique,Research Council,MIT,KAIST,ETRI,ETH,Caltech,Seminary,Conservatory,Supelec,Technion,ISCTE,Theological,Lycee,Liceo,Gymnasium,Laboratoire,National Laboratory',
    government: 'Ministry,Government,Gouvernement,Department of,Dept of,Secretary of,Sec of,Administration,Agency,Agenzia,Agentschap,Bundesanstalt,Bundesamt,Bundesrepublik,Bundeswehr,Commissariat,Commission,Commissioner,Bureau of,Bureau de,Office of,Office Federal,City of,Borough of,Kommune,Ayuntamiento,Board of Education,Stadt,Gemeinde,State of,Commonwealth of,United States,Republic of,US Army,US Navy,NASA,USA as represented,Crown,Her Majesty,His Majesty,Embassy,Parliament,Senate,Senado,Secretaria,Gobierno,Governo,Inspectorate,Authority,Council of,Consejeria,Generalitat,Junta de,City Council,County Council,Directorate,Geological Survey,Public Health,Health Service,Board of Health,Health Board,Office National,Statens,Landesamt,National Park,Police,Polizei,Federal,Patent Office,Forest Service,Customs,County,Prefecture,Municipality,Naval,Navy,Army,Air Force,Military,Defence,Defense,Department,Committee',
  };
  it.each(Object.entries(TOLD))('of a %s', (type, list) => {
    expect(list.split(',').filter((word) => partyType(`Vexel ${word}`) !== type)).toEqual([]);
  });
  it('of a person whose initials spell a legal form, not of a company that spaces its own', () => {
    const people = ['Smith, John A. B.', 'SMITH, JOHN A. B.', 'Berg, Karl A.S.', 'Smith, John A. B. C.'];
    expect(people.map(partyType)).toEqual(['person', 'person', 'person', 'person']);
    expect(['Siemens, A. G.', 'Peugeot S. A.'].map(partyType)).toEqual(['company', 'company']);
  });
  it('of none: a bank of blood, and what a fund gives to a county', () => {
    const banks = 'Blood Bank,Tissue Bank,Food Bank,Gene Bank,Power Bank,Eye Bank,Seed Bank,Biobank'.split(',');
    expect(banks.filter((word) => partyType(`Vexel ${word}`) !== undefined)).toEqual([]);
    expect([partyType('Vexel County Fund'), partyType('Vexel County Trust')]).toEqual(['company', 'company']);
  });
  // biome-ignore format: lists of words
  it.each(Object.entries({
    bank: '银行 銀行 은행 信用社 信用合作社', company: '公司 株式会社 有限会社 合同会社 주식회사 유한회사 会社 會社 集团 集團 厂 工厂 廠 製作所 制作所 工業 工业 合伙 商行 企业 企業 合作社 农场 农庄 中心 個人商店 店 그룹 实业 商会',
    hospital: '医院 醫院 病院 병원 诊所 診所 卫生院 保健院 防治院 医疗中心 의료원',
    academy: '大学 大學 学院 學院 대학 高专 高専 学校 學校 학교 研究所 研究院 科学院 科學院 연구원 연구소 研究中心 設計院 设计院 学会 研究機構 実験室 实验室 技術院 과학원 기술원 산학협력단 学園 學園 科研所 中学 小学 党校',
    government: '人民政府 政府 委员会 委員會 解放军 解放軍 部队 管理局 省厅 公安 海关 法院 检察院 局 厅 廳 署 庁 省 部 청 부 시 自治区 대한민국 国務大臣 장관 都道府県 机关 税务',
  }))('in East Asian letters of a %s', (type, list) => {
    expect(list.split(' ').filter((word) => partyType(`甲乙丙丁戊${word}`) !== type)).toEqual([]);
  });
  it('takes a registered hospital for one, and what sells to hospitals for a company', () => {
    const names = ['Vexel Hospital Corp', 'Vexel Clinic Co', 'Vexel Infirmary Co', 'Vexel Klinik AG'];
    expect(names.map(partyType)).toEqual(names.map(() => 'hospital'));
    const sellers = [
      'Hospital Pharma Corp',
      'Hospital Supply Co',
      'Clinic Equipment Co',
      'Hospital Products Co',
      'Hospital Inc',
      'Clinic Ltd',
      'Healthcare Corp',
    ];
    expect(sellers.map(partyType)).toEqual(sellers.map(() => 'company'));
    const schools = [
      'University Corp',
      'Regents Corp',
      'Trustees of Vexel Corp',
      'President & Fellows Corp',
      'Univ Vexel Corp',
    ];
    expect(schools.map(partyType)).toEqual(schools.map(() => 'academy'));
    expect(['US Army Vexel Institute', 'US Navy Vexel School', 'Vexel Army School'].map(partyType)).toEqual([
      ...['government', 'government', 'academy'],
    ]);
    expect(['University Inc', 'Vexel University Corp'].map(partyType)).toEqual(['company', 'company']);
  });
  it('takes names of persons by their shape', () => {
    const persons = [
      'John Q. Public',
      'John Q. R. Public, Jr.',
      'Smith, John B. C.',
      'Prof. Jan van den Berg',
      'Mme Marie du Pont',
      '王伟',
      '欧阳修文',
      '王·A',
    ];
    expect(persons.map(partyType)).toEqual(persons.map(() => 'person'));
    const none = ['John Public', '甲乙', '王伟王伟王', 'Prof. jan', 'J. Q. R. S. Public'];
    expect(none.map(partyType)).toEqual(none.map(() => undefined));
  });
});

describe('names of persons', () => {
  it('puts the family name first', () => {
    expect(personName('Smith', 'John A.')).toBe('Smith, John A.');
    expect(personName(' Smith, ', ' John ')).toBe('Smith, John');
    expect(personName('林', '孝发')).toBe('林孝发');
    expect(personName('Smith', undefined)).toBe('Smith');
    expect(personName('', 'John')).toBe('John');
    expect(personName('', undefined)).toBeUndefined();
  });
});

const gunzipped = (path: string) => gunzipSync(readFileSync(path)).toString();

describeWithSharedData(
  'kinds of party over public records',
  [
    'enterprises/openalex-jsonl/institutions-part_000.jsonl.gz',
    'enterprises/ror/ror-records-v2-es7.json.gz',
    'enterprises/sec-edgar/company_tickers.json.gz',
  ],
  (openalex, ror, tickers) => {
    /** The registry's types that mean the same as ours. */
    const MEANT: Readonly<Record<string, string>> = {
      education: 'academy',
      healthcare: 'hospital',
      government: 'government',
      company: 'company',
    };

    it('are right for research organisations wherever the name tells anything', () => {
      const records = new Map<string, { name: string; type: string }>();
      for (const line of gunzipped(openalex!).split('\n').filter(Boolean)) {
        const record = JSON.parse(line) as { ror: string; display_name: string; type: string };
        records.set(record.ror, { name: record.display_name, type: record.type });
      }
      const v2 = JSON.parse(gunzipped(ror!)) as {
        hits: { hits: { _source: { id: string; types: string[]; names: { value: string; types: string[] }[] } }[] };
      };
      for (const { _source: record } of v2.hits.hits) {
        const name = record.names.find((one) => one.types.includes('ror_display'))?.value;
        if (name) records.set(record.id, { name, type: record.types[0]! });
      }
      const counts: Record<string, { all: number; right: number; wrong: number }> = {};
      for (const { name, type } of records.values()) {
        const meant = MEANT[type];
        if (!meant) continue;
        const told = partyType(name);
        const row = (counts[type] ??= { all: 0, right: 0, wrong: 0 });
        row.all++;
        if (told === meant || (meant === 'company' && told === 'bank')) row.right++;
        else if (told !== undefined) row.wrong++;
      }
      // Companies stand here without legal form ("Tecan (Switzerland)"), so that most names tell nothing.
      expect(counts).toEqual({
        company: { all: 227, right: 62, wrong: 3 },
        education: { all: 91, right: 84, wrong: 1 },
        government: { all: 31, right: 22, wrong: 2 },
        healthcare: { all: 40, right: 26, wrong: 4 },
      });
    });

    it('are right for listed companies', () => {
      const titles = Object.values(JSON.parse(gunzipped(tickers!)) as Record<string, { title: string }>).map(
        (row) => row.title,
      );
      const told = titles.map((title) => partyType(title));
      const right = told.filter((type) => type === 'company' || type === 'bank').length;
      expect([titles.length, right, told.filter((type) => type === undefined).length]).toEqual([7777, 7633, 128]);
    });
  },
);
