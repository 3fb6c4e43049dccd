import type { CertificateStatus } from '../certificate-lifecycle.js';
import type { InvoiceStatus } from '../invoice-lifecycle.js';
import type { PaymentStatus } from '../payment-lifecycle.js';
import type { RefundStatus } from '../refund-lifecycle.js';
import type { RegistryStatus } from '../registry-lifecycle.js';
import type { ReviewStatus } from '../review-lifecycle.js';
import type { SmsStatus } from '../sms-lifecycle.js';

/**
 * The kinds of work that may wait in a class, for the people responsible; a list of classes can be filtered by
 * each.
 */
export const waitingWork = [
  'to_review',
  'doubtful',
  'ending_soon',
  'overdue',
  'due_soon',
  'steps',
  'payments',
  'refunds',
  'invoices',
  'day_moves',
  'scores',
  'rechecks',
  'certificates',
  'mailings',
  'credit',
] as const;

/**
 * The kinds of work that a list of classes counts in each class, beside the candidates to review: records
 * that wait in a list of the class.
 */
export const workInClass = [
  'doubtful',
  'steps',
  'payments',
  'refunds',
  'invoices',
  'day_moves',
  'scores',
  'rechecks',
  'certificates',
  'mailings',
] as const satisfies readonly (typeof waitingWork)[number][];

/** A kind of {@link workInClass}. */
export type WorkInClass = (typeof workInClass)[number];

/** The states in which a record waits for somebody. Lists count these records at their top, and may begin with them. */
export const waitingStates = {
  enrolment: ['submitted', 'in_review', 'doubtful'],
  payment: ['declared', 'confirmed_late'],
  refund: ['requested', 'approved', 'manual', 'returned'],
  invoice: ['requested', 'issuing', 'issue_failed', 'red_requested'],
  certificate: ['eligible', 'numbered'],
  registry: ['rejected'],
  sms: ['failed', 'unknown'],
} as const satisfies {
  readonly enrolment: readonly ReviewStatus[];
  readonly payment: readonly PaymentStatus[];
  readonly refund: readonly RefundStatus[];
  readonly invoice: readonly InvoiceStatus[];
  readonly certificate: readonly CertificateStatus[];
  readonly registry: readonly RegistryStatus[];
  readonly sms: readonly SmsStatus[];
};
