import type { Browser } from '@playwright/test';
import { type NewCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { type Office, payee } from './office.js';
import { openCandidatePhone } from './paying-candidate.js';

/** Approves the waiting candidates of a class. */
export const approveAll = async (office: Office, class_id: number) => {
  const { items } = await office.call('enrolment/fetchEnrolmentLists', { class_id, page: 1, limit: 20 });
  for (const { enrolment_id, status } of items) {
    if (status !== 'submitted') continue;
    await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event: 'claim' });
    await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event: 'approve' });
  }
};

/** Sets the collection of a class's fee. */
const gather = async (office: Office, class_id: number, changes: object) => {
  const { updated_at } = await office.call('payment/fetchGathering', { class_id });
  return office.call('payment/saveGathering', {
    class_id,
    fee_cents: 68_000,
    organization_fee_cents: null,
    pay_until: null,
    note: '请在附言中填写报名编号',
    payee: { from: 'entered', ...payee },
    updated_at,
    ...changes,
  });
};

/** Adds a collection QR to how a class collects its fee. */
export const showQr = async (office: Office, class_id: number) => {
  const { buffer } = await newPhoto();
  const { proof_id } = await office.upload(`payment/uploadProof?class_id=${class_id}`, buffer);
  return gather(office, class_id, { payee: { from: 'kept' }, qr_id: proof_id });
};

/** Confirms every declared payment of a class. */
const confirmAll = async (office: Office, class_id: number) => {
  const { items } = await office.call('payment/fetchPaymentLists', { class_id, status: ['declared'] });
  for (const { payment_id } of items) {
    await office.call('payment/checkPayment', { class_id, payment_id, event: 'confirm' });
  }
};

/** A class that collects its fee, and a candidate with a phone who enrolled there and was approved. */
export const openApproved = async (
  browser: Browser,
  baseURL: string,
  office: Office,
  { gathering = {}, person }: { readonly gathering?: object; readonly person?: NewCandidate } = {},
) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  await gather(office, class_id, gathering);
  const phone = await openCandidatePhone(browser, { baseURL, ...(person && { person }) });
  const enrolment_id = await phone.enrol(class_id);
  await approveAll(office, class_id);
  return { class_id, class_name, enrolment_id, phone };
};

/** The result of {@link openApproved}. */
export type Approved = Awaited<ReturnType<typeof openApproved>>;

/** The candidate pays the fee and the desk confirms it: the phone shows it. */
export const payFor = async (opened: Approved, office: Office): Promise<Approved> => {
  const { phone, class_id, enrolment_id } = opened;
  await phone.pay(class_id, enrolment_id);
  await confirmAll(office, class_id);
  await phone.openMine();
  return opened;
};
