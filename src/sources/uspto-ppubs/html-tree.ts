import { Parser } from 'htmlparser2';
import { XmlElement } from '../xml.ts';

const MAX_DEPTH = 200;
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);

/**
 * HTML of a source as a small tree of elements and text: names in lower case, scripts and styles left out, nothing
 * trusted, whatever the markup is like.
 */
export function htmlTree(html: string): XmlElement {
  const root = new XmlElement('html', {});
  const path = [root];
  let dropped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) dropped++;
        if (dropped > 0) return;
        const element = new XmlElement(name, attributes);
        path.at(-1)!.nodes.push(element);
        if (path.length < MAX_DEPTH) path.push(element);
      },
      ontext(text) {
        if (dropped === 0) path.at(-1)!.nodes.push(text);
      },
      onclosetag(name) {
        if (DROPPED.has(name) && dropped > 0) dropped--;
        else if (dropped === 0 && path.length > 1 && path.at(-1)!.name === name) path.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return root;
}
