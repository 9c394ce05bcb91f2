import type { Paragraph, SECTIONS } from '#collections/patents/patent.ts';

export type SectionName = (typeof SECTIONS)[number];

/** An earlier document as the background speaks of it. */
export interface CitedDocument {
  /** As printed: `US 2012/0900123 A1`. */
  readonly printed: { readonly en: string; readonly zh: string };
  readonly subject: { readonly en: string; readonly zh: string };
  readonly option: { readonly en: string; readonly zh: string };
  readonly topic: { readonly en: string; readonly zh: string };
  /** Of the same seed: a close variant. */
  readonly close: boolean;
}

/** Collects paragraphs with their numbers, [0001] onwards; headings have none. */
export class Pages {
  readonly paragraphs: Paragraph[] = [];
  #section: SectionName = 'other';
  #number = 0;

  heading(section: SectionName, text: string): void {
    this.#section = section;
    this.paragraphs.push({ id: `p${this.paragraphs.length + 1}`, section, heading: true, text });
  }

  /** Takes a paragraph out again; the numbers of those after it move up. */
  drop(index: number): void {
    this.paragraphs.splice(index, 1);
    this.#number = 0;
    this.paragraphs.forEach((g, i) => {
      g.id = `p${i + 1}`;
      if (!g.heading) g.number = String(++this.#number).padStart(4, '0');
    });
  }

  add(text: string): void {
    const number = String(++this.#number).padStart(4, '0');
    this.paragraphs.push({ id: `p${this.paragraphs.length + 1}`, number, section: this.#section, text });
  }
}
