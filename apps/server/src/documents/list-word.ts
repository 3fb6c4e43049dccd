import type {
  AccountRow,
  CertificateRow,
  InvoiceRow,
  PaymentRow,
  TicketRow,
} from '@skillcert/api-client/contract';
import type { Role } from '@skillcert/core';

/** The heads of what lists as files have; each stands in the messages under `list.<name>`. */
export type ListHead =
  | 'amount'
  | 'approved'
  | 'assigned'
  | 'begun'
  | 'certificate_no'
  | 'class_name'
  | 'created_at'
  | 'currency'
  | 'done_at'
  | 'editor_deadline'
  | 'email'
  | 'enroll_end'
  | 'enrol_no'
  | 'enroll_type'
  | 'expert_deadline'
  | 'group_count'
  | 'invoice_no'
  | 'is_void'
  | 'issued_at'
  | 'issued_by'
  | 'kind'
  | 'last_at'
  | 'method'
  | 'minutes'
  | 'name'
  | 'paid'
  | 'paid_on'
  | 'payee_name'
  | 'payer_name'
  | 'payments'
  | 'phone_masked'
  | 'prepared_by'
  | 'rate'
  | 'receipt_no'
  | 'recommend_deadline'
  | 'refund'
  | 'refunded'
  | 'replaced_by'
  | 'replaces'
  | 'request_no'
  | 'revision'
  | 'roles'
  | 'seats'
  | 'status'
  | 'submitted'
  | 'tax_no'
  | 'ticket_no'
  | 'title'
  | 'title_type'
  | 'unit'
  | 'updated_at'
  | 'username';

/** What lists as files say, by its key in the messages. */
export type ListWord =
  | `list.${ListHead}`
  | 'list.void'
  | 'list.seat'
  | `payment.method.${PaymentRow['method']}`
  | `payment.status.${PaymentRow['status']}`
  | `refund.status.${NonNullable<PaymentRow['refund_status']>}`
  | `invoice.kind.${InvoiceRow['kind']}`
  | `invoice.title_type.${InvoiceRow['title_type']}`
  | `invoice.status.${InvoiceRow['status']}`
  | `ticket.status.${TicketRow['status']}`
  | `certificate.status.${CertificateRow['status']}`
  | `account.status.${AccountRow['status']}`
  | `account.rate.${Exclude<AccountRow['rate_status'], ''>}`
  | `role.${Role}`;
