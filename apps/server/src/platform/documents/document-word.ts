/** The labels of a receipt; each stands in the messages under `receipt.<name>`. */
type ReceiptLabel =
  | 'payer'
  | 'candidate'
  | 'purpose'
  | 'amount'
  | 'in_words'
  | 'paid_back'
  | 'paid_on'
  | 'payee'
  | 'issued_by'
  | 'issued_at';

/** The labels of a ticket; each stands in the messages under `ticket.<name>`. */
type TicketLabel =
  | 'title'
  | 'name'
  | 'identity'
  | 'enrol_no'
  | 'class'
  | 'unit'
  | 'photo'
  | 'no_photo'
  | 'sittings'
  | 'subject'
  | 'time'
  | 'room'
  | 'seat'
  | 'place'
  | 'desk'
  | 'zone'
  | 'contact'
  | 'rules'
  | 'code';

/** The labels of the handbook; each stands in the messages under `handbook.<name>`. */
type HandbookLabel =
  | 'title'
  | 'levels'
  | 'level'
  | 'subjects'
  | 'fee'
  | 'exams'
  | 'subject'
  | 'minutes'
  | 'full_points'
  | 'pass_points'
  | 'exams_text'
  | 'kept_text'
  | 'documents'
  | 'documents_text'
  | 'rules';

/** The labels of a certificate; each stands in the messages under `certificate.<name>`. */
type CertificateLabel =
  | 'title'
  | 'teacher_title'
  | 'name'
  | 'identity'
  | 'class'
  | 'occupation'
  | 'level'
  | 'number'
  | 'issued_on'
  | 'issuer'
  | 'photo'
  | 'no_photo'
  | 'statement'
  | 'teacher_statement'
  | 'scores'
  | 'subject'
  | 'score'
  | 'teaching'
  | 'lessons'
  | 'minutes'
  | 'check'
  | 'check_text'
  | 'teacher_check_text'
  | 'code'
  | 'signature'
  | 'seal';

/** The words of an Open Badge about a certificate; each stands in the messages under `credential.<name>`. */
type CredentialLabel =
  | 'name'
  | 'description'
  | 'criteria'
  | 'comma'
  | 'teacher_description'
  | 'teacher_criteria';

/** The words of documents, by their keys in the messages. */
export type DocumentWord =
  | 'document.page'
  | 'receipt.title'
  | `receipt.${ReceiptLabel}`
  | `ticket.${TicketLabel}`
  | `handbook.${HandbookLabel}`
  | `certificate.${CertificateLabel}`
  | `credential.${CredentialLabel}`;
