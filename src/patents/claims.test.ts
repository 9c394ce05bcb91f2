import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { claimsMentioned } from './claim-references.ts';
import { claimHtml, claimParents, parseClaims, readClaims } from './claims.ts';

const read = (text: string, lang: string) =>
  parseClaims(text, lang).map((c) => [c.number, c.independent ? 'indep' : c.parents.join(','), c.text]);

describe('references between claims', () => {
  // biome-ignore format: a table
  const table: [lang: string, number: number, text: string, expected: 'independent' | number[]][] = [
    ['en', 1, 'A device according to claim 1.', 'independent'],
    ['en', 2, 'The device of claim 1, wherein the array is curved.', [1]],
    ['en', 3, 'The device of claim 1 or 2, wherein', [1, 2]],
    ['en', 3, 'The device of claim 1 or claim 2, wherein', [1, 2]],
    ['en', 4, 'Apparatus as claimed in any of claims 1 to 3, characterised in that', [1, 2, 3]],
    ['en', 5, 'An ultrasonic probe according to any one of claims 1, 2 and 4, wherein', [1, 2, 4]],
    ['en', 6, 'The method according to one of claims 1-3 or 5', [1, 2, 3, 5]],
    ['en', 6, 'The method according to one of claims 1, 2, or 5', [1, 2, 5]],
    ['en', 4, 'Device according to one of the preceding claims, wherein', [1, 2, 3]],
    ['en', 4, 'A device as claimed in any preceding claim in which', [1, 2, 3]],
    ['en', 9, 'A combination as in claims 3 through 5 wherein', [3, 4, 5]],
    ['en', 9, 'A system for carrying out the method of claim 1.', 'independent'],
    ['en', 9, 'A system for carrying out the method as claimed in any one of claims 1 to 8, the system comprising', 'independent'],
    ['en', 9, 'A computer-readable medium storing instructions which when executed perform the method of claim 1', 'independent'],
    ['en', 9, 'A method of using the device of claim 1, comprising', 'independent'],
    ['en', 9, 'A vehicle comprising the sensor of claim 2.', 'independent'],
    ['en', 9, 'Use of a compound according to claim 2 for treating pain', 'independent'],
    ['en', 9, 'A method for operating a device according to claim 1', 'independent'],
    ['en', 9, 'An apparatus for measuring a flow according to claim 1', [1]],
    ['en', 9, 'The method of making a capacitor of claim 8, wherein', [8]],
    ['en', 3, 'The device of claim 9, wherein', []],
    ['en', 3, 'The device of claim 3, wherein', []],
    ['en', 3, 'The device of claims 1 to 9999, wherein', [1, 2]],
    ['en', 3, 'A device comprising: a body; and a lid according to claim 1', 'independent'],
    ['en', 3, 'In the apparatus of claim 2, the improvement', [2]],
    ['en', 8, 'The transducer set forth in claim 7 in which', [7]],
    ['de', 2, 'Vorrichtung nach Anspruch 1, dadurch gekennzeichnet, daß', [1]],
    ['de', 4, 'Vorrichtung nach einem der Ansprüche 1 bis 3, dadurch gekennzeichnet', [1, 2, 3]],
    ['de', 4, 'Vorrichtung nach einem der vorhergehenden Ansprüche', [1, 2, 3]],
    ['de', 4, 'Ultraschallwandler gemäß Patentanspruch 1 oder 3', [1, 3]],
    ['de', 4, 'Vorrichtung zur Messung des Durchflusses nach Anspruch 3', [3]],
    ['de', 4, 'Verfahren zum Betreiben einer Vorrichtung nach Anspruch 1', 'independent'],
    ['de', 4, 'Vorrichtung zur Durchführung des Verfahrens nach einem der Ansprüche 1 bis 3', 'independent'],
    ['de', 4, 'Verwendung einer Vorrichtung nach Anspruch 1', 'independent'],
    ['es', 5, 'El método de la reivindicación 1, en donde hay más.', [1]],
    ['es', 5, 'Un método según cualquiera de las reivindicaciones 1 a 3, que comprende', [1, 2, 3]],
    ['es', 3, 'Dispositivo según una cualquiera de las reivindicaciones anteriores', [1, 2]],
    ['pt', 5, 'Composição de acordo com qualquer uma das reivindicações 1 ou 2, caracterizada por', [1, 2]],
    ['fr', 2, "Dispositif selon la revendication 1, caractérisé en ce que", [1]],
    ['fr', 4, "Dispositif selon l'une des revendications 1 à 3, caractérisé en ce que", [1, 2, 3]],
    ['fr', 4, "Procédé selon l'une quelconque des revendications précédentes", [1, 2, 3]],
    ['fr', 4, 'Procédé selon la revendication 1 ou la revendication 2, dans lequel', [1, 2]],
    ['fr', 4, 'Dispositif suivant les revendications 1 et 2', [1, 2]],
    ['fr', 4, "Dispositif pour la mise en oeuvre du procédé selon l'une des revendications 1 à 3", 'independent'],
    ['fr', 4, "Procédé de fabrication d'un dispositif selon la revendication 1", 'independent'],
    ['zh', 2, '根据权利要求1所述的方法，其特征在于，所述CSI数据包括CSI幅度数据。', [1]],
    ['zh', 4, '根据权利要求1-3任一项所述的方法，其特征在于', [1, 2, 3]],
    ['en', 24, 'A clamp as claimed in 22, wherein the ridges are of rubber', [22]],
    ['en', 24, 'A clamp as claimed in 1 or 2', [1, 2]],
    ['en', 2, 'A clamp in which a load, as claimed here, is 20 N', 'independent'],
    ['zh', 4, '根据权利要求1至3中任意一项所述的方法', [1, 2, 3]],
    ['zh', 4, '根据权利要求1‑3任一项所述的方法', [1, 2, 3]],
    ['zh', 3, '如权利要求1或2所述的装置，其特征是', [1, 2]],
    ['zh', 3, '如权利要求1或者权利要求2所述的装置', [1, 2]],
    ['zh', 5, '按照权利要求1、2或4所述的装置', [1, 2, 4]],
    ['zh', 3, '一种如权利要求1所述的装置', [1]],
    ['zh', 3, '权利要求1所述的化合物的制备方法，其特征在于', 'independent'],
    ['zh', 3, '一种权利要求1所述的化合物在制备药物中的用途', 'independent'],
    ['zh', 3, '根据权利要求1所述的制备方法得到的丙交酯，其特征在于', 'independent'],
    ['zh', 3, '如权利要求1所述基于无线射频信号的非接触式起居监测方法，其特征是', [1]],
    ['zh', 3, '一种如权利要求1所述的摔倒检测系统的操作方法，其特征在于', 'independent'],
    ['zh', 10, '一种系统，用于实现权利要求1‑9任一项所述的方法，其特征在于', 'independent'],
    ['zh', 10, '一种计算机可读存储介质，其上存储有计算机程序，所述程序被处理器执行时实现如权利要求1至8中任一项所述的方法。', 'independent'],
    ['zh', 2, '如請求項1所述之方法，其中該訓練資料', [1]],
    ['zh', 4, '如申請專利範圍第1項至第3項中任一項所述之方法', [1, 2, 3]],
    ['ja', 2, '請求項１に記載の超音波診断装置。', [1]],
    ['ja', 4, '前記制御部は画像を表示することを特徴とする請求項1乃至3のいずれか一項に記載の超音波診断装置。', [1, 2, 3]],
    ['ja', 3, '請求項1または2に記載の装置において、前記部材は', [1, 2]],
    ['ja', 4, '請求項１から３のいずれかに記載の方法をコンピュータに実行させるプログラム。', 'independent'],
    ['ja', 4, '請求項1に記載の装置を備える車両。', 'independent'],
    ['ko', 2, '제1항에 있어서, 상기 제어부는', [1]],
    ['ko', 4, '제1항 내지 제3항 중 어느 한 항에 있어서,', [1, 2, 3]],
    ['ko', 3, '제 1 항 또는 제 2 항에 있어서', [1, 2]],
    ['ko', 3, '청구항 1 또는 청구항 2에 있어서', [1, 2]],
    ['ko', 4, '제1항 내지 제3항 중 어느 한 항에 따른 방법을 수행하는 장치.', 'independent'],
    ['xx', 2, 'The device of claim 1', [1]],
  ];
  it.each(table)('%s, claim %i: %s', (lang, number, text, expected) => {
    expect(claimParents(text, lang, number)).toEqual(
      expected === 'independent' ? { independent: true, parents: [] } : { independent: false, parents: expected },
    );
  });

  it('compares the subject with the claim that is mentioned, where its text is at hand', () => {
    const lens = 'Method of making a lens';
    expect(claimParents('Method of making a device according to claim 1', 'en', 2)).toEqual({
      independent: true,
      parents: [],
    });
    const [, second, third] = readClaims(
      [
        { number: 1, text: `${lens}, comprising grinding.` },
        { number: 2, text: `${lens} according to claim 1, comprising polishing.` },
        { number: 3, text: 'Holder for holding a lens made according to claim 1' },
      ],
      'en',
    );
    expect([second!.independent, second!.parents]).toEqual([false, [1]]);
    expect([third!.independent, third!.parents]).toEqual([false, [1]]);
    const german = readClaims(
      [
        { number: 1, text: 'Verfahren zur Herstellung eines Kondensators, wobei gewickelt wird.' },
        { number: 2, text: 'Verfahren zur Herstellung eines Kondensators nach Anspruch 1, wobei gelötet wird.' },
      ],
      'de',
    );
    expect(german[1]!.parents).toEqual([1]);
  });
});

