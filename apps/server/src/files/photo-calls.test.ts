import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHandler } from '../class/testing/call-handler.js';
import { insertTestClass } from '../class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../class/testing/open-test-services.js';
import { uploadPhoto } from '../enrolment/files/upload-photo.js';
import { openCandidate, testPhone } from '../enrolment/testing/test-candidate.js';
import { answerRefusal } from '../http/errors/answer-refusal.js';
import { refusalOf } from '../http/errors/refusal-of.js';
import { wordsIn } from '../http/words.js';
import { engines } from '../testing/engines.js';
import { isLoose } from './testing/is-loose.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } });

describe.each(engines)('photo uploads on $name', (engine) => {
  let services: TestServices;
  let class_id: number;
  beforeAll(async () => {
    services = await openTestServices(engine);
    class_id = await insertTestClass(services);
  });
  afterAll(() => services.close());

  let phones = 0;
  const upload = async (bytes: Uint8Array, phone?: number) => {
    phones += 1;
    const caller = await openCandidate(services, testPhone(phone ?? phones));
    return callHandler(uploadPhoto, { services, caller, input: { class_id }, bytes });
  };
  const stored = async (photo_id: number) => {
    const file = await services.store.db
      .selectFrom('file')
      .selectAll()
      .where('file_id', '=', photo_id)
      .executeTakeFirstOrThrow();
    return { ...file, bytes: services.keyring.openBytes('photo', file.bytes_enc) };
  };
  const refusal = async (refused: Promise<unknown>) => {
    const error = await refused.catch((thrown: unknown) => thrown);
    return error instanceof Object && 'refusal' in error ? error.refusal : error;
  };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps a %s as an encrypted JPEG of the ID photo’s size',
    async (format) => {
      const { width_px: width, height_px: height } = services.programme.photo;
      const answer = await upload(await picture(1_200, 1_600).toFormat(format).toBuffer());
      expect(answer).toMatchObject({ width, height });
      const file = await stored(answer.photo_id);
      expect(file).toMatchObject({ kind: 'photo', media_type: 'image/jpeg' });
      expect(await isLoose(services, answer.photo_id)).toBe(true);
      expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(file.bytes_enc.subarray(0, 200).includes(Buffer.from('JFIF'))).toBe(false);
    },
  );

  it('turns a photo that lies on its side, and drops where it was taken', async () => {
    const bytes = await picture(1_600, 1_200)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo_id } = await upload(bytes);
    const metadata = await sharp((await stored(photo_id)).bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('drops what is hidden behind the picture', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const { photo_id } = await upload(Buffer.concat([await picture(600, 800).jpeg().toBuffer(), script]));
    expect((await stored(photo_id)).bytes.includes(script)).toBe(false);
  });

  it.each([
    ['a picture that is too small', () => picture(200, 300).jpeg().toBuffer()],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"/>')],
    ['a GIF', () => picture(600, 800).gif().toBuffer()],
    ['noise', async () => randomBytes(2_000)],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a JPEG', async () => (await picture(900, 1_200).jpeg().toBuffer()).subarray(0, 3_000)],
    ['a pixel bomb', () => picture(7_000, 6_000).png().toBuffer()],
  ])('refuses %s', async (_, make) => {
    expect(await refusal(upload(await make()))).toBe('photo_refused');
  });

  it('says how large a photo must be', async () => {
    const refused = await upload(await picture(200, 300).jpeg().toBuffer()).catch(
      (thrown: unknown) => thrown,
    );
    const answer = answerRefusal(refusalOf(refused, 0), wordsIn('en'));
    expect(answer.body.message).toMatch(/at least 413 × 579 pixels/);
  });

  it('refuses more than five megabytes', async () => {
    expect(await refusal(upload(Buffer.alloc(5 * 1024 * 1024 + 1)))).toBe('too_large');
  });

  it('ends the uploads of one phone for the hour at its limit', async () => {
    const bytes = await picture(600, 800).jpeg().toBuffer();
    for (let n = 0; n < 20; n += 1) await upload(bytes, 99);
    expect(await refusal(upload(bytes, 99))).toBe('too_many');
  });
});
