import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { ClassEvent } from '@skillcert/core';
import { newLetters } from '@skillcert/e2e/new-letters.js';

interface Account {
  readonly username: string;
  readonly password: string;
}

/** A class that is not open yet. */
export interface DraftedClass {
  readonly class_id: number;
  readonly class_name: string;
  readonly updated_at: string;
  readonly unit_id: number | null;
}

/** An account that candidates send money to. */
export const payee = {
  bank: '中国工商银行',
  account_name: '华东职业能力评价协会',
  account_number: '6222021001116245123',
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A class as staff write it, its enrolment open since yesterday. */
const draft = {
  class_type: 0,
  level: '5',
  city: '杭州',
  venue: '杭州市西湖区文三路1号',
  enroll_types: ['individual', 'organization'],
  study_types: ['online', 'onsite'],
  enroll_start: inDays(-1),
  enroll_end: inDays(20),
  study_start: null,
  study_end: null,
  exam_at: inDays(40),
  capacity: 60,
  fee_cents: 68_000,
  contacts: [{ name: '周敏', phone: '0571-55550123' }],
};

const post = async (api: APIRequestContext, token: string, call: string, data: object | Buffer) => {
  const response = await api.post(`/api/${call}`, {
    data,
    headers: {
      'X-Token': token,
      'Idempotency-Key': randomUUID(),
      ...(data instanceof Buffer && { 'Content-Type': 'image/png' }),
    },
  });
  const envelope = await response.json();
  if (envelope.code !== 20000) throw new Error(`${call}: ${envelope.code} ${JSON.stringify(envelope)}`);
  return envelope.data;
};

const signIn = async (baseURL: string, { username, password }: Account) => {
  const api = await request.newContext({ baseURL });
  const { token } = await post(api, '', 'user/login', { username, password });
  return { api, call: (name: string, data: object) => post(api, token, name, data), token };
};

/** An account at the API, which makes the data of a screen's test. */
export const openOffice = async (baseURL: string, account: Account) => {
  const { api, call, token } = await signIn(baseURL, account);
  const drafted: number[] = [];
  /** Sets the account for the fee of a class, if it has a fee and no account. */
  const givePayee = async (class_id: number) => {
    const { payee: kept, ...gathering } = await call('payment/fetchGathering', { class_id });
    if (kept || gathering.fee_cents === 0) return;
    const { fee_cents, organization_fee_cents, updated_at } = gathering;
    const paid = { class_id, fee_cents, organization_fee_cents, updated_at, pay_until: null, note: '' };
    await call('payment/saveGathering', { ...paid, payee: { from: 'entered', ...payee } });
  };
  /**
   * Applies an event to a class before its moment, or a step back: another account of the platform confirms it, where
   * one person is not enough.
   */
  const moveByTwo = async (class_id: number, event: ClassEvent) => {
    const step = { class_id, event, reason: '由两人办理' };
    const { waits_for_second } = await call('class/setClassStatus', step);
    if (!waits_for_second) return;
    const username = account.username === 'zkyadmin02' ? 'zkyadmin01' : 'zkyadmin02';
    const second = await signIn(baseURL, { username, password: `${username}-demo` });
    await second.call('class/setClassStatus', { class_id, event });
    await second.api.dispose();
  };
  return {
    call,
    givePayee,
    moveByTwo,
    /** Sends a picture to a call with its input in the address. */
    upload: (address: string, picture: Buffer) => post(api, token, address, picture),
    /** A draft of a name that no other test uses. */
    draftClass: async (changes: object = {}): Promise<DraftedClass> => {
      const class_name = `端到端 ${newLetters()}`;
      const made = await call('class/createClass', { ...draft, class_name, ...changes });
      drafted.push(made.class_id);
      return made;
    },
    /** Submits, approves and opens a class, which has its payee by then. */
    openClass: async (class_id: number) => {
      await givePayee(class_id);
      await call('class/setClassStatus', { class_id, event: 'submit' });
      const { status } = await call('class/checkClass', { class_id, event: 'approve' });
      // The clock may open it first.
      if (status !== 'enrolling') {
        await call('class/setClassStatus', { class_id, event: 'open' }).catch(() => undefined);
      }
    },
    /** Takes over a class that another account has made: it is cancelled in the end too. */
    takeOver: (class_id: number) => {
      drafted.push(class_id);
    },
    close: () => api.dispose(),
    /** Cancels the created classes, so that the open classes of the demo stay on the first page; some end otherwise. */
    discard: async () => {
      for (const class_id of drafted) {
        await moveByTwo(class_id, 'cancel').catch(() => undefined);
      }
      await api.dispose();
    },
  };
};

/** The result of {@link openOffice}. */
export type Office = Awaited<ReturnType<typeof openOffice>>;
