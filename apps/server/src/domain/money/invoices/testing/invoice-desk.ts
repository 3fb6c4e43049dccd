import type { InputOf } from '@skillcert/api-client/contract';
import type { Candidate, StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { newId } from '../../../../platform/store/new-id.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { decideInvoice } from '../decide-invoice.js';
import { fetchInvoiceById } from '../fetch-invoice-by-id.js';
import { issueInvoice } from '../issue-invoice.js';
import { requestInvoice } from '../request-invoice.js';

type Asked = InputOf<'payment/requestInvoice'>;

/** A unit that takes special invoices. */
export const testUnitBuyer = {
  from: 'typed',
  title_type: 'unit',
  title: '华东技术咨询有限公司',
  tax_no: '91350100m000100y43',
  address: '上海市徐汇区漕溪北路 1 号',
  phone: '021-61234567',
  bank: '中国工商银行上海徐汇支行',
  account_number: '1001 2661 0920 0012 345',
} as const satisfies Asked['buyer'];

const person = { from: 'typed', title_type: 'personal', title: '李晓明' } as const;

const paper = Buffer.from('%PDF-1.7 %%EOF');

/** The calls about invoices, as tests make them in one class. */
export const invoiceDesk = (services: Services, class_id: number) => {
  const decide = (
    caller: StaffSession,
    invoice_id: number,
    event: InputOf<'payment/decideInvoice'>['event'],
    reason = '',
  ) => callHandler(decideInvoice, { services, caller, input: { class_id, invoice_id, event, reason } });
  const issue = (
    caller: StaffSession,
    invoice_id: number,
    event: 'issue' | 'red_issue' = 'issue',
    { number = String(newId()), bytes = paper }: { number?: string; bytes?: Buffer } = {},
  ) => {
    const input = { class_id, invoice_id, event, number };
    return callHandler(issueInvoice, { services, caller, input, bytes });
  };
  return {
    decide,
    issue,
    ask: (caller: Candidate | StaffSession, payment_ids: number[], changes: Partial<Asked> = {}) =>
      callHandler(requestInvoice, {
        services,
        caller,
        input: { class_id, payment_ids, kind: 'ordinary', buyer: person, ...changes },
      }),
    issued: async (caller: StaffSession, invoice_id: number) => {
      await decide(caller, invoice_id, 'accept');
      return issue(caller, invoice_id);
    },
    detail: (caller: StaffSession, invoice_id: number) =>
      callHandler(fetchInvoiceById, { services, caller, input: { class_id, invoice_id } }),
  };
};
