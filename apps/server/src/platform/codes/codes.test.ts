import { hasZeroBits, proofHeader, proofText } from '@skillcert/api-client/contract';
import { limits } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOutbox } from '../../domain/messaging/list-outbox.js';
import { engines } from '../../testing/engines.js';
import { sha256 } from '../crypto/sha256.js';
import { type Browser, createBrowser } from '../http/testing/create-browser.js';
import { openTestApp, type TestApp } from '../http/testing/open-test-app.js';
import { newId } from '../store/new-id.js';

let serial = 0;
/** A phone that no other test uses. */
const newPhone = () => {
  serial += 1;
  return `138${String(10_000_000 + serial)}`;
};
/** An address that no other test uses. */
const newAddress = () => {
  serial += 1;
  return `198.51.${100 + Math.floor(serial / 250)}.${serial % 250}`;
};

/** The work that a refusal asks for, done. */
const solve = (data: Record<string, unknown>): string => {
  const { token, bits } = Object(data.challenge);
  for (let solution = 0; ; solution += 1) {
    const proof = proofText(token, solution);
    if (hasZeroBits(sha256(proof), bits)) return proof;
  }
};

describe.each(engines)('one-time codes, on $name', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(engine);
  });
  afterAll(() => test.close());

  const open = () => createBrowser(test.app, newAddress());
  const ask = (browser: Browser, phone: string) => browser.call('class/fetchClassVerfyCode', { phone });
  const askWith = (browser: Browser, phone: string, proof: string) =>
    browser.call('class/fetchClassVerfyCode', { phone }, { headers: { [proofHeader.toLowerCase()]: proof } });
  /** Requests a code, and does the work if it is required. */
  const work = async (browser: Browser, phone: string) => {
    const answer = await ask(browser, phone);
    return answer.code === 42800 ? askWith(browser, phone, solve(answer.data)) : answer;
  };
  const prove = (browser: Browser, phone: string, verify_code: string) =>
    browser.call('class/diffClassVerfyCode', { phone, verify_code });
  const newestCode = async () => {
    const [message] = await listOutbox(test.services, 1);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

  it('prove a phone once, with a ticket in an HttpOnly cookie', async () => {
    const browser = open();
    const phone = newPhone();
    expect(await ask(browser, phone)).toMatchObject({
      code: 20000,
      data: { resend_after: 60, expires_in: 300 },
    });
    const code = await newestCode();
    const answer = await prove(browser, phone, code);
    expect(answer).toMatchObject({ code: 20000, data: { expires_in: 1800 } });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-ticket=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await prove(browser, phone, code)).code).toBe(40201);
  });

  it('are stored nowhere in clear, and are not in the answer', async () => {
    const browser = open();
    const phone = newPhone();
    const answer = await ask(browser, phone);
    const code = await newestCode();
    const { rows } = await test.services.store.pool.query(
      'select verify_code::text as row from verify_code union all select sms::text from sms',
    );
    const text = JSON.stringify(rows) + JSON.stringify(answer);
    expect(text).not.toContain(code);
    expect(text).not.toContain(phone);
  });

  it('allow five wrong tries in all, however many come at once, and then not even the right one', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    const code = await newestCode();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, step) => prove(browser, phone, otherThan(code, step + 1))),
    );
    expect(answers.map((answer) => answer.code)).toEqual(Array.from({ length: 12 }, () => 40201));
    expect((await prove(browser, phone, code)).code).toBe(40201);
  });

  it('share the five tries among all spellings of a phone', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    const code = await newestCode();
    const spellings = [phone, `+86${phone}`, `0086${phone}`, `86 ${phone}`, ` ${phone} `];
    for (const [step, spelling] of spellings.entries())
      await prove(browser, spelling, otherThan(code, step + 1));
    expect((await prove(browser, `+86 ${phone}`, code)).code).toBe(40201);
  });

  it('let one of five right answers at once win', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    const code = await newestCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(browser, phone, code)));
    expect(answers.filter((answer) => answer.code === 20000)).toHaveLength(1);
  });

  it('work in the asking browser only, and another one cannot use the tries up', async () => {
    const browser = open();
    const other = open();
    const phone = newPhone();
    await ask(browser, phone);
    const code = await newestCode();
    for (let time = 0; time < 6; time += 1) expect((await prove(other, phone, code)).code).toBe(40201);
    expect((await prove(browser, phone, code)).code).toBe(20000);
  });

  it('expire after five minutes', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    const code = await newestCode();
    test.pass(301);
    expect((await prove(browser, phone, code)).code).toBe(40201);
  });

  it('are replaced by a newer one', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    const first = await newestCode();
    test.pass(61);
    await ask(browser, phone);
    const second = await newestCode();
    if (first !== second) expect((await prove(browser, phone, first)).code).toBe(40201);
    expect((await prove(browser, phone, second)).code).toBe(20000);
  });

  it('come once a minute for a phone, in any spelling, also right after a proof', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    await prove(browser, phone, await newestCode());
    const wide = phone.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    for (const spelling of [phone, `+86${phone}`, `0086 ${phone}`, `86-${phone}`, ` ${wide} `]) {
      const answer = await ask(open(), spelling);
      expect({ spelling, code: answer.code }).toEqual({ spelling, code: 40202 });
      expect(answer.message).toMatch(/Please wait \d+ seconds? before/);
      expect(answer.data.retry_after).toBeLessThanOrEqual(60);
    }
  });

  it('come once for five requests at the same time', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(open(), phone)));
    expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40202, 40202, 40202, 40202]);
  });

  it('come five times an hour for a phone, from any address', async () => {
    const phone = newPhone();
    test.passToNext(3_600);
    const codes: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await ask(open(), phone)).code);
      test.pass(61);
    }
    expect(codes).toEqual([20000, 20000, 20000, 20000, 20000, 42900]);
  });

  it('come twenty times an hour for an address, and a refused one sends and costs nothing', async () => {
    test.pass(3_600);
    test.passToNext(3_600);
    const neighbour = createBrowser(test.app, '2001:db8:77:1::6');
    // Each from a browser of its own, which costs less work than twenty of one.
    for (let time = 0; time < 20; time += 1)
      expect((await work(createBrowser(test.app, '2001:db8:77:1::5'), newPhone())).code).toBe(20000);
    const before = (await listOutbox(test.services, 100)).length;
    const phone = newPhone();
    expect((await ask(neighbour, phone)).code).toBe(42900);
    expect((await listOutbox(test.services, 100)).length).toBe(before);
    expect((await ask(open(), phone)).code).toBe(20000);
  });

  it('may be asked for a hundred times an hour by an address, refusals and all', async () => {
    test.pass(3_600);
    test.passToNext(3_600);
    const browser = open();
    const phone = newPhone();
    const codes: number[] = [];
    for (let time = 0; time <= limits.code_asks_per_address_per_hour; time += 1)
      codes.push((await ask(browser, phone)).code);
    expect(codes[0]).toBe(20000);
    expect(codes.slice(1, -1).every((code) => code === 40202)).toBe(true);
    expect(codes.at(-1)).toBe(42900);
    expect((await ask(browser, newPhone())).code).toBe(42900);
  });

  const tiredBrowser = async () => {
    const browser = open();
    for (let time = 0; time < limits.codes_before_challenge; time += 1)
      expect((await ask(browser, newPhone())).code).toBe(20000);
    return browser;
  };

  it('cost work from the fourth of a browser on; without it nothing is sent and nothing counts', async () => {
    const browser = await tiredBrowser();
    const before = (await listOutbox(test.services, 100)).length;
    const phone = newPhone();
    const refused = await ask(browser, phone);
    expect(refused).toMatchObject({
      code: 42800,
      data: { challenge: { token: expect.any(String), bits: limits.challenge_bits } },
    });
    expect((await listOutbox(test.services, 100)).length).toBe(before);
    expect((await askWith(browser, phone, solve(refused.data))).code).toBe(20000);
    expect((await listOutbox(test.services, 100)).length).toBe(before + 1);
    expect((await prove(browser, phone, await newestCode())).code).toBe(20000);
  });

  it('cost work from the fourth of an address on, even if the browser forgets its cookie', async () => {
    const address = newAddress();
    const codes: number[] = [];
    for (let time = 0; time < 4; time += 1)
      codes.push((await ask(createBrowser(test.app, address), newPhone())).code);
    expect(codes).toEqual([20000, 20000, 20000, 42800]);
    const browser = createBrowser(test.app, address);
    expect((await work(browser, newPhone())).code).toBe(20000);
  });

  it('take no work that is another phone’s, old, half done, used before or not asked for', async () => {
    const browser = await tiredBrowser();
    const phone = newPhone();
    const { data } = await ask(browser, phone);
    const proof = solve(data);
    const [expiry = '', nonce = '', signature = ''] = proof.split('.');
    const lazy = Array.from({ length: 400 }, (_, number) => `${expiry}.${nonce}.${signature}.${number}`);
    const forged = [
      lazy.find((text) => !hasZeroBits(sha256(text), limits.challenge_bits)) ?? '',
      `${Number(expiry) + 60_000}.${nonce}.${signature}.1`,
      `${expiry}.${nonce}.${'A'.repeat(43)}.1`,
      `${expiry}.${nonce}`,
      'nonsense',
      `${proof}\u0000`,
      '9'.repeat(4_000),
    ];
    for (const text of forged) {
      const { code } = await askWith(browser, phone, text.replace('\u0000', '%00'));
      expect({ text: text.slice(0, 40), code }).toEqual({ text: text.slice(0, 40), code: 42800 });
    }
    expect((await askWith(browser, newPhone(), proof)).code).toBe(42800);
    expect((await askWith(browser, phone, proof)).code).toBe(20000);
    test.pass(61);
    expect((await askWith(browser, phone, proof)).code).toBe(42800);
    const later = await ask(browser, phone);
    const solved = solve(later.data);
    test.pass(limits.challenge_life_seconds + 1);
    expect((await askWith(browser, phone, solved)).code).toBe(42800);
  });

  it('let one of five equal proofs at once win', async () => {
    const browser = await tiredBrowser();
    const phone = newPhone();
    const proof = solve((await ask(browser, phone)).data);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askWith(browser, phone, proof)));
    expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
  });

  it.each(['12345', '10800000001', 'phone', '+85212345678'])(
    'refuse %s as a phone beside its field',
    async (phone) => {
      expect(await ask(open(), phone)).toMatchObject({
        code: 40000,
        data: { fields: { phone: { key: 'invalid_phone' } } },
      });
    },
  );

  it.each(['12345', 'abcdef', '1234 6'])('refuse %s as a code beside its field', async (code) => {
    expect(await prove(open(), newPhone(), code)).toMatchObject({
      code: 40000,
      data: { fields: { verify_code: { key: 'invalid_code' } } },
    });
  });

  it('may be typed in full width', async () => {
    const browser = open();
    const phone = newPhone();
    await ask(browser, phone);
    const code = await newestCode();
    const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await prove(browser, phone, wide)).code).toBe(20000);
  });

  it('open the calls of candidates for half an hour; without a ticket they are refused', async () => {
    const browser = open();
    const phone = newPhone();
    const own = (caller: Browser) => caller.call('class/fetchEnrollListsByPhone', {});
    expect((await own(browser)).code).toBe(40203);
    await ask(browser, phone);
    await prove(browser, phone, await newestCode());
    expect((await own(browser)).code).toBe(20000);
    const thief = open();
    thief.cookies.set('__Host-ticket', 'A'.repeat(43));
    expect((await own(thief)).code).toBe(40203);
    test.pass(1_801);
    expect((await own(browser)).code).toBe(40203);
  });
});