/** Claims 1 and 2 of each language: a thing and an activity. */
const EARLIER: Readonly<Record<string, readonly [thing: string, activity: string]>> = {
  en: ['A gas sensor comprising a membrane.', 'A method of making a gas sensor, comprising etching.'],
  de: ['Gassensor mit einer Membran.', 'Verfahren zur Herstellung eines Gassensors, wobei geätzt wird.'],
  fr: ['Capteur de gaz comprenant une membrane.', "Procédé de fabrication d'un capteur de gaz."],
  es: ['Sensor de gas que comprende una membrana.', 'Método para fabricar un sensor de gas.'],
  zh: ['一种气体传感器，包括膜。', '一种气体传感器的制备方法，包括蚀刻。'],
  ja: ['膜を備えるガスセンサ。', 'ガスセンサを製造する方法。'],
  ko: ['막을 포함하는 가스 센서.', '가스 센서를 제조하는 방법.'],
};
/** What a fifth claim may begin with. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...[
      'The gas sensor of claim 1',
      'Gas sensors as in claim 1',
      'A sensor (as defined in claim 1)',
      'The method of claim 2',
    ],
    ...[
      'The membrane of claim 1',
      'A membrane for the gas sensor of claim 1',
      'A vehicle with the gas sensor of claim 1',
    ],
    ...[
      'A method of using the gas sensor of claim 1',
      'A gas sensor made by the method of claim 2',
      'Use of the gas sensor of claim 1',
    ],
    ...['Sensors produced by processes of claim 2', 'Claim 1, wherein'],
    ...[
      'The sensor of any of the foregoing claims',
      'The sensor of claims 1 through 3',
      'The sensor of claims 1, 2, and 4',
    ],
    ...[
      'The sensor of claim 1 or any claim dependent on claim 2',
      'The sensor of claim No. 1',
      'The sensor of claims 1-2 and 4',
    ],
    ...[
      'The sensor of claim 1, 2 or claim 3',
      'The sensor of claims above',
      'A sensor wherein it is as claimed in claim 1',
    ],
    ...[
      'A sensor characterised in that it is one of claim 1',
      'The sensor of claim 5',
      'The sensor of claim 4 or 6',
      'The sensor of claims 3 to 1',
    ],
    ...[
      'The sensor of claim 0',
      'The sensor of claim 1/2/3',
      'The improvement of claims 1 and/or 2',
      'A sensor: the one of claim 1',
    ],
  ],
  de: [
    ...[
      'Gassensor nach Anspruch 1',
      'Sensor nach Anspruch 1 oder 2',
      'Verfahren nach Anspruch 2',
      'Membran für einen Gassensor nach Anspruch 1',
    ],
    ...['Verfahren zum Betreiben eines Gassensors nach Anspruch 1', 'Fahrzeug mit einem Gassensor nach Anspruch 1'],
    ...['Gassensor nach mindestens einem der vorhergehenden Ansprüche', 'Gassensor gemäß den Schutzansprüchen 1 bis 3'],
    ...['Gassensor, dadurch gekennzeichnet, dass er nach Anspruch 1 ist', 'Verwendung des Gassensors nach Anspruch 1'],
  ],
  fr: [
    ...[
      'Capteur selon la revendication 1',
      "Capteur selon l'une quelconque des revendications 1 à 3",
      'Procédé selon la revendication 2',
    ],
    ...['Véhicule comprenant un capteur selon la revendication 1', "Utilisation d'un capteur selon la revendication 1"],
    ...['Capteur obtenu par le procédé selon la revendication 2', "Capteur selon l'une des revendications précédentes"],
  ],
  es: [
    ...[
      'Sensor según la reivindicación 1',
      'Sensor según las reivindicaciones 1 y 2',
      'Método según la reivindicación 2',
    ],
    ...['Vehículo que comprende el sensor de la reivindicación 1', 'Uso del sensor según la reivindicación 1'],
    ...[
      'Sensor según cualquiera de las reivindicaciones anteriores',
      'Sensor obtenido mediante el método de la reivindicación 2',
    ],
  ],
  zh: [
    ...[
      '根据权利要求1所述的气体传感器',
      '一种权利要求1所述的气体传感器的制备方法',
      '如权利要求2所述的气体传感器的制备方法',
    ],
    ...[
      '一种车辆，包括权利要求1所述的气体传感器',
      '权利要求1至3任一项所述的气体传感器的用途',
      '根据前述任一权利要求所述的传感器',
    ],
    ...[
      '如权利要求1或3所述的传感器',
      '权利要求1所述传感器的使用方法',
      '如請求項1至3中任一項所述的裝置',
      '按权利要求 1、2 和 4 所述的装置',
    ],
  ],
  ja: [
    ...[
      '請求項1に記載のガスセンサ',
      '請求項1または2に記載のガスセンサ',
      '請求項1に記載のガスセンサを備える車両',
      '請求項2に記載の方法により製造されたガスセンサ',
    ],
    ...[
      '請求項1乃至3のいずれか1項に記載のガスセンサ',
      '車両であって、請求項1のガスセンサ',
      '前記いずれかの請求項に記載のガスセンサ',
    ],
  ],
  ko: [
    ...[
      '제1항에 있어서, 상기 막은',
      '제1항 내지 제3항 중 어느 한 항에 따른 가스 센서',
      '제1항의 가스 센서를 포함하는 차량',
    ],
    ...['청구항 1 또는 2에 있어서', '제2항의 방법으로 제조된 가스 센서', '상기 어느 한 항에 있어서'],
  ],
};

it('reads what a fifth claim builds on, with claims 1 and 2 at hand and without', async () => {
  const told = ({ independent, parents }: { independent: boolean; parents: readonly number[] }) =>
    independent ? 'independent' : `of ${parents.join(' ') || 'none'}`;
  const lines = Object.entries(BEGINNINGS).flatMap(([lang, texts]) =>
    texts.map((text) => {
      const alone = told(claimParents(text, lang, 5));
      const beside = told(claimParents(text, lang, 5, (number) => EARLIER[lang]![number - 1]));
      const mentioned = claimsMentioned(text, lang, 5).join(' ');
      const more = [beside !== alone && `beside them ${beside}`, mentioned !== '' && `mentions ${mentioned}`];
      return [`${lang} ${text}: ${alone}`, ...more.filter(Boolean)].join('; ');
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/claims.txt');
});

/** Runs of claims as files print them; a line break is `|`. */
const RUNS = [
  '1. A pump.|2. The pump of claim 1.|3. The pump of claim 2.',
  '  1. A pump.|  2. The pump of claim 1.',
  '1 . A pump.|2 . The pump of claim 1.',
  '1) A pump.|2) The pump of claim 1.',
  '1、一种泵。|2、根据权利要求1所述的泵。',
  '【請求項１】ポンプ。|【請求項２】請求項１に記載のポンプ。',
  '[청구항 1] 펌프.|[청구항 2] 제1항에 있어서, 펌프.',
  'Claim 1: A pump.|Claim 2: The pump of claim 1.',
  'We claim:|1. A pump.|2. The pump of claim 1.***',
  'What is claimed is: 1. A pump. 2. The pump of claim 1. 3. A valve.',
  '1-2. (canceled)|3. A pump.|4. The pump of claim 3.',
  '1. A pump.|2. (withdrawn)|3. The pump of claim 1.',
  '1. A pump.|3. The pump of claim 1.',
  'A pump.|2. The pump of claim 1.',
  'A pump without a number.',
  '1. A method:|1) heating;|2) cooling.|2. The method of claim 1.',
  '1. A pump with a flow of|2. 5 litres.|2. The pump of claim 1.',
  '1. A pump as in Fig.|2 and more.|2. The pump of claim 1.',
  '1. A wide pump-|like thing; and|a valve, or|a gate.|(a) one;|- two.',
  '1. A pump.|- 12 -|2. The pump of claim 1.##',
  '1. A pump.**|2. The pump of claim 1.*****',
  '5. A pump.|6. The pump of claim 5.|1. A valve.|2. The valve of claim 1.|3. A gate.',
  '',
];
it('splits runs of claims as they are printed', async () => {
  const lines = RUNS.flatMap((run) => {
    const lang = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(run)
      ? 'ja'
      : /\p{Script=Hangul}/u.test(run)
        ? 'ko'
        : /\p{Script=Han}/u.test(run)
          ? 'zh'
          : 'en';
    const claims = parseClaims(run.replaceAll('|', '\n'), lang).map(({ number, independent, parents, text }) => {
      const on = independent ? 'independent' : `of ${parents.join(' ')}`;
      return `  ${number} ${on}: ${text.replaceAll('\n', '|')}`;
    });
    return [run || '(nothing)', ...claims];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./readings/claims-apart.txt');
});

describe('claims out of running text', () => {
  it('splits numbered lines and joins wrapped ones', () => {
    expect(
      read(
        'What is claimed is:\n1. A probe comprising:\na housing; and\nan array of\ntransducer elements.\n2 . The probe of claim\n1, wherein the array is curved.\n3) The probe of claim 2.',
        'en',
      ),
    ).toEqual([
      [1, 'indep', 'A probe comprising:\na housing; and\nan array of transducer elements.'],
      [2, '1', 'The probe of claim 1, wherein the array is curved.'],
      [3, '2', 'The probe of claim 2.'],
    ]);
  });

  it('ignores numbered lists before the claims and inside a claim', () => {
    expect(
      read(
        'The advantages are\n1. Speed.\n2. Cost.\nClaims\n1. A method comprising:\n1. heating;\n2. cooling.\n2. The method of claim 1.\n3. The method of claim 2.',
        'en',
      ).map(([n, d]) => [n, d]),
    ).toEqual([
      [1, 'indep'],
      [2, '1'],
      [3, '2'],
    ]);
  });

  it('takes numbered steps of the first claim for steps', () => {
    expect(
      read(
        '1.一种方法，包括：\n1)采集信号；\n2)处理信号。\n2.如权利要求1所述的方法。\n3.如权利要求2所述的方法。',
        'zh',
      ).map(([n, d]) => [n, d]),
    ).toEqual([
      [1, 'indep'],
      [2, '1'],
      [3, '2'],
    ]);
  });

  it('keeps printed numbers when claims are cancelled or lost', () => {
    expect(read('1-3. (canceled)\n4. A lens.\n5. (Cancelled)\n6. The lens of claim 4.', 'en')).toEqual([
      [4, 'indep', 'A lens.'],
      [6, '4', 'The lens of claim 4.'],
    ]);
    const behindAList = '1. Speed.\n2. Cost.\n3. Price.\n1-9. (canceled)\n10. A lens.\n11. The lens of claim 10.';
    expect(read(behindAList, 'en').map(([n]) => n)).toEqual([10, 11]);
    expect(read('1. A lens.\n2. The lens of claim 1.\n4. The lens of claim 2.', 'en').map(([n]) => n)).toEqual([
      1, 2, 4,
    ]);
  });

  it('does not take a wrapped reference or a decimal number for a claim', () => {
    expect(
      read('1. A lens with a radius of\n2.5 mm.\n2. The lens as in claim\n1. wherein glass is used.', 'en'),
    ).toEqual([
      [1, 'indep', 'A lens with a radius of 2.5 mm.'],
      [2, '1', 'The lens as in claim 1. wherein glass is used.'],
    ]);
  });

  it('splits text that lost its line breaks', () => {
    expect(read('1. A lens as shown in Fig. 2. 2. The lens of claim 1. 3. The lens of claim 2.', 'en')).toEqual([
      [1, 'indep', 'A lens as shown in Fig. 2.'],
      [2, '1', 'The lens of claim 1.'],
      [3, '2', 'The lens of claim 2.'],
    ]);
  });

  it('takes numbers in a line for claims only where fewer than two lines begin with one', () => {
    expect(read('1. A kit with: 1. A pump. 2. A valve. 3. A hose.\n2. The kit of claim 1.', 'en')).toEqual([
      [1, 'indep', 'A kit with: 1. A pump. 2. A valve. 3. A hose.'],
      [2, '1', 'The kit of claim 1.'],
    ]);
  });

  it.each(['- 5 -', '– 12 –', '— 1024 —'])('passes over the number of a page, %s', (page) => {
    expect(read(`1. A lens of\n${page}\nglass.\n${page}\n2. The lens of claim 1.`, 'en')).toEqual([
      [1, 'indep', 'A lens of glass.'],
      [2, '1', 'The lens of claim 1.'],
    ]);
  });

  it('takes a text without numbers as one claim, and text before claim 2 as the first', () => {
    expect(read('I claim:\nThe ornamental design for a cup, as shown.', 'en')).toEqual([
      [1, 'indep', 'The ornamental design for a cup, as shown.'],
    ]);
    expect(read('A lens.\n2. The lens of claim 1.', 'en').map(([n, d]) => [n, d])).toEqual([
      [1, 'indep'],
      [2, '1'],
    ]);
    expect(read(' \n ', 'en')).toEqual([]);
  });

  it.each([
    ['de', 'Patentansprüche:\n1. Vorrichtung mit\neinem Gehäuse.\n2. Vorrichtung nach Anspruch 1.'],
    ['fr', "REVENDICATIONS\n1 - Dispositif muni\nd'un boîtier.\n2 - Dispositif selon la revendication 1."],
    ['zh', '权利要求书\n1 .一种装置，\n其特征在于。\n2 .根据权利要求1所述的装置。'],
    ['zh', '1、一种装置。\n2、如权利要求1所述的装置。'],
    ['ja', '【特許請求の範囲】\n【請求項１】\n部材を備える装置。\n【請求項２】\n請求項１に記載の\n装置。'],
    ['ko', '청구의 범위\n청구항 1.\n부재를 포함하는 장치.\n청구항 2.\n제1항에 있어서, 장치.'],
    ['ko', '【청구항 1】\n부재를 포함하는 장치.\n【청구항 2】\n제1항에 있어서, 장치.'],
  ])('reads %s claims', (lang, text) => {
    const claims = parseClaims(text, lang);
    expect(claims.map((c) => [c.number, c.independent, c.parents])).toEqual([
      [1, true, []],
      [2, false, [1]],
    ]);
    for (const claim of claims) expect(claim.text).not.toMatch(/\n|^[\s\-–.、】]/);
  });
});

describe('properties', () => {
  const sentence = fc
    .array(fc.constantFrom('lens', 'holder', 'of', 'a', 'glass', 'probe,', '《片》', 'x < y & z', '2.5', 'claim'), {
      minLength: 1,
      maxLength: 12,
    })
    .map((words) => `A ${words.join(' ')} end.`);

  it('finds again the claims that were written', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 30 }), (texts) => {
        const parsed = parseClaims(texts.map((text, i) => `${i + 1}. ${text}`).join('\n'), 'en');
        expect(parsed.map((c) => [c.number, c.text])).toEqual(texts.map((text, i) => [i + 1, text]));
      }),
    );
  });

  it('never names a parent that does not come before', () => {
    const words = fc.constantFrom(
      'claim',
      'claims',
      ' 1',
      ' 2',
      ' 7',
      ' 999',
      ' to ',
      '-',
      ' or ',
      '权利要求',
      '至',
      '請求項',
      '제3항',
      ' 내지 ',
      'Anspruch',
      ' bis ',
      'the preceding claims',
      ', ',
      '\n4. ',
      '\n1. ',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 40 }),
        fc.constantFrom('en', 'de', 'fr', 'zh', 'ja', 'ko', 'pt'),
        (parts, lang) => {
          for (const claim of parseClaims(parts.join(''), lang)) {
            expect(
              claim.parents.every((n, i) => n >= 1 && n < claim.number && (i === 0 || n > claim.parents[i - 1]!)),
            ).toBe(true);
            if (claim.independent) expect(claim.parents).toEqual([]);
            expect(claim.text).not.toBe('');
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stays fast on hostile input', () => {
    const spent = cpuTime();
    parseClaims('1. '.repeat(100_000), 'en');
    parseClaims('1.\n999. A\n'.repeat(20_000), 'en');
    parseClaims(`1. ${'claims 1 to 9999, '.repeat(20_000)}\n2. ${'claim '.repeat(50_000)}`, 'en');
    claimParents(`A${' of the'.repeat(30_000)} claim 1`, 'en', 5);
    claimParents(' '.repeat(200_000), 'de', 5);
    expect(spent()).toBeLessThan(3000);
  });
});

