import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHandler } from '../../domain/class/testing/call-handler.js';
import { insertTestClass } from '../../domain/class/testing/insert-test-class.js';
import { openTestServices, type TestServices } from '../../domain/class/testing/open-test-services.js';
import { uploadPhoto } from '../../domain/enrolment/files/upload-photo.js';
import { openCandidate, testPhone } from '../../domain/enrolment/testing/test-candidate.js';
import { engines } from '../../testing/engines.js';
import { answerRefusal } from '../http/errors/answer-refusal.js';
import { Refusal } from '../http/errors/refuse.js';
import { wordsIn } from '../http/words.js';
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

  it('rotates a photo that lies on its side, and drops its location', async () => {
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

  it('drops data hidden behind the picture', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const { photo_id } = await upload(Buffer.concat([await picture(600, 800).jpeg().toBuffer(), script]));
    expect((await stored(photo_id)).bytes.includes(script)).toBe(false);
  });

  const small = { fault: 'small', least_width: 413, least_height: 579 };
  /** A small PNG that claims another size in its head. */
  const claim = async (width: number, height: number) => {
    const bytes = await picture(8, 8).png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
  const heic = () => readFile(new URL('testing/phone.heic', import.meta.url));
  /** A picture with something to see in each of its places. */
  const drawn = (width = 500, height = 700) =>
    sharp(
      Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + ((at * at) >> 9)) % 251),
      { raw: { width, height, channels: 3 } },
    );
  const hurt = async (picture: Sharp) => {
    const bytes = await picture.toBuffer();
    const middle = bytes.length >> 1;
    return bytes.fill(0, middle, middle + 512);
  };
  /** A picture that lost a piece on its way: the end is there. */
  const without = async (picture: Sharp) => {
    const bytes = await picture.toBuffer();
    const middle = bytes.length >> 1;
    return Buffer.concat([bytes.subarray(0, middle), bytes.subarray(middle + 512)]);
  };

  it.each([
    [
      'a picture that is too small',
      () => picture(200, 300).jpeg().toBuffer(),
      { ...small, width: 200, height: 300 },
    ],
    ['a line', () => picture(1, 60_000).png().toBuffer(), { ...small, width: 1, height: 60_000 }],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"/>'),
      { fault: 'format', format: 'SVG' },
    ],
    ['a GIF', () => picture(600, 800).gif().toBuffer(), { fault: 'format', format: 'GIF' }],
    ['an AVIF', () => picture(64, 64).avif().toBuffer(), { fault: 'format', format: 'AVIF' }],
    ['a HEIC', heic, { fault: 'format', format: 'HEIC' }],
    ['noise', async () => Buffer.alloc(2_000, 7), { fault: 'format', format: 'none' }],
    ['nothing', async () => Buffer.alloc(0), { fault: 'format', format: 'none' }],
    [
      'half a JPEG',
      async () => (await picture(900, 1_200).jpeg().toBuffer()).subarray(0, 3_000),
      { fault: 'damaged' },
    ],
    ['a JPEG that lost a piece of its middle', () => without(drawn().jpeg()), { fault: 'damaged' }],
    [
      'a progressive one that is broken there',
      () => hurt(drawn().jpeg({ progressive: true })),
      { fault: 'damaged' },
    ],
    ['a PNG that is broken there', () => hurt(drawn().png()), { fault: 'damaged' }],
    ['a WebP that lost a piece', () => without(drawn().webp()), { fault: 'damaged' }],
    [
      'a pixel bomb',
      () => picture(8_000, 7_000).png().toBuffer(),
      { fault: 'pixels', megapixels: 56, most: 50 },
    ],
    [
      'a head that claims more than there is',
      () => claim(100_000, 100_000),
      { fault: 'pixels', megapixels: 10_000, most: 50 },
    ],
    [
      'more than thirty megabytes',
      async () => Buffer.alloc(31_457_281),
      { fault: 'bytes', megabytes: 30.1, most: 30 },
    ],
  ])('refuses %s and says why', async (_, make, fault) => {
    const error = await upload(await make()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ refusal: 'photo_refused', details: { picture: fault } });
  });

  it('takes a JPEG that its camera filled up before the end', async () => {
    const bytes = await drawn().jpeg({ progressive: true }).toBuffer();
    const filled = Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(9), bytes.subarray(-2)]);
    expect(await upload(filled)).toMatchObject({ width: 413, height: 579 });
  });

  it('takes what phones of fifty megapixels make, lying on its side and in wide colours', async () => {
    const bytes = await picture(8_192, 6_144)
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg({ progressive: true })
      .toBuffer();
    const { width, height } = await upload(bytes);
    expect([width, height]).toEqual([413, 579]);
  });

  it.each([
    ['en', 'HEIC', /Most Compatible.*JPEG, PNG or WebP/],
    ['zh', 'HEIC', /兼容性最佳/],
    ['es', 'GIF', /formato GIF/],
    ['ja', 'none', /読み取れる画像ではありません/],
  ] as const)('says in %s what is wrong with %s', (language, format, words) => {
    const refused = new Refusal('photo_refused', { picture: { fault: 'format', format } });
    const { body } = answerRefusal(refused, wordsIn(language));
    expect(body.message).toMatch(words);
    expect(body.data?.picture).toEqual({ fault: 'format', format });
  });

  // The files that people could not send, and what they were told of any: that it is smaller than it must be.
  it.each([
    // Its name says HEIC; it is the same box with AV1 inside.
    ['photo.heic', 'zh', '该文件为 AVIF 格式，无法读取。请选择 JPEG、PNG 或 WebP 图片。'],
    ['phone.heic', 'en', 'This picture is in the HEIC format of phones, which cannot be read here.'],
    ['truncated.jpg', 'zh', '该文件已损坏或不完整，请重新选择原文件，或另拍一张。'],
    [
      'truncated.jpg',
      'es',
      'Este archivo está dañado o le falta una parte. Elija de nuevo el original o haga otra foto.',
    ],
  ] as const)('says of %s in %s what is wrong with it', async (name, language, words) => {
    const bytes = await readFile(new URL(`testing/${name}`, import.meta.url));
    const refused = await upload(bytes).catch((thrown: unknown) => thrown);
    if (!(refused instanceof Refusal)) throw new Error(`${name} was not refused.`);
    expect(answerRefusal(refused, wordsIn(language)).body.message).toContain(words);
  });

  it('names a PDF among the possible documents', () => {
    const refused = new Refusal('file_refused', { picture: { fault: 'format', format: 'GIF' } });
    expect(answerRefusal(refused, wordsIn('en')).body.message).toMatch(/choose a PDF/);
  });

  it('ends the uploads of one phone for the hour at its limit', async () => {
    const bytes = await picture(600, 800).jpeg().toBuffer();
    for (let n = 0; n < 20; n += 1) await upload(bytes, 99);
    expect(await refusal(upload(bytes, 99))).toBe('too_many');
  });
});
