import { StringDecoder } from 'node:string_decoder';
import { createXmlReader } from './xml-reader.js';

type Events = Parameters<typeof createXmlReader>[0];

/** Reads a part of a file piece by piece, and gives a turn to the caller after each. */
export async function* readXml(pieces: AsyncIterable<Buffer>, events: Events): AsyncGenerator<void> {
  const decoder = new StringDecoder('utf8');
  const reader = createXmlReader(events);
  for await (const piece of pieces) {
    reader.write(decoder.write(piece));
    yield;
  }
  reader.write(decoder.end());
  yield;
}

/** Reads a part of a file to its end. */
export const readWholeXml = async (pieces: AsyncIterable<Buffer>, events: Events): Promise<void> => {
  for await (const _ of readXml(pieces, events));
};
