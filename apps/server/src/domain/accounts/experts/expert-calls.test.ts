import { contract } from '@skillcert/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../../platform/http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../sign-in/testing/create-account.js';
import { signIn } from '../sign-in/testing/sign-in.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } });
const work = { employer: '浦江软件有限公司', title: '高级工程师', specialities: ['软件架构'], years: 12 };
const account = { bank: '中国工商银行', account_name: '顾明哲', account_number: '6222 0210 0111 6245 123' };

describe.each(engines)('an expert’s work profile, on $name', (engine) => {
  let test: TestApp;
  let expert: Browser;
  let user_id: number;
  beforeAll(async () => {
    test = await openTestApp(engine);
    user_id = await createAccount(test.services, {
      username: 'expert01',
      roles: ['expert'],
      expert_assign_limit: 6,
    });
    await createAccount(test.services, { username: 'other01', roles: ['no-active-expert'] });
    await createAccount(test.services, { username: 'master01', roles: ['master'] });
    await createAccount(test.services, { username: 'zky01', roles: ['zky-admin'] });
    expert = await signIn(test.app, 'expert01');
  });
  afterAll(() => test.close());

  const upload = async (browser: Browser, bytes: Buffer, title = '高级工程师证书') =>
    browser.call('user/uploadExpertFile', { title }, { file: { bytes, type: 'image/png' } });
  const png = (width = 600, height = 400) => picture(width, height).png().toBuffer();
  const own = async (browser = expert) =>
    contract['user/getExpertInfo'].output.parse((await browser.call('user/getExpertInfo', {})).data);

  it('is empty at first, with the limit and the deadline that administrators set', async () => {
    expect(await own(await signIn(test.app, 'other01'))).toMatchObject({ employer: '', files: [] });
    expect(await own()).toMatchObject({ user_id, expert_assign_limit: 6, expert_deadline: null });
  });

  it('is read by administrators, of experts only; to everybody else it is not there', async () => {
    await expert.call('user/updateExpertInfo', { ...work, account });
    const zky = await signIn(test.app, 'zky01');
    const read = await zky.call('user/fetchExpertInfo', { user_id });
    expect([read.code, read.data]).toMatchObject([20000, { user_id, ...work, bank: account.bank }]);
    expect(JSON.stringify(read.data)).not.toContain('6222021001116245123');
    const master = await signIn(test.app, 'master01');
    const { data: own } = await master.call('user/info', {});
    expect(await zky.call('user/fetchExpertInfo', { user_id: own.user_id })).toMatchObject({ code: 40400 });
    expect(await zky.call('user/fetchExpertInfo', { user_id: 404 })).toMatchObject({ code: 40400 });
    expect(await zky.call('user/fetchExpertInfo', { user_id: 'x' })).toMatchObject({ code: 40000 });
    for (const browser of [master, expert]) {
      expect(await browser.call('user/fetchExpertInfo', { user_id })).toMatchObject({ code: 40400 });
    }
  });

  it('is written in parts; what is not sent stays', async () => {
    await expert.call('user/updateExpertInfo', { ...work, account });
    const { code, data } = await expert.call('user/updateExpertInfo', { title: '正高级工程师' });
    expect([code, data]).toMatchObject([20000, { ...work, title: '正高级工程师', bank: account.bank }]);
  });

  it('shows the end of the account number only, and keeps it sealed; the trail names fields, not values', async () => {
    await expert.call('user/updateExpertInfo', { ...work, account });
    const info = await own();
    expect(info.account_number_masked).toBe('***************5123');
    const { pool } = test.services.store;
    const { rows } = await pool.query('select * from expert_profile where user_id = $1', [user_id]);
    expect(JSON.stringify(rows)).not.toContain('6222021001116245123');
    expect(test.services.keyring.open('account_number', rows[0].account_number_enc)).toBe(
      '6222021001116245123',
    );
    const trail = await pool.query(
      `select detail from audit_event where action = 'update_expert_info' and object_id = $1 order by seq desc limit 1`,
      [String(user_id)],
    );
    expect(trail.rows[0]).toEqual({ detail: { fields: [...Object.keys(work), 'account'] } });
  });

  it('loses its account for fees where null is sent', async () => {
    await expert.call('user/updateExpertInfo', { account });
    await expert.call('user/updateExpertInfo', { account: null });
    expect(await own()).toMatchObject({ bank: '', account_name: '', account_number_masked: '' });
  });

  it.each([
    ['too many years', { years: 81 }, 'years', 'too_big'],
    ['an empty speciality', { specialities: [''] }, 'specialities.0', 'required'],
    [
      'a number with letters',
      { account: { ...account, account_number: 'x1234567' } },
      'account.account_number',
      'invalid_account_number',
    ],
    ['no bank', { account: { ...account, bank: ' ' } }, 'account.bank', 'required'],
    ['a limit of its own', { expert_assign_limit: 99 }, 'expert_assign_limit', 'invalid'],
  ])('refuses %s', async (_, input, field, key) => {
    const { code, data } = await expert.call('user/updateExpertInfo', input);
    expect([code, data]).toMatchObject([40000, { fields: { [field]: { key } } }]);
  });

  it('takes pictures of qualifications, without what a camera wrote into them, and gives them back', async () => {
    const bytes = await picture(3_000, 1_500)
      .withExif({ IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { data } = await upload(expert, bytes);
    const answer = await expert.call('user/fetchExpertFile', { file_id: Number(data.file_id) });
    const metadata = await sharp(answer.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 2_000, height: 1_000 });
    expect(metadata.exif).toBeUndefined();
    expect(answer.headers['content-security-policy']).toBe('sandbox');
    expect((await own()).files.map(({ title }) => title)).toContain('高级工程师证书');
  });

  it('refuses what is no picture, or too small to read', async () => {
    expect((await upload(expert, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe(42201);
    expect((await upload(expert, await png(100, 100))).code).toBe(42201);
    expect((await upload(expert, await png(), ' ')).code).toBe(40000);
  });

  it('keeps ten files at most, of uploads at the same time too, and forgets what is removed', async () => {
    const many = await signIn(test.app, 'other01');
    const bytes = await png();
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(many, bytes)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(10);
    expect(answers.filter(({ data }) => JSON.stringify(data).includes('too_many_files'))).toHaveLength(2);
    const [first] = (await own(many)).files;
    expect((await many.call('user/removeExpertFile', { file_id: Number(first?.file_id) })).code).toBe(20000);
    expect((await own(many)).files).toHaveLength(9);
    expect((await many.call('user/fetchExpertFile', { file_id: Number(first?.file_id) })).code).toBe(40400);
    const { rows } = await test.services.store.pool.query('select 1 from file where file_id = $1', [
      first?.file_id,
    ]);
    expect(rows).toEqual([]);
  });

  it('is nobody else’s: foreign files answer as absent ones, administrators see them, none can delete them', async () => {
    const { data } = await upload(expert, await png());
    const file_id = Number(data.file_id);
    const foreign = await signIn(test.app, 'other01');
    const master = await signIn(test.app, 'master01');
    const zky = await signIn(test.app, 'zky01');
    const absent = await foreign.call('user/fetchExpertFile', { file_id: 404 });
    for (const browser of [foreign, master]) {
      const { code, message } = await browser.call('user/fetchExpertFile', { file_id });
      expect([code, message]).toEqual([40400, absent.message]);
    }
    expect((await zky.call('user/fetchExpertFile', { file_id })).status).toBe(200);
    expect((await zky.call('user/fetchExpertFile', { file_id })).bytes.length).toBeGreaterThan(100);
    await foreign.call('user/removeExpertFile', { file_id });
    expect((await expert.call('user/fetchExpertFile', { file_id })).bytes.length).toBeGreaterThan(100);
    expect((await master.call('user/getExpertInfo', {})).code).toBe(40400);
    expect((await master.call('user/updateExpertInfo', work)).code).toBe(40400);
    expect((await createBrowser(test.app).call('user/getExpertInfo', {})).code).toBe(50008);
  });
});
