import type { CertificateStatus } from '../lifecycle/certificate-lifecycle.js';
import type { ClassStatus } from '../lifecycle/class-lifecycle.js';
import type { PaymentStatus } from '../lifecycle/payment-lifecycle.js';
import type { RefundStatus } from '../lifecycle/refund-lifecycle.js';
import type { ReviewStatus } from '../lifecycle/review-lifecycle.js';
import type { TicketStatus } from '../lifecycle/ticket-lifecycle.js';

/** A record in a state, and since when it is known to be there. */
interface Dated<Status> {
  readonly status: Status;
  readonly at: string;
}

/** The facts of one enrolment in the records of a class; moments are ISO 8601. */
export interface StandingFacts {
  readonly class_status: ClassStatus;
  /** The moment when the class entered its stage; null if unknown. */
  readonly class_at: string | null;
  readonly review: ReviewStatus;
  /** When the enrolment came into that state. */
  readonly review_at: string;
  /** Whether it costs something, and the money is not there. */
  readonly owes: boolean;
  /** Whether the class has set the way of payment. */
  readonly collects: boolean;
  /** The newest one. */
  readonly payment: Dated<PaymentStatus> | null;
  /** The newest one, of any payment. */
  readonly refund: Dated<RefundStatus> | null;
  /** Whether the courses that its ticket waits for are done; true if it waits for none. */
  readonly studied: boolean;
  /** Whether it is one of those who are examined. */
  readonly examined: boolean;
  /** Whether there is a subject that it does not keep from another class, and needs a seat for. */
  readonly needs_seat: boolean;
  /** The one that holds. */
  readonly ticket: Dated<Exclude<TicketStatus, 'none' | 'void'>> | null;
  /** Whether the candidate was seen at the exam, or let in by two devices of which one must be wrong. */
  readonly door: 'admitted' | 'conflict' | null;
  /** Since when a recheck, or a change of a score that is proposed, waits to be decided about. */
  readonly objection_at: string | null;
  /** The newest one that is not void. */
  readonly certificate: Dated<Exclude<CertificateStatus, 'eligible' | 'void'>> | null;
  /** Whether a certificate may be made and is not. */
  readonly eligible: boolean;
}
