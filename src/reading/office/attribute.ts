import type { XmlElement } from '#sources/xml-element.ts';

/** An attribute by its name, whatever prefix the program that wrote the file gave its namespace. */
export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const plain = element.attributes[`w:${name}`] ?? element.attributes[name];
  if (plain !== undefined) return plain;
  const key = Object.keys(element.attributes).find((each) => each.endsWith(`:${name}`));
  return key && element.attributes[key];
}
