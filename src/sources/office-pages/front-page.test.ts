import { expect, it } from 'vitest';
import { designOfPrint, printedNumber, statedNumber } from './front-page.ts';

it('reads the number that an office names its scans by', () => {
  const of = (title: string) => {
    const stated = statedNumber(`%PDF-1.1\n2 0 obj\n<<\n/Title (${title})\n>>`);
    return stated && [stated.number.normalised, stated.date];
  };
  expect(['US0000D0889911S120200714', 'US000007654441B220100202', 'USRE0028436E119750603'].map(of)).toEqual([
    ['USD889911S1', 20200714],
    ['US7654441B2', 20100202],
    ['USRE28436E1', 19750603],
  ]);
  expect(['scan 12', 'US0000D0889911', '', 'EP0000001A120200714'].map(of)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('reads the number and the day that a design prints, as they come out of its words', () => {
  const of = (words: string) => {
    const printed = printedNumber(`(12) United States Design Patent (10) Patent No.: ${words}`);
    return printed && [printed.number.normalised, printed.date];
  };
  expect([
    of('Maldonado USOOD528368S US D528,368 S (45) Date of Patent:  Sep. 19, 2006 (54) ICE CHEST'),
    of('G00dman et al. USOOD7442.96S US D744.296 S (45) Date of Patent:  .  Dec. 1, 2015 (54)'),
    of('USOOD738605S US D738,605S Dillenbeck et al.  (45) Date of Patent:  Sep. 15, 2015'),
    of('US D538,119 S Kaposi D461.377 S 8/2002'),
  ]).toEqual([
    ['USD528368S1', 20060919],
    ['USD744296S1', 20151201],
    ['USD738605S1', 20150915],
    ['USD538119S1', undefined],
  ]);
  expect([of('USOOD7442.96S'), printedNumber('United States Patent US D744.296 S'), printedNumber('')]).toEqual(
    Array.from({ length: 3 }, () => undefined),
  );
});

it('takes the article from the claim and the class that stands nearest, and nothing else', () => {
  const stated = statedNumber('/Title (US0000D0910780S120210216)')!;
  const read = (words: string) => {
    const { titles, locarno } = designOfPrint(stated, words, 'office-pages', 'a.pdf');
    return [titles[0]?.text, locarno];
  };
  const claim = 'CLAIM The ornamental design for a toy scale , as shown and described .';
  expect(read(`( 22 ) Filed : Aug. 11 , 2020 21-01 ( 51 ) LOC ( 13 ) Cl . (52) U.S. CI. ${claim}`)).toEqual([
    'toy scale',
    ['21-01'],
  ]);
  expect(read('(51) LOC (8) Cl. .......... O7-O1 (52) U.S. Cl. ... D7/605')).toEqual([undefined, ['07-01']]);
  expect(read('LOC (8) Cl. 99-01; a phone number 12-34 far from it')).toEqual([undefined, ['12-34']]);
  expect(read('')).toEqual([undefined, []]);
});

it('takes people, owners, number and day of filing where they stand whole behind their codes', () => {
  const stated = statedNumber('/Title (US0000D0889911S120200714)')!;
  const read = (words: string) => {
    const { applicants, inventors, assignees, application_number, filing_date } = designOfPrint(
      stated,
      words,
      's',
      'f',
    );
    return { applicants, inventors, assignees, application_number, filing_date };
  };
  const page = `(71 ) Applicant: Godinger Silver Art, Ltd., Ridgewood , NY (US) (72 ) Inventors: Arnold Godinger, Brooklyn , NY (US) ;
    Péter -Miklós Lakatos, Gheorgheni (RO) ( 73 ) Assignee : GODINGER SILVER ART, LTD ., Ridgewood, NY (US)
    ( 21) Appl. No .: 29 /718,923 ( 22 ) Filed : Dec. 30, 2019 (51) LOC ( 12 ) Ci.`;
  const [ridgewood, brooklyn] = ['Ridgewood', 'Brooklyn'].map((city) => ({ city, province: 'NY', country: 'US' }));
  expect(read(page)).toEqual({
    applicants: [{ name: 'Godinger Silver Art, Ltd.', ...ridgewood }],
    inventors: [
      { name: 'Arnold Godinger', ...brooklyn },
      { name: 'Péter-Miklós Lakatos', city: 'Gheorgheni', country: 'RO' },
    ],
    assignees: [{ name: 'GODINGER SILVER ART, LTD.', ...ridgewood }],
    application_number: 'US29/718923',
    filing_date: 20191230,
  });
  // columns beside it come between, a number is misread, the day stands before its code
  expect(
    read(
      '(71) Applicant: Chefn Corporation, 5,384,964 A * Seattle (US) (21) Appl. No.: 297657,420 Jul. 22 , 2018 (22) Filed : 09-09',
    ),
  ).toEqual({
    ...{ applicants: [], inventors: [], assignees: [], application_number: undefined },
    filing_date: 20180722,
  });
  expect(read('(22) Filed: com (Year: 2020), Foo. 3, 2020').filing_date).toBeUndefined();
});
