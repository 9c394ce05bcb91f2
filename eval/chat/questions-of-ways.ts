import { type ByKind, real } from './questions-by-kind.ts';

/**
 * Thirty-six questions of the kinds that need a telling sentence: ways, values, definitions, reasons, follow-ups, and
 * what no document says. Written from the raw files of publications that were drawn by chance, with what a good answer
 * holds, before any of them was answered. Within each kind they take turns: one to tune by, one to report.
 */
// biome-ignore format: read it as a table
export const OF_WAYS: readonly ByKind[] = [
  real('how-to', 'How can you tell which camera took a photograph?', 'US7787030B2: the reference noise pattern of the sensor, found in the image by correlation'),
  real('how-to', 'How does a mousetrap-like cage tell its owner that it has caught something, and keep the animal alive?', 'US9119389B2: notifies a remote device, environmental condition is modified (heating, food)'),
  real('how-to', 'How can the clatter of typing be suppressed during a call?', 'US9450555B2: gain is adjusted when a key press is reported as input'),
  real('how-to', 'How does a sprinkler controller know that it has rained enough?', 'US8924032B2: soil moisture sensor above a threshold inhibits watering'),
  real('how-to', 'How can a touchscreen be made to push back against the finger?', 'US8502792B2: magnetic devices (pole pieces) move the panel against a biasing element'),
  real('how-to', 'How do you get capsules that are longer than they are wide?', 'US9108178B2: pulse stirring an emulsion or shearing it between two surfaces'),
  real('how-to', 'How do I take the fairings off a jet engine inlet without ruining them?', 'US8225477B2: tool with hook and notch, releases the bonds'),
  real('how-to', 'How can a photoresist be hardened against plasma etching?', 'US8980418B2: sequential infiltration synthesis, alternating gas precursors (TMA, water)'),
  real('how-to', 'How are unauthorised RFID readers found?', 'the patent on rogue RFID readers: listens, captures time stamp or channel, compares with legitimate readers'),
  real('how-to', 'How can diners order at the table without a waiter?', 'US9117231B2: scan a QR code or NFC tag on the table'),
  real('how-to', '怎么知道一个人用什么姿势睡觉，又不用摄像头？', 'CN113456061A: radio signals, multipath, network predicts the posture'),
  real('how-to', '婴儿的脸被盖住了怎么发现？', 'CN110874561A (or CN110874560A): feature parameters of images, covered-face analysis'),
  real('how-to', '超宽带雷达怎样判断有人跌倒？', 'CN120597195A: RT, RD, TD spectra, three branches, vote'),
  real('how-to', '怎样让看护老人的摄像头不那么显眼？', 'CN113936425A: in the shape of a picture frame (智能相框)'),

  real('value', 'How wide is the gap between the pole pieces of a haptic touch panel?', 'about 0.5 mm: US8502792B2'),
  real('value', 'How fast are compartmentalised roller bottles turned, and at which temperature?', '1 RPM, 37 °C: US8501468B2'),
  real('value', 'How long are the bonds of an engine fairing?', '2 to 4 inches (5.1 to 10.2 cm): US8225477B2'),
  real('value', 'By how much is watering cut down in winter?', 'to ten to thirty percent: US8924032B2'),
  real('value', 'At which temperature and pressure is sequential infiltration synthesis carried out?', '85 °C, 5 Torr: US8980418B2'),
  real('value', 'How much xanthan gum is in the water phase for elongated microcapsules?', '0.1 percent: US9108178B2'),
  real('value', 'What thickness does a barium titanate layer of an ultrasonic transducer have?', '0.1 to 100 micrometres: US20040024320A1'),
  real('value', 'What radius of curvature does the inner bottom surface of the three-dimensional scanner case have?', '100 mm: US5152294A'),
  real('value', 'WiFi信道状态信息中哪些频率对应跌倒动作？', '3 to 25 Hz, low 3-10, high 10-25: CN109394229A'),
  real('value', '超宽带雷达跌倒检测的准确率是多少，雷达装多高？', '97 %, 2.15 m: CN120597195A'),

  real('definition', 'What is sequential infiltration synthesis?', 'US8980418B2: alternating exposures to gas precursors that infiltrate the resist'),
  real('definition', 'What does "share of wallet" mean?', 'US8682770B2 or US7912770B2: the part of the spending that one company captures'),
  real('definition', 'What is a rogue RFID reader?', 'unauthorised reader: the rogue RFID patent'),
  real('definition', 'Explain frequency agility of an ultrasound transducer', 'US5704361A: ability to send and receive at various frequencies (3, 5, 7 MHz)'),

  real('why', 'Why is indium tin oxide a problem in flexible displays?', 'the transparent conductive film patent: fragile, breaks on bending; high temperatures'),
  real('why', 'Why does every image sensor leave a fingerprint of its own?', 'US7787030B2: imperfections of manufacture, inhomogeneity of silicon wafers'),
  real('why', 'Why put a semi-permeable membrane into a roller bottle?', 'US8501468B2: high density culture, keeps cells and product apart from the medium'),
  real('why', '为什么要用多种模态来判断老人是否跌倒？', 'a document on several sensors: fewer false alarms (CN120689975A)'),

  real('follow-up', 'Does it also work with scanners?', 'US7787030B2: camera or other imaging device such as a scanner', 'How is a camera identified from its pictures?'),
  real('follow-up', 'What else does the unit do for the animal?', 'US9119389B2: food, water, heating, ventilation', 'Is there a trap that catches wildlife without harm?'),
  real('unanswerable', 'How long does the battery of an electric toothbrush last?', 'declined, or said that no document tells it'),
  real('unanswerable', 'Which vaccine protects pigs against African swine fever?', 'declined, or said that none does'),
];
