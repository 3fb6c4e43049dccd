import type {
  AccountRow,
  CertificateRow,
  DoubtKind,
  InvoiceRow,
  PaymentRow,
  ReportRow,
  SameBy,
  TicketRow,
} from '@skillcert/api-client/contract';
import type {
  CourseStatus,
  ExamMark,
  Role,
  SittingMark,
  SmsStatus,
  StudyKind,
  TopUpStatus,
} from '@skillcert/core';

/** The heads of columns in exported lists; each stands in the messages under `list.<name>`. */
export type ListHead =
  | 'account_number'
  | 'action'
  | 'address'
  | 'admitted_at'
  | 'amount'
  | 'approved'
  | 'assigned'
  | 'at'
  | 'attendance'
  | 'bank'
  | 'begun'
  | 'by'
  | 'certificate_no'
  | 'certified'
  | 'class_name'
  | 'conflicts'
  | 'course'
  | 'created_at'
  | 'currency'
  | 'detail'
  | 'done_at'
  | 'doubt_kind'
  | 'editor_deadline'
  | 'email'
  | 'ends_at'
  | 'enrol_no'
  | 'enroll_end'
  | 'enroll_type'
  | 'enrolled_at'
  | 'enrolments'
  | 'exam_result'
  | 'expected'
  | 'expert_deadline'
  | 'file'
  | 'file_title'
  | 'floor'
  | 'from_state'
  | 'group_count'
  | 'hash'
  | 'id_masked'
  | 'invigilators'
  | 'invoice_email'
  | 'invoice_no'
  | 'is_void'
  | 'issued_at'
  | 'issued_by'
  | 'issued_on'
  | 'kind'
  | 'last_at'
  | 'learners'
  | 'learners_begun'
  | 'learners_done'
  | 'lesson'
  | 'lessons'
  | 'mark'
  | 'marked_at'
  | 'method'
  | 'minutes_learned'
  | 'minutes_mean'
  | 'minutes_taught'
  | 'name'
  | 'object'
  | 'ordered_at'
  | 'ordered_by'
  | 'paid'
  | 'paid_at'
  | 'paid_on'
  | 'payee_name'
  | 'payer_name'
  | 'payments'
  | 'phone'
  | 'phone_masked'
  | 'place'
  | 'prepared_by'
  | 'quota'
  | 'rate'
  | 'reason'
  | 'receipt_no'
  | 'recommend_deadline'
  | 'refund'
  | 'refunded'
  | 'registered_at'
  | 'registry'
  | 'registry_fault'
  | 'replaced_by'
  | 'replaces'
  | 'request_no'
  | 'required_minutes'
  | 'reviewer'
  | 'revision'
  | 'roles'
  | 'room'
  | 'same'
  | 'seat_count'
  | 'seats'
  | 'segments'
  | 'sent_at'
  | 'share'
  | 'starts_at'
  | 'status'
  | 'step_no'
  | 'study_kind'
  | 'study_unit'
  | 'study_units'
  | 'subject'
  | 'submitted'
  | 'tax'
  | 'tax_no'
  | 'teachers'
  | 'text'
  | 'ticket_no'
  | 'title'
  | 'title_type'
  | 'to_state'
  | 'unit'
  | 'updated_at'
  | 'username'
  | 'visits'
  | 'with_tax';

/** The words of exported lists, by their keys in the messages. */
export type ListWord =
  | `list.${ListHead}`
  | 'list.void'
  | 'list.seat'
  | 'list.passed'
  | 'list.failed'
  | 'list.annulled'
  | 'list.kept'
  | `list.mark.${ExamMark}`
  | `list.sitting_mark.${SittingMark | 'past_entry'}`
  | `list.attendance.${ReportRow['attendance']}`
  | `list.same.${SameBy}`
  | `list.doubt_kind.${DoubtKind}`
  | `list.course.${CourseStatus}`
  | `list.study_kind.${StudyKind}`
  | `message.status.${SmsStatus}`
  | `top_up.status.${TopUpStatus}`
  | `payment.method.${PaymentRow['method']}`
  | `payment.status.${PaymentRow['status']}`
  | `refund.status.${NonNullable<PaymentRow['refund_status']>}`
  | `invoice.kind.${InvoiceRow['kind']}`
  | `invoice.title_type.${InvoiceRow['title_type']}`
  | `invoice.status.${InvoiceRow['status']}`
  | `ticket.status.${TicketRow['status']}`
  | `certificate.status.${CertificateRow['status']}`
  | `registry.status.${NonNullable<CertificateRow['registry']>}`
  | `account.status.${AccountRow['status']}`
  | `account.rate.${Exclude<AccountRow['rate_status'], ''>}`
  | `role.${Role}`;
