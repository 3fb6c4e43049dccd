import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../platform/http/testing/open-test-app.js';
import { engines } from '../../../testing/engines.js';
import { createAccount } from '../../accounts/sign-in/testing/create-account.js';
import { signIn } from '../../accounts/sign-in/testing/sign-in.js';
import { insertTestClass } from '../testing/insert-test-class.js';

type Browser = Awaited<ReturnType<typeof signIn>>;

describe.each(engines)('the export of the class list on $name', (engine) => {
  let test: TestApp;
  let admin: Browser;
  let master: Browser;
  beforeAll(async () => {
    test = await openTestApp(engine);
    const own = await insertTestClass(test.services, {
      class_name: '自己的班次',
      city: '大连',
      enroll_start: new Date('2026-11-01T00:00:00+08:00'),
      enroll_end: new Date('2026-12-05T00:00:00+08:00'),
      study_start: new Date('2026-12-06T00:00:00+08:00'),
      study_end: new Date('2026-12-09T00:00:00+08:00'),
    });
    await insertTestClass(test.services, {
      class_name: '=HYPERLINK("http://x.example","y")',
      city: '大连',
      status: 'paused',
    });
    await createAccount(test.services, { username: 'admin01', roles: ['admin'] });
    await createAccount(test.services, { username: 'master01', roles: ['master'], owner_classes: [own] });
    await createAccount(test.services, { username: 'expert01', roles: ['expert'] });
    admin = await signIn(test.app, 'admin01');
    master = await signIn(test.app, 'master01');
  });
  afterAll(() => test.close());

  const ask = (browser: Browser, input: object = {}, language = 'en') =>
    browser.call(
      'class/exportClassLists',
      { purpose: '考务会', ...input },
      { headers: { 'accept-language': language } },
    );
  const linesOf = async (browser: Browser, input: object = {}, language?: string) =>
    (await ask(browser, input, language)).bytes.toString('utf8').split('\r\n').slice(0, -1);

  it('is a CSV file with the day in its name, for a spreadsheet, in the caller’s language', async () => {
    const { status, headers, bytes } = await ask(admin);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="classes-\d{4}-\d\d-\d\d\.csv"$/);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect((await linesOf(admin))[0]).toMatch(/^\ufeffCode,Class name,Status,/);
    expect((await linesOf(admin, {}, 'zh'))[0]).toMatch(/^\ufeff班次编号,班次名称,/);
  });

  it('has the classes of the session and no others', async () => {
    expect(await linesOf(admin)).toHaveLength(3);
    const [, ...own] = await linesOf(master);
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('自己的班次');
  });

  it('takes the filters and the order of the list', async () => {
    expect(await linesOf(admin, { status: ['paused'] })).toHaveLength(2);
    expect(await linesOf(admin, { search: '沈阳' })).toHaveLength(1);
    const [, first] = await linesOf(admin, { sort: 'class_name', order: 'asc', search: '大连' });
    expect(first).toContain('HYPERLINK');
  });

  it('says states, times and fees in words, shows no phone whole, and holds no formula', async () => {
    const [, paused = ''] = await linesOf(admin, { status: ['paused'] });
    expect(paused).toContain(`,"'=HYPERLINK(""http://x.example"",""y"")",Paused,`);
    expect(paused).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect(paused).toContain(',680,CNY,');
    expect(paused).toContain('周敏 ');
    expect(paused).not.toContain('55550123');
  });

  it('prints the last minute of what ends, as the list on the screen does', async () => {
    const [, line] = await linesOf(master);
    expect(line).toContain(',2026-11-01 00:00,2026-12-04 23:59,2026-12-06 00:00,2026-12-08 23:59,');
  });

  it('leaves an audit record of what was asked for, what for and how much it was, no phone among it', async () => {
    await ask(admin, { search: '13800009011', level: '3' });
    const { rows } = await sql<{ detail: object; reason: string }>`
      select detail, reason from audit_event where action = 'export' order by seq desc limit 1`.execute(
      test.services.store.db,
    );
    expect(rows[0]?.reason).toBe('考务会');
    expect(rows[0]?.detail).toMatchObject({ rows: 0, filters: { level: '3', search: '…' } });
    expect(rows[0]?.detail).not.toHaveProperty('filters.purpose');
  });

  it.each([
    ['a sort of its own', { sort: 'fee_cents' }],
    ['a page', { page: 2 }],
    ['a day that is none', { exam_from: '2026-13-01' }],
    ['no purpose', { purpose: undefined }],
    ['a purpose of blanks', { purpose: '  ' }],
  ])('refuses %s', async (_, input) => {
    expect((await ask(admin, input)).code).toBe(40000);
  });

  it('is not there for an expert, nor without a session', async () => {
    expect((await ask(await signIn(test.app, 'expert01'))).code).toBe(40400);
    admin.token = admin.token?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await ask(admin)).code).toBe(50008);
    admin = await signIn(test.app, 'admin01');
  });

  it('ends at ten thousand rows, and says so instead of leaving some out', async () => {
    for (let from = 1; from <= 9_998; from += 3_333) {
      await sql`
        insert into class (class_id, class_name, code, capacity, fee_cents)
        select n, '第' || n || '期', 'X-' || n, 10, 0
        from generate_series(${from}::int4, ${Math.min(from + 3_332, 9_998)}::int4) as n`.execute(
        test.services.store.db,
      );
    }
    const lines = await linesOf(admin);
    expect(lines).toHaveLength(10_001);
    expect(new Set(lines).size).toBe(10_001);
    await insertTestClass(test.services);
    const { code, message } = await ask(admin);
    expect(code).toBe(41015);
    expect(message).toContain('10,000');
    expect(await linesOf(master)).toHaveLength(2);
  });

  it('is given sixty times an hour', async () => {
    const codes = [];
    for (let n = 0; n < 61; n += 1) codes.push((await ask(master, { search: '沈阳' })).code);
    expect(codes.at(-1)).toBe(42900);
  });
});
