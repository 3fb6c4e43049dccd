import { createHash } from 'node:crypto';
import { uploadPartBytes as part } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { insertTestClass } from '../../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { refusalOf } from '../../class/testing/refused.js';
import { openCandidate, testPhone } from '../testing/test-candidate.js';
import { sweepLoosePhotos } from './sweep-loose-photos.js';
import { uploadDocument } from './upload-document.js';
import { uploadPart } from './upload-part.js';

/** A PDF of three parts, the last one short. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(2.5 * part, 0x20),
  Buffer.from('%%EOF\n'),
]);
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sha256 = hashOf(pdf);

describe.each(engines)('uploads in parts on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
  });
  afterAll(() => services.close());

  const send = async (n: number, at: number, of = sha256, bytes: Uint8Array = pdf.subarray(at, at + part)) =>
    callHandler(uploadPart, {
      services,
      caller: await openCandidate(services, testPhone(n)),
      input: { sha256: of, at },
      bytes,
    });
  const finish = async (n: number, from: number, key = `rest-of-${n}`, of = sha256) =>
    callHandler(uploadDocument, {
      services,
      caller: await openCandidate(services, testPhone(n)),
      input: { class_id, kind: 'id_front', sha256: of },
      bytes: pdf.subarray(from),
      key,
    });
  const partsLeft = () => services.store.db.selectFrom('upload_part').select('bytes_enc').execute();

  it('go on behind what arrived, from any proof of the phone, and are one file', async () => {
    expect(await send(1, 0)).toEqual({ next: part });
    expect(await send(1, part)).toEqual({ next: 2 * part });
    // Begun again on another connection: the answer to the first part says how many parts have arrived.
    expect(await send(1, 0)).toEqual({ next: 2 * part });
    const first = await finish(1, 2 * part);
    expect(first).toMatchObject({ media_type: 'application/pdf', size: pdf.length });
    expect(await finish(1, 2 * part)).toEqual(first);
    expect(await partsLeft()).toEqual([]);
  });

  it('are sealed, and nobody else’s', async () => {
    await send(2, 0);
    const [kept] = await partsLeft();
    expect(kept?.bytes_enc.includes(pdf.subarray(0, 64))).toBe(false);
    expect(await refusalOf(finish(3, part))).toBe('state_changed');
    expect(await send(3, part)).toEqual({ next: 0 });
  });

  it('are refused where the whole is not what its hash says, and begin anew', async () => {
    await send(4, 0, hashOf(Buffer.from('another file')));
    expect(await refusalOf(finish(4, part, 'another-rest', hashOf(Buffer.from('another file'))))).toBe(
      'state_changed',
    );
    expect(await refusalOf(send(4, 0, sha256, pdf.subarray(0, 10)))).toBe('malformed');
    await send(4, part);
    expect(await refusalOf(finish(4, 2 * part))).toBe('state_changed');
    await send(4, 0);
    expect(await send(4, part)).toEqual({ next: 2 * part });
    expect(await finish(4, 2 * part)).toMatchObject({ size: pdf.length });
  });

  it('are no longer together than one upload, end at an hour’s budget, and are forgotten after a day', async () => {
    const large = hashOf(Buffer.from('large'));
    for (let at = 0; at < 120 * part; at += part) await send(5, at, large, pdf.subarray(0, part));
    expect(await refusalOf(finish(5, 2 * part, 'large-rest', large))).toBe('too_large');
    for (let sent = 120; sent < 400; sent += 1) await send(5, 0, large, pdf.subarray(0, part));
    expect(await refusalOf(send(5, 0, large, pdf.subarray(0, part)))).toBe('too_many');
    services.moveTo('2026-11-22T04:00:01Z');
    await sweepLoosePhotos(services);
    expect(await partsLeft()).toEqual([]);
  });
});