describe('the outbox', () => {
  const [engine] = engines;
  let test: TestApp;
  beforeAll(async () => {
    if (!engine) throw new Error('there is no engine');
    test = await openTestApp(engine, { config: { mode: 'demo' } });
  });
  afterAll(() => test.close());

  it('show the text of the messages in demo mode, to this machine by its own names only', async () => {
    const browser = createBrowser(test.app);
    await browser.call(
      'class/fetchClassVerfyCode',
      { phone: '13800000001' },
      { headers: { 'accept-language': 'zh' } },
    );
    const { data } = await browser.call('demo/fetchOutbox', {});
    expect(data.items).toEqual([
      {
        at: expect.any(String),
        phone_masked: '138****0001',
        text: expect.stringMatching(/^【SkillCert】验证码 \d{6}，5分钟内有效。/),
      },
    ]);
    for (const foreign of [
      { caller: createBrowser(test.app, '203.0.113.9'), headers: {} },
      { caller: browser, headers: { host: 'evil.example' } },
    ]) {
      const answer = await foreign.caller.call('demo/fetchOutbox', {}, { headers: foreign.headers });
      expect({ status: answer.status, code: answer.code }).toEqual({ status: 404, code: 40404 });
    }
  });

  it('is read by phone, however many were sent to others since', async () => {
    const browser = createBrowser(test.app);
    await browser.call('class/fetchClassVerfyCode', { phone: '13800000002' });
    const { db } = test.services.store;
    const own = db.selectFrom('sms').selectAll().where('phone_masked', '=', '138****0002');
    const { params, ...sent } = await own.executeTakeFirstOrThrow();
    const others = Array.from({ length: 20 }, () => ({
      ...sent,
      params: JSON.stringify(params),
      sms_id: newId(),
      phone_masked: '139****0000',
      created_at: new Date(sent.created_at.getTime() + 1),
    }));
    await db.insertInto('sms').values(others).execute();
    const read = async (input: object) =>
      JSON.stringify((await browser.call('demo/fetchOutbox', input)).data);
    expect(await read({})).not.toContain('138****0002');
    const ownMessages = await read({ phone_masked: '138****0002' });
    expect(ownMessages).toContain('138****0002');
    expect(ownMessages).not.toContain('139****0000');
  });

  it('do not exist outside demo mode', async () => {
    if (!engine) throw new Error('there is no engine');
    const other = await openTestApp(engine);
    expect((await createBrowser(other.app).call('demo/fetchOutbox', {})).code).toBe(40404);
    await other.close();
  });
});
