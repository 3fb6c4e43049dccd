import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { NewCandidate } from '@skillcert/e2e/new-candidate.js';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import { type NewUnit, publishCourse } from './publish-course.js';

interface ClassFacts {
  readonly class_id: number;
  readonly class_name: string;
  readonly code: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const draft = (class_name: string, capacity: number, level = '5', fee_cents = 68_000) => ({
  class_name,
  class_type: 0,
  level,
  city: '杭州',
  venue: '杭州市西湖区文三路1号',
  enroll_types: ['individual', 'organization'],
  study_types: ['online', 'onsite'],
  enroll_start: inDays(-1),
  enroll_end: inDays(20),
  study_start: null,
  study_end: null,
  exam_at: inDays(40),
  capacity,
  fee_cents,
  contacts: [{ name: '周敏', phone: '0571-55550123' }],
});

const post = async (
  api: APIRequestContext,
  token: string,
  call: string,
  data: object,
  params: Record<string, string | number> = {},
) => {
  const response = await api.post(`/api/${call}`, {
    data,
    params,
    headers: { 'X-Token': token, 'Idempotency-Key': randomUUID() },
  });
  const envelope = await response.json();
  if (envelope.code !== 20000) throw new Error(`${call}: ${envelope.code} ${envelope.message}`);
  return envelope.data;
};

/** An administrator at the API, who makes the classes of a test and acts on them. */
export const openStaff = async (
  product: Pick<Product, 'url'>,
  account: { username: string; password: string },
) => {
  const api = await request.newContext({ baseURL: product.url });
  const { username, password } = account;
  const { token } = await post(api, '', 'user/login', { username, password });
  const call = (name: string, data: object) => post(api, token, name, data);
  const send = (name: string, params: Record<string, string | number>, file: Buffer) =>
    post(api, token, name, file, params);
  const apply = (class_id: number, event: string) => call('class/setClassStatus', { class_id, event });
  const open = async (class_id: number) => {
    const { payee, ...gathering } = await call('payment/fetchGathering', { class_id });
    if (!payee && gathering.fee_cents > 0) {
      const { fee_cents, organization_fee_cents, updated_at } = gathering;
      const kept = { class_id, fee_cents, organization_fee_cents, updated_at, pay_until: null, note: '' };
      const account = { bank: '中国工商银行', account_name: '华东职业能力评价协会' };
      const entered = { from: 'entered', ...account, account_number: '6222021001116245123' };
      await call('payment/saveGathering', { ...kept, payee: entered });
    }
    await apply(class_id, 'submit');
    const approved = await call('class/checkClass', { class_id, event: 'approve' });
    // The clock may open it first.
    if (approved.status !== 'enrolling') await apply(class_id, 'open').catch(() => undefined);
  };
  return {
    /** A class of its own that takes enrolments. */
    openClass: async (capacity: number, level?: string, fee_cents?: number): Promise<ClassFacts> => {
      const made = await call(
        'class/createClass',
        draft(`端到端测试班 ${newLetters()}`, capacity, level, fee_cents),
      );
      await open(made.class_id);
      return made;
    },
    apply,
    publishCourse: (class_id: number, units: readonly NewUnit[]) =>
      publishCourse({ call, send }, class_id, units),
    closeWaitingList: (class_id: number) => call('class/setWaitingList', { class_id, waiting_list: false }),
    /** Takes an enrolment out of its class. */
    withdraw: (class_id: number, enrolment_id: number) =>
      call('enrolment/reviewEnrolment', { class_id, enrolment_id, event: 'withdraw' }),
    /** A joint class of its own that takes enrolments, with one unit that has this many places. */
    openJointClass: async (capacity: number, quota: number): Promise<ClassFacts & { unit_id: number }> => {
      const made = await call('class/createClass', {
        ...draft(`端到端联合班 ${newLetters()}`, capacity),
        class_type: 1,
      });
      const { class_id, updated_at } = made;
      const asked = { class_id, page: 1, limit: 1, search: '华东' };
      const { items } = await call('class/fetchClassRestRcommendList', asked);
      const [{ unit_id }] = items;
      const units = [{ unit_id, quota, share_bp: 10_000 }];
      await call('class/addClassRecommend', { class_id, updated_at, units });
      await open(class_id);
      return { ...made, unit_id };
    },
    /** One unit of a joint class with its figures. */
    unit: (class_id: number, unit_id: number): Promise<object> =>
      call('class/fetchClassRecommendList', { class_id, unit_id }),
    /** The enrolments of a class. */
    enrolments: async (
      class_id: number,
    ): Promise<{ enrolment_id: number; enrol_no: string; status: string }[]> =>
      (await call('enrolment/fetchEnrolmentLists', { class_id, page: 1, limit: 20 })).items,
    /** Enrols a person at the desk, who has sent neither photo nor documents. */
    enrol: (class_id: number, { name, phone, id_card }: Pick<NewCandidate, 'name' | 'phone' | 'id_card'>) =>
      call('enrolment/addEnrolment', {
        class_id,
        name,
        phone,
        id_type: 'cn',
        id_card,
        gender: Number(id_card[16]) % 2 === 1 ? 'male' : 'female',
        birth: id_card.slice(6, 14).replace(/(....)(..)(..)/, '$1-$2-$3'),
        email: '',
        education: 'bachelor',
        employer: '',
        job: '',
        enroll_type: 'individual',
        study_type: 'online',
        consent: true,
      }),
    /** Reviews the only enrolment of a class. */
    review: async (class_id: number, event: string, more: object = {}) => {
      const { items } = await call('enrolment/fetchEnrolmentLists', { class_id, page: 1, limit: 1 });
      const { enrolment_id } = items[0];
      await call('enrolment/reviewEnrolment', { class_id, enrolment_id, event: 'claim' });
      await call('enrolment/reviewEnrolment', { class_id, enrolment_id, event, ...more });
    },
    /** The state of the account with this name in the list of a role. */
    accountStatus: async (role: string, search: string): Promise<string | undefined> => {
      const params = { role, page: 1, limit: 20 };
      const headers = { 'X-Token': token, 'X-Search': encodeURIComponent(search) };
      const answer = await api.get('/api/user/getList', { params, headers });
      const { data } = await answer.json();
      return data.items[0]?.status;
    },
    /** A certificate of the demo that was revoked, its day of issue and its holder's identity number. */
    revokedCertificate: async (): Promise<Record<'certificate_no' | 'issued_on' | 'id_card', string>> => {
      const classes = await call('class/fetchClassLists', { status: ['finished'], page: 1, limit: 100 });
      for (const { class_id } of classes.items) {
        const asked = { class_id, status: 'revoked' };
        const { items } = await call('certificate/fetchCertificateLists', asked);
        const [found] = items;
        if (!found) continue;
        const { certificate_no, issued_at, enrolment_id } = found;
        const why = { class_id, enrolment_id, reason: '端到端测试' };
        const { id_card } = await call('enrolment/revealEnrolment', why);
        return { certificate_no, issued_on: issued_at.slice(0, 10), id_card };
      }
      throw new Error('No certificate of the demo was revoked.');
    },
    /** A revoked certificate of a teacher in the demo, and the end of their phone number. */
    revokedTeacher: async (): Promise<{ certificate_no: string; phone_end: string }> => {
      const classes = await call('class/fetchClassLists', { status: ['finished'], page: 1, limit: 100 });
      for (const { class_id } of classes.items) {
        const { items } = await call('certificate/fetchTeacherLists', { class_id, status: 'revoked' });
        const [found] = items;
        if (!found) continue;
        const { phone_masked } = await call('user/fetchUserById', { user_id: found.user_id });
        return { certificate_no: found.certificate_no, phone_end: phone_masked.slice(-4) };
      }
      throw new Error('No certificate of a teacher of the demo was revoked.');
    },
    close: () => api.dispose(),
  };
};

/** The result of {@link openStaff}. */
export type Staff = Awaited<ReturnType<typeof openStaff>>;
