import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of an invoice (fapiao). An issued one is never deleted: a counter-entry of its own number makes it
 * void. The caller gives `another_person`: nobody issues the counter-entry that they requested.
 */
export const invoiceLifecycle = defineLifecycle({
  name: 'invoice',
  initial: 'requested',
  states: {
    requested: {},
    issuing: {},
    issue_failed: {},
    issued: { ends: true },
    rejected: { ends: true },
    red_requested: {},
    red_issued: { ends: true },
  },
  transitions: [
    { from: 'requested', event: 'accept', to: 'issuing', by: classStaff },
    { from: 'requested', event: 'reject', to: 'rejected', by: classStaff, needs: ['reason'] },
    { from: 'issuing', event: 'issue', to: 'issued', by: classStaff, needs: ['number', 'file'] },
    { from: 'issuing', event: 'fail', to: 'issue_failed', by: classStaff, needs: ['reason'] },
    { from: 'issue_failed', event: 'retry', to: 'issuing', by: classStaff },
    { from: 'issued', event: 'red_request', to: 'red_requested', by: classStaff, needs: ['reason'] },
    {
      from: 'red_requested',
      event: 'red_issue',
      to: 'red_issued',
      by: classStaff,
      needs: ['another_person', 'number', 'file'],
    },
    { from: 'red_requested', event: 'buyer_refuse', to: 'issued', by: classStaff },
  ],
});

/** A state of {@link invoiceLifecycle}. */
export type InvoiceStatus = keyof typeof invoiceLifecycle.states;

/** An event of {@link invoiceLifecycle}. */
export type InvoiceEvent = (typeof invoiceLifecycle.transitions)[number]['event'];

/** Whether an invoice is issued or on its way. Its money cannot be refunded before it is rejected or void. */
export const isLiveInvoice = (status: InvoiceStatus): boolean =>
  status !== 'rejected' && status !== 'red_issued';
