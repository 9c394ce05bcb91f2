import { type ByKind, demo, real } from './questions-by-kind.ts';

/**
 * Thirty-two questions of the kinds that failed: how many and which share, comparisons, trends and rankings. What a
 * good answer holds was counted over the raw records by another program, before any of them was answered; where a word
 * may be looked for in more places than one, any of the numbers is right that says where. Within each kind the
 * questions take turns: one to tune by, one to report.
 */
// biome-ignore format: read it as a table
export const OF_NUMBERS: readonly ByKind[] = [
  real('count', 'How many patents does Sandia Corporation hold?', '19, with the query'),
  real('count', 'How often is graphene mentioned in these documents?', '16 documents anywhere in the text, 5 of them in title, abstract or claims; the query'),
  real('count', 'What share of the patents on catheters belongs to Boston Scientific?', 'about 24 of 176 (14 %) in title, abstract and claims: both numbers and the share, each with its query'),
  real('count', 'What percentage of the publications are Chinese?', '42 CN publications (or 44 in Chinese) of 5,129, .8 %; both queries'),
  real('count', 'How many patents on virtual machines were granted to VMware between 2014 and 2016?', 'a number of those of VMware (13 in all) granted 2014-2016 by their numbers; or how many there are and that no date is recorded'),
  real('count', 'Are there any patents on drones, and how many?', 'none in title, abstract or claims; 20 in the whole text'),
  real('count', 'How many different companies hold patents with RFID in the title or abstract?', 'the number of owners (about 8-11; Impinj with 12 first) with a query on title and abstract'),
  real('count', 'How many US patents came out in 2015?', '748 by the numbers of US grants (2 by recorded dates alone, then said how many have no date)'),
  real('count', '华为和中国移动一共申请了多少件专利？', '华为 2 (CN117375741A, CN121637048A) and 中国移动 1: 3, with a query for each or both'),
  real('count', '跌倒检测的文献中，有多大比例提到了摄像头？', '11 of 20 in the whole text (3 of 14 in title, abstract, claims): both numbers, share, queries'),
  real('count', '2023年以后公开的中国专利有几件？', 'those published since 2023 or after: 22 of 42 from 2023 on, with the query'),
  demo('count', 'How many of the microneedle patents come from Pharmelle?', '5 and 2 (its Chinese name) of 35 publications; families with the query, and the whole beside'),

  real('comparison', 'Phased array versus mechanically moved transducers for ultrasound imaging: which gives better pictures?', 'US20040122319A1 or US20110021919A1 ("in general produce better images than any mechanical scanhead", 60 frames per second); each side cited'),
  real('comparison', 'Annular array or linear array: what speaks for each?', 'US20030018269A1 (better sensitivity, higher frequencies), and something on linear arrays'),
  real('comparison', 'How do CMUTs compare with piezoelectric transducers in size and bandwidth?', 'US20060084875A1: 10 to 100 microns, larger bandwidth; piezoelectric ones beside'),
  real('comparison', 'Compare PZT with PVDF as transducer material: acoustic impedance', 'EP0090567A1: 35 and 4 (x 10^6 kg/m2 s), side by side'),
  real('comparison', 'Does Facebook or Google have more patents on social networks?', 'Facebook (about 24) before Google (5), each with its query'),
  real('comparison', 'Are there more patents on virtual machines or on speech recognition?', 'virtual machines (71) before speech recognition (14), each with its query'),
  real('comparison', 'Compare perovskite solar cells with phased array transducers', 'that nothing (or nearly nothing) is said of perovskite solar cells; phased arrays quoted'),
  real('comparison', 'What is the difference between an oscillating and a rotating transducer in a sector scanner?', 'EP0071921A1: oscillating simple and compact, uneven speed, narrow; rotating uniform speed, wider angle'),
  real('comparison', '毫米波雷达与摄像头相比，在隐私和光线方面有什么优势？', 'CN120375468A: 隐私保护、不受光线条件影响'),
  real('comparison', '可穿戴设备和非接触式监测，各有什么缺点？', 'CN114469076A: 定期更换或充电、不适; and what is said of the non-contact side'),

  real('trend', 'Who files most on social networking, and since when?', 'Facebook first (24), with a first year (granted 2012-2013 on), query'),
  real('trend', 'Is the number of cloud computing patents rising?', 'years 2013 1, 2014 7, 2015 8, 2016 9, (2017 2, incomplete): rising, a table'),
  real('trend', 'Top five inventors in ultrasound imaging?', 'Dala-Krishna 19, Maslak 13-15, Iinuma 12, Fukukita 12, ... as a table of five, query'),
  real('trend', 'In which year did Google get the most patents?', '2015 (34) by the numbers of its grants; table, query'),
  real('trend', 'Which technology classes does the Navy patent in most?', 'a table of classes of the Navy’s patents, with how many state no class at all'),
  real('trend', '毫米波雷达专利的申请量逐年如何变化？', 'a table by year: 2020 (CN112617813A) to 2026; query'),
  real('trend', '哪些申请人在跌倒检测领域的专利最多？', '南京邮电大学 3 first, others 1'),
  demo('trend', 'Which IPC classes have grown most since 2015?', 'classes with numbers before and after: G02B (6 to 35 to 57 publications a five years) or as families; query of each figure'),
  demo('trend', 'How has filing on soft grippers developed, and who leads?', 'years and owners: Tatsunoha first (5); peak 2020'),
  demo('trend', '固态电解质领域的专利申请趋势如何？主要申请人是谁？', 'by year, and 临江理工大学, Solvane Ionics, 恒元澜驰 as owners; queries'),
];

/** Which half a question of a set is in: within each kind they take turns. */
export function halfOf(one: ByKind, all: readonly ByKind[]): 'tune' | 'report' {
  const ofKind = all.filter(({ kind }) => kind === one.kind);
  return ofKind.indexOf(one) % 2 === 0 ? 'tune' : 'report';
}
