/** Data of each event of a stream, a line each, read by eventsource-parser. Arguments: address, body; the key in PRIORA_KEY. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// the one that the client of the Model Context Protocol reads with
const held = createRequire(import.meta.resolve('@modelcontextprotocol/client'));
const { EventSourceParserStream } = await import(pathToFileURL(held.resolve('eventsource-parser/stream')).href);
const [address, body] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.PRIORA_KEY}`, 'content-type': 'application/json' };
const response = await fetch(address, { method: 'POST', headers, body });
if (!response.ok) throw new Error(`status ${response.status}`);
const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
for await (const { data } of events) console.log(data);
