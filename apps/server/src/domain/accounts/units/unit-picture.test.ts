import { contract } from '@skillcert/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { insertUnit } from '../../class/testing/staff.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';

const blank = (width = 300, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
const type = 'image/png';
let serial = 0;

describe.each(engines)('the QR code of a unit, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = async (more: Partial<Parameters<typeof createAccount>[1]> = {}) => {
    serial += 1;
    const username = `contact${serial}`;
    const unit_id =
      more.unit_id === undefined ? await insertUnit(test.services, `单位${serial}`) : more.unit_id;
    const user_id = await createAccount(test.services, { username, roles: ['recommend'], ...more, unit_id });
    return { user_id, unit_id, browser: await signIn(test.app, username) };
  };
  const upload = async (browser: Browser, bytes: Buffer, kind = type) =>
    browser.call('user/uploadUnitQr', {}, { file: { bytes, type: kind } });
  const uploaded = async (browser: Browser) => {
    const { data } = await upload(browser, await blank().png().toBuffer());
    const { pi_qr } = contract['user/uploadUnitQr'].output.parse(data);
    return { pi_qr, file_id: Number(new URL(pi_qr, 'http://localhost').searchParams.get('file_id')) };
  };
  const files = async () =>
    (await test.services.store.pool.query(`select file_id, bytes_enc from file where kind = 'pi_qr'`)).rows;

  it('is a picture re-encoded, without what the camera wrote into it, and shown to the whole unit', async () => {
    const { browser, unit_id } = await open();
    const bytes = await blank(1_600, 1_600)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { data } = await upload(browser, bytes, 'image/jpeg');
    const { pi_qr } = contract['user/uploadUnitQr'].output.parse(data);
    const profile = await browser.call('user/info', {});
    expect(profile.data).toMatchObject({ recommend_info: { pi_qr } });
    const file_id = Number(new URL(pi_qr, 'http://localhost').searchParams.get('file_id'));
    const colleague = await open({ unit_id, roles: ['editor'] });
    const answer = await colleague.browser.call('user/fetchUnitQr', { file_id });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(answer.bytes).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', 800, 800, undefined]);
    const [row] = await files();
    expect(Buffer.from(row.bytes_enc).includes(answer.bytes.subarray(0, 32))).toBe(false);
  });

  it.each([
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
      'image/svg+xml',
    ],
    ['no picture', () => Buffer.from('no picture'), type],
    ['one too small', () => blank(60, 60).png().toBuffer(), type],
  ])('is not %s', async (_, bytes, kind) => {
    const { browser } = await open();
    expect((await upload(browser, await bytes(), kind)).code).toBe(42201);
  });

  it('is one: a new one, an address elsewhere or none takes the place of the old one, whose file goes', async () => {
    const { browser, user_id } = await open();
    const before = (await files()).length;
    const first = await uploaded(browser);
    const second = await uploaded(browser);
    expect((await browser.call('user/fetchUnitQr', { file_id: first.file_id })).code).toBe(40400);
    expect(await files()).toHaveLength(before + 1);
    const change = (pi_qr: string) => browser.call('user/updateUser', { user_id, unit: { pi_qr } });
    await change(second.pi_qr);
    expect(await files()).toHaveLength(before + 1);
    await change('');
    expect(await files()).toHaveLength(before);
    expect((await browser.call('user/fetchUnitQr', { file_id: second.file_id })).code).toBe(40400);
  });

  it('is one after uploads at the same time too', async () => {
    const { browser } = await open();
    const before = (await files()).length;
    await Promise.all([uploaded(browser), uploaded(browser), uploaded(browser)]);
    expect(await files()).toHaveLength(before + 1);
  });

  it('is its unit’s: to others, and to administrators of nothing, it is not there', async () => {
    const { browser } = await open();
    const { file_id } = await uploaded(browser);
    const stranger = await open();
    const admin = await open({ roles: ['zky-admin'], unit_id: null });
    expect((await stranger.browser.call('user/fetchUnitQr', { file_id })).code).toBe(40400);
    expect((await admin.browser.call('user/fetchUnitQr', { file_id })).headers['content-type']).toBe(
      'image/jpeg',
    );
    expect((await createBrowser(test.app).call('user/fetchUnitQr', { file_id })).code).toBe(50008);
    // Naming a foreign picture as one's own gives no way to it, nor a way to delete it.
    await stranger.browser.call('user/updateUser', {
      user_id: stranger.user_id,
      unit: { pi_qr: `/api/user/fetchUnitQr?file_id=${file_id}` },
    });
    expect((await stranger.browser.call('user/fetchUnitQr', { file_id })).code).toBe(40400);
    await stranger.browser.call('user/updateUser', { user_id: stranger.user_id, unit: { pi_qr: '' } });
    expect((await browser.call('user/fetchUnitQr', { file_id })).headers['content-type']).toBe('image/jpeg');
  });

  it('is replaced by those who speak for the unit, and by nobody else', async () => {
    const { unit_id, user_id } = await open();
    const colleague = await open({ unit_id, created_by: user_id, roles: ['editor'] });
    const none = await open({ unit_id: null, roles: ['master'] });
    const picture = await blank().png().toBuffer();
    expect((await upload(colleague.browser, picture)).code).toBe(40400);
    expect((await upload(none.browser, picture)).code).toBe(40400);
  });
});
