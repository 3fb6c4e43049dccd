import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { testDraft } from '../testing/test-draft.js';

const pdf = (text = 'lease') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);
const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#8899aa' } })
    .withExif({ IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();

describe.each(engines)('what is attached to a class, on $name', (engine) => {
  let test: TestApp;
  let author: Browser;
  let class_id: number;
  let keys = 0;
  beforeAll(async () => {
    test = await openTestApp(engine);
    for (const [username, role] of [
      ['recommend01', 'recommend'],
      ['recommend02', 'recommend'],
      ['editor01', 'editor'],
      ['zky01', 'zky-admin'],
    ] as const) {
      await createAccount(test.services, { username, roles: [role] });
    }
    author = await signIn(test.app, 'recommend01');
    class_id = await draft();
  });
  afterAll(() => test.close());

  const draft = async () => {
    keys += 1;
    const { data } = await author.call('class/createClass', testDraft, { key: `class-files-${keys}` });
    return Number(data.class_id);
  };
  const upload = (browser: Browser, bytes: Buffer, title = '场地租赁合同.pdf', of = class_id) =>
    browser.call(
      'class/uploadClassFile',
      { class_id: of, title },
      { file: { bytes, type: 'application/pdf' } },
    );
  const fetch = (browser: Browser, file_id: unknown, of = class_id) =>
    browser.call('class/fetchClassFile', { class_id: of, file_id });
  const files = async (browser: Browser, of = class_id) =>
    (await browser.call('class/fetchClassById', { class_id: of })).data.files;

  it('is a PDF as it came, to be saved and not opened, and lies encrypted', async () => {
    const { code, data } = await upload(author, pdf('secret lease'));
    expect([code, data]).toMatchObject([
      20000,
      { title: '场地租赁合同.pdf', media_type: 'application/pdf', size: pdf('secret lease').length },
    ]);
    const answer = await fetch(author, data.file_id);
    expect(answer.bytes).toEqual(pdf('secret lease'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
    const { rows } = await test.services.store.pool.query('select bytes_enc from file where file_id = $1', [
      data.file_id,
    ]);
    expect(rows[0].bytes_enc.includes(Buffer.from('secret lease'))).toBe(false);
  });

  it('is a picture without what the camera wrote into it', async () => {
    const { data } = await upload(author, await picture(), '教室.jpg');
    const { bytes, headers } = await fetch(author, data.file_id);
    const { format, exif } = await sharp(bytes).metadata();
    expect([format, exif, headers['content-type']]).toEqual(['jpeg', undefined, 'image/jpeg']);
  });

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>')],
    ['half a PDF', Buffer.from('%PDF-1.7 and no end')],
    ['a page that says it is one later', Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_, bytes) => {
    expect((await upload(author, bytes)).code).toBe(42202);
  });

  it('is no more than five megabytes and ten files, sent at the same time too', async () => {
    expect((await upload(author, Buffer.alloc(30 * 1024 * 1024 + 1))).code).toBe(41300);
    const of = await draft();
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(author, pdf(), 'a.pdf', of)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(10);
    expect(answers.filter(({ data }) => JSON.stringify(data).includes('too_many_files'))).toHaveLength(2);
  });

  it('is seen by those who run and check the class; to others it is not there', async () => {
    const of = await draft();
    const { data } = await upload(author, pdf(), '证明.pdf', of);
    const stranger = await signIn(test.app, 'recommend02');
    const zky = await signIn(test.app, 'zky01');
    expect(await files(zky, of)).toMatchObject([{ title: '证明.pdf' }]);
    expect((await fetch(zky, data.file_id, of)).bytes).toEqual(pdf());
    expect(await fetch(stranger, data.file_id, of)).toMatchObject({ code: 40400 });
    // A file of another class is not found under a class of the caller's own either.
    expect(await fetch(author, data.file_id)).toMatchObject({ code: 40400 });
    expect(await upload(stranger, pdf(), 'x', of)).toMatchObject({ code: 40400 });
    expect(
      (await createBrowser(test.app).call('class/fetchClassFile', { class_id: of, file_id: 1 })).code,
    ).toBe(50008);
    const editor = await signIn(test.app, 'editor01');
    const { data: own } = await editor.call('user/info', {});
    await test.services.store.db
      .insertInto('assignment')
      .values({ user_id: Number(own.user_id), class_id: of, duty: 'owner' })
      .execute();
    expect(await files(await signIn(test.app, 'editor01'), of)).toEqual([]);
    expect(await fetch(await signIn(test.app, 'editor01'), data.file_id, of)).toMatchObject({ code: 40400 });
  });

  it('stays as it is once the class is submitted, and every change of it is in the history', async () => {
    const of = await draft();
    const kept = await upload(author, pdf(), '证明.pdf', of);
    const gone = await upload(author, pdf(), '旧证明.pdf', of);
    const remove = (file_id: unknown) => author.call('class/removeClassFile', { class_id: of, file_id });
    expect((await remove(gone.data.file_id)).code).toBe(20000);
    expect((await remove(gone.data.file_id)).code).toBe(20000);
    expect((await fetch(author, gone.data.file_id, of)).code).toBe(40400);
    expect((await author.call('class/setClassStatus', { class_id: of, event: 'submit' })).code).toBe(20000);
    expect((await upload(author, pdf(), 'x.pdf', of)).code).toBe(41100);
    expect((await remove(kept.data.file_id)).code).toBe(41100);
    const { data } = await author.call('class/fetchClassById', { class_id: of });
    expect(data).toMatchObject({
      files: [{ title: '证明.pdf' }],
      timeline: ['create', 'add_file', 'add_file', 'remove_file', 'submit'].map((action) => ({ action })),
    });
  });
});