describe('the interface form of claims', () => {
  it('marks independence and number, and escapes the text', () => {
    expect(
      claimHtml([
        { number: 1, text: 'A <b>lens</b> & "ring":\nglass', independent: true },
        { number: 2, text: "The lens of claim 1, wherein a > b'", independent: false },
      ]),
    ).toBe(
      '<div class="indep-clm" num="1">A &lt;b&gt;lens&lt;/b&gt; &amp; &quot;ring&quot;:<br/>glass</div>' +
        '<div class="dep-clm" num="2">The lens of claim 1, wherein a &gt; b&#39;</div>',
    );
  });
});

it.each([
  ['A vehicle comprising wheels and the pump of claim 1.', 'en', 9, [1]],
  ['A system for carrying out the method of any one of claims 2 to 4.', 'en', 9, [2, 3, 4]],
  ['A vehicle with wheels.', 'en', 9, []],
  ['The pump of claim 12.', 'en', 9, []],
  ['The pump of claim 3 with the valve of claim 2.', 'en', 3, [2]],
  ['一种车辆，其特征在于，包括权利要求1至3中任一项所述的水泵。', 'zh', 9, [1, 2, 3]],
  ['Fahrzeug mit einer Pumpe nach Anspruch 1 oder 2.', 'de', 9, [1, 2]],
] as const)('claims that %s mentions', (text, lang, number, expected) => {
  expect(claimsMentioned(text, lang, number)).toEqual(expected);
});
