import { keyOf, legalEvent } from '#collections/patents/legal/stated.ts';
import { parseDay } from '#patents/dates.ts';
import type { XmlElement } from '../xml.ts';
import type { StatedEvent } from './legal-codes.ts';

/**
 * Bookkeeping of the exchange format, not of the event: filing or publication flag, document number and kind, dates of
 * exchange.
 */
const BOOKKEEPING = /^L0(?:0[1-8]|1[89])/;

/**
 * An INPADOC event (`ops:legal`): code, gazette date, description with the free text, and what its named values say.
 */
export function legalEventOf(legal: XmlElement): StatedEvent {
  legal.see();
  const value = (code: string) => legal.text(`L${code}EP`);
  const code = (value('008') ?? legal.attribute('code'))?.trim();
  const country = value('001');
  const description = legal.attribute('desc');
  const values: Record<string, string[]> = {};
  for (const element of [...legal.all(), ...legal.every('L500EP/*')]) {
    if (element.name === 'L500EP' || BOOKKEEPING.test(element.name) || !/^L\d{3}EP$/.test(element.name)) continue;
    const text = element.text();
    const name = element.attribute('desc');
    if (text === undefined || name === undefined) continue;
    (values[keyOf(name)] ??= []).push(text);
  }
  legal.ignore();
  const words = values.free_format_text?.join('; ') ?? '';
  const text = [description, words].filter(Boolean).join(': ');
  return { event: legalEvent({ date: parseDay(value('007')), code, country, text, values }), words };
}
