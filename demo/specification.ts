import { type Standard, standardId } from '#collections/standards/standards.ts';

/** Sections of a specification that does not exist, of a body that does not exist. */
const SECTIONS: readonly (readonly [number: string, title: string, text: string])[] = [
  [
    '1',
    'Scope',
    'This document is fictional and belongs to the demo corpus. It describes a method for scheduling data transmissions, by which a base station serves urgent data beside broadband traffic.',
  ],
  ['2', 'Definitions and abbreviations', ''],
  [
    '2.1',
    'Definitions',
    'Slot: an interval of 0.5 ms in which radio resources are assigned.\nUrgent data: data of a second terminal that have to be delivered within 1 ms.',
  ],
  ['2.2', 'Abbreviations', 'pre-emption indication (PEI)\ncode block groups (CBG)\nacknowledgement (ACK)'],
  ['3', 'Assignment of radio resources', ''],
  [
    '3.1',
    'Grants',
    'The base station assigns radio resources to the first terminal by means of a resource grant. A resource grant is valid for one slot.',
  ],
  [
    '3.2',
    'Urgent data',
    'After the resource grant has been sent, the base station detects that urgent data for a second terminal are present. The base station transmits the urgent data on a part of the radio resources.',
  ],
  ['4', 'Pre-emption', ''],
  [
    '4.1',
    'Indication',
    'The base station informs the first terminal of that part of the radio resources by a PEI. The pre-emption indication names those of a plurality of CBG which were hit.',
  ],
  [
    '4.2',
    'Retransmission',
    'The base station retransmits only those of the code block groups which were hit, without a request. An ACK is sent for each of the others.',
  ],
  [
    '4.3',
    'Fairness',
    'A number of successive pre-emptions of the first terminal is limited to four. The base station counts them for each terminal.',
  ],
  [
    '4.4',
    'Reservation',
    'An arrival predictor forms an estimate of an arrival of the urgent data. The base station leaves a plurality of mini-slots free with a density that follows the estimate.',
  ],
  ['5', 'Measurements', 'The first terminal reports a channel quality every 10 ms.'],
];

const NUMBER = 'DS 10.101';
const VERSION = '2.1.0';

/** The one specification of the demo corpus. */
export const demoSpecification = (): Standard => ({
  id: standardId(NUMBER, VERSION),
  number: NUMBER,
  version: VERSION,
  title: 'Serving urgent data beside broadband traffic',
  date: 20240315,
  lang: 'en',
  sections: SECTIONS.map(([number, title, text]) => ({ number, title, text })),
  source: 'demo',
  demo: true,
});
