import type { LegalEvent } from '#collections/patents/patent.ts';
import { parseDay } from '#patents/dates.ts';
import type { XmlElement } from '../xml.ts';
import { eventType, type StatedEvent } from './legal-codes.ts';

/** Bookkeeping of the exchange format, not of the event: filing or publication flag, document number and kind, dates of exchange. */
const BOOKKEEPING = /^L0(?:0[1-8]|1[89])/;

/** `Effective DATE` -> `effective_date`. */
const keyOf = (description: string) =>
  description
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** An INPADOC event (`ops:legal`): code, gazette date, description with the free text, and the named values as details. */
export function legalEventOf(legal: XmlElement): StatedEvent {
  legal.see();
  const value = (code: string) => legal.text(`L${code}EP`);
  const code = (value('008') ?? legal.attribute('code'))?.trim();
  const country = value('001');
  const description = legal.attribute('desc');
  const details: Record<string, string> = {};
  for (const element of [...legal.all(), ...legal.every('L500EP/*')]) {
    if (element.name === 'L500EP' || BOOKKEEPING.test(element.name) || !/^L\d{3}EP$/.test(element.name)) continue;
    const text = element.text();
    const name = element.attribute('desc');
    if (text === undefined || name === undefined) continue;
    const key = keyOf(name);
    details[key] = details[key] === undefined ? text : `${details[key]}; ${text}`;
  }
  legal.ignore();
  const words = details.free_format_text ?? '';
  const owner = details.owner;
  if (owner !== undefined && code === 'AS') details.to = owner;
  const date = parseDay(value('007'));
  const text = [description, details.free_format_text].filter(Boolean).join(': ');
  const type = code !== undefined && country !== undefined ? eventType(country, code, text) : undefined;
  const event: LegalEvent = {
    ...(date !== undefined && { date }),
    ...(code && { code }),
    ...(type !== undefined && { type }),
    ...(text !== '' && { text }),
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) && { country }),
    ...(Object.keys(details).length > 0 && { details }),
  };
  return { event, words };
}
