import type { StudyStream } from '@skillcert/api-client/contract';
import { studyLimits } from '@skillcert/core';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import type { Services } from '../../../platform/services.js';
import type { Row } from '../../../platform/store/database.js';
import { readPart } from './read-part.js';
import { readRange } from './read-range.js';

type Streamed = Pick<Row<'study_file'>, 'class_id' | 'file_id' | 'media_type' | 'size'>;
type Reading = Pick<Services, 'store' | 'keyring'>;

/** From the first byte up to the last one. */
interface Asked {
  readonly from: number;
  readonly to: number;
}

/** Called before each piece is sent. */
type OnSend = (piece: Asked) => Promise<unknown>;

/** The bytes of a file from one to another, a part at a time, each read when the one before has left. */
async function* piecesOf(
  { store, keyring }: Reading,
  { class_id, file_id }: Streamed,
  { from, to }: Asked,
  onSend: OnSend | undefined,
): AsyncIterable<Uint8Array> {
  const { part_bytes } = studyLimits;
  for (let part_no = Math.floor(from / part_bytes); part_no * part_bytes <= to; part_no += 1) {
    const part = await readPart(store.db, keyring, { class_id, file_id, part_no });
    if (!part) throw new Error(`File ${file_id} was replaced while it was sent.`);
    const start = part_no * part_bytes;
    const piece = part.subarray(Math.max(0, from - start), to - start + 1);
    const first = Math.max(from, start);
    await onSend?.({ from: first, to: first + piece.length - 1 });
    yield piece;
  }
}

/** A file, or the requested part of it. A client with a part of another file gets the whole. */
export const streamStudyFile = (
  services: Reading,
  file: Streamed,
  request: Pick<RequestFacts, 'header'>,
  onSend?: OnSend,
): StudyStream => {
  const { media_type, size } = file;
  const etag = `"${file.file_id}"`;
  const known = request.header('if-range');
  const range = known === undefined || known === etag ? readRange(request.header('range'), size) : null;
  const asked = range === 'unsatisfiable' ? { from: 0, to: -1 } : (range ?? { from: 0, to: size - 1 });
  return { media_type, size, etag, range, pieces: piecesOf(services, file, asked, onSend) };
};
