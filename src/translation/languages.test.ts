import { expect, it } from 'vitest';
import { detectLanguage } from './languages.ts';
import { whyNotTranslated } from './verify.ts';

it.each([
  ['zh', '本发明涉及一种电池模组及其装配方法。'],
  ['en', 'The invention relates to a battery module in which the flow of coolant is reversed.'],
  ['ja', '本発明は電池モジュールに関する。'],
  ['ko', '본 발명은 배터리 모듈에 관한 것이다.'],
  ['de', 'Die Erfindung betrifft ein Batteriemodul, bei dem der Fluss des Kühlmittels umgekehrt wird.'],
  ['fr', 'L’invention concerne un module de batterie dans lequel le flux est inversé.'],
  ['ru', 'Изобретение относится к аккумуляторному модулю.'],
  ['es', 'La invención se refiere a un módulo de batería en el que se invierte el flujo.'],
  ['pt', 'A invenção refere-se a um módulo de bateria em que o fluxo não é invertido pelas bombas.'],
  ['it', 'L’invenzione riguarda un modulo di batteria in cui il flusso della pompa è invertito.'],
  ['nl', 'De uitvinding heeft betrekking op een batterijmodule waarbij de stroom wordt omgekeerd.'],
  ['ar', 'يتعلق الاختراع بوحدة بطارية'],
  ['hi', 'आविष्कार एक बैटरी मॉड्यूल से संबंधित है'],
  ['th', 'การประดิษฐ์นี้เกี่ยวข้องกับโมดูลแบตเตอรี่'],
  ['vi', 'Sáng chế đề cập đến mô đun pin trong đó dòng chất làm mát được đảo chiều.'],
  ['id', 'Invensi ini berkaitan dengan modul baterai yang dapat membalikkan aliran pendingin.'],
  ['tr', 'Buluş, soğutma sıvısının akışının tersine çevrildiği bir batarya modülü ile ilgilidir.'],
  ['pl', 'Wynalazek dotyczy modułu baterii, w którym przepływ chłodziwa jest odwracany przez pompę.'],
  ['el', 'Η εφεύρεση αφορά μονάδα μπαταρίας'],
  [undefined, '12 345 %'],
  [undefined, 'Zyx'],
  // a few words of a title
  ['en', 'A probe with an array of transducers'],
  ['de', 'Vorrichtung mit einer Sonde für die Untersuchung'],
  ['fr', 'Dispositif muni d’une sonde pour les examens'],
  ['zh', '一种跌倒检测方法、装置及系统，其中WIFI信号'],
  ['ja', '超音波診断装置において'],
  ['it', 'Sistema di guida di un velivolo'],
  ['pt', 'Processo para uma peça com dois furos'],
  ['nl', 'Werkwijze voor het drogen van een vel'],
  // lists of names with hardly a common word
  [
    'pt',
    'Sapatos; vestuário; chapéus; calças; casacos; camisas; produtos agrícolas; máquinas elétricas; bebidas alcoólicas',
  ],
  ['es', 'Pañuelos; guantes; sombreros; abrigos; pantalones; zapatos; botas; camisas; faldas; medias; corbatas'],
  ['en', 'Scarves; gloves; hats; coats; trousers; shoes; boots; shirts; skirts; stockings; neckties; belts'],
  ['it', 'Sciarpe; guanti; cappelli; cappotti; pantaloni; scarpe; stivali; camicie; gonne; calze; cravatte'],
])('tells %s', (lang, text) => {
  expect(detectLanguage(text)).toBe(lang);
});

it('tells a short text among the languages that it can be in', () => {
  // ends of words alone: a guess where it may be in any language
  const title = 'Mobile Cellular Networking';
  expect([detectLanguage(title), detectLanguage(title, ['en', 'fr']), detectLanguage(title, [])]).toEqual([
    undefined,
    'en',
    undefined,
  ]);
  expect([detectLanguage('Bee Gym'), detectLanguage('Batteriegehäuse')]).toEqual([undefined, 'de']);
  // its accents are lost
  expect(detectLanguage('Vehicule Aerien Leger Sans Equipage A Decollage Vertical.', ['fr', 'en'])).toBe('fr');
  // ends of words that two have alike tell neither
  expect(detectLanguage('Skin Permeation Enhancer Compositions', ['en', 'de', 'fr'])).toBeUndefined();
  // other scripts tell themselves
  expect(detectLanguage('배터리 모듈', ['en'])).toBe('ko');
});

it.each([
  ['泵在80°C打开阀门12a。', 'The pump opens the valve 12a at 80 °C.', undefined],
  ['泵在80°C打开阀门。', 'The pump opens the valve at 90 °C.', 'its numbers are 90, not 80'],
  ['泵打开阀门12a。', 'The pump opens the valve 12b.', 'its signs are 12b, not 12a'],
  ['泵不打开阀门。', 'The pump opens the valve.', 'the source denies something, the translation does not'],
  ['泵打开阀门。', '泵打开阀门。', 'it is the source text'],
  ['泵打开阀门。', 'The pump opens the tap.', '"阀门" is to be "valve"'],
  ['泵打开阀门。', ' ', 'it is empty'],
])('looks whether %s may be %s', (source, target, why) => {
  expect(
    whyNotTranslated(source, target, 'en', 'zh', [{ source: '阀门', target: why?.startsWith('"') ? 'valve' : '' }]),
  ).toBe(why);
});
