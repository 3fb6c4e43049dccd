import type { LessonMark, SittingMark } from '@skillcert/core';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import type { Row } from '../../../platform/store/database.js';
import type { readOwnCertificates } from '../../certificates/index.js';
import type { Draft } from '../draft/read-draft.js';
import type { listOwnEnrolments } from '../own/list-own-enrolments.js';
import type { readOwnInvoices } from './read-own-invoices.js';
import type { readOwnStudy } from './read-own-study.js';

/** Facts of an enrolment that only its holder and the export of own data see. */
export interface Sealed {
  readonly enrolment_id: number;
  readonly id_card_enc: Buffer;
  readonly photo_id: number | null;
  readonly language: string;
  readonly consent_at: Date;
  readonly admitted_at: Date | null;
  /** The moves on the day of the exam that somebody requested and nobody decided. */
  readonly seat_moves: readonly { readonly reason: string; readonly asked_at: string }[];
  readonly invoice_wish: Pick<Row<'invoice_wish'>, 'title' | 'tax_no' | 'email'> | null;
  readonly lessons: readonly {
    readonly title: string;
    readonly starts_at: string;
    readonly mark: LessonMark;
  }[];
  readonly sittings: readonly {
    readonly subject: string;
    readonly starts_at: string;
    readonly mark: SittingMark;
    readonly marked_at: string;
  }[];
}

export interface Paid {
  readonly payment_id: number;
  readonly enrolment_id: number;
  readonly payer_account_enc: Buffer | null;
  readonly proof_id: number | null;
  /** The accounts that money of the payment went back to, except the payer's own. */
  readonly sent_to: readonly {
    readonly account_name: string;
    readonly bank: string;
    readonly sealed: string;
  }[];
  /** Null until the money has come in. */
  readonly receipt: { readonly receipt_no: string; readonly issued_at: string } | null;
}

type Of<Read extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Read>>;
type Invoices = Of<typeof readOwnInvoices>;

export interface OwnParts {
  readonly certificates: Of<typeof readOwnCertificates>;
  readonly study: Of<typeof readOwnStudy>;
  readonly payments: readonly Paid[];
  readonly invoices: Invoices;
}

/** A file, and its path beside the data. */
export interface NamedFile {
  readonly file_id: number;
  readonly name: string;
}

type NameFile = (folder: string, name: string, file_id: number | null | undefined) => string | undefined;

/** Gives each file a path beside the data, with a number that makes it unique. */
export const nameFiles = (): { readonly files: NamedFile[]; readonly named: NameFile } => {
  const files: NamedFile[] = [];
  const named: NameFile = (folder, name, file_id) => {
    if (!file_id) return undefined;
    const path = `${folder}/${name}-${files.length + 1}`;
    files.push({ file_id, name: path });
    return path;
  };
  return { files, named };
};

interface Opening {
  readonly keyring: Keyring;
  readonly named: NameFile;
}

const openPayment = (
  { payment_id, payer_account_enc, proof_id, sent_to, ...payment }: Paid,
  folder: string,
  invoices: Invoices,
  { keyring, named }: Opening,
) => ({
  ...payment,
  payer_account: payer_account_enc && keyring.open('account_number', payer_account_enc),
  refund_accounts: sent_to.map(({ sealed, ...account }) => ({
    ...account,
    account_number: keyring.open('account_number', Buffer.from(sealed, 'base64')),
  })),
  proof: named(folder, 'proof', proof_id),
  invoices: invoices
    .filter((invoice) => invoice.payment_id === payment_id)
    .map(({ payment_id: _, file_id, ...invoice }) => ({
      ...invoice,
      file: named(folder, 'invoice', file_id),
    })),
});

/** An enrolment with everything that belongs to it, opened. */
export const openEnrolment = (
  {
    enrolment_id,
    enrol_no,
    id_masked: _,
    phone_masked: __,
    ...enrolment
  }: Of<typeof listOwnEnrolments>[number],
  sealed: Sealed | undefined,
  { certificates, study, payments, invoices }: OwnParts,
  opening: Opening,
) => {
  const { keyring, named } = opening;
  const { id_card_enc, photo_id, ...more } = sealed ?? {};
  const isOfIt = (part: { readonly enrolment_id: number | null }) => part.enrolment_id === enrolment_id;
  return {
    ...enrolment,
    ...more,
    enrol_no,
    id_card: id_card_enc && keyring.open('id_card', id_card_enc),
    photo: named(enrol_no, 'photo', photo_id),
    documents: enrolment.documents.map(({ file_id, ...document }) => ({
      ...document,
      file: named(enrol_no, document.kind, file_id),
    })),
    certificates: certificates
      .filter(isOfIt)
      .map(({ certificate_no, name, status, issued_at }) => ({ certificate_no, name, status, issued_at })),
    study: study.filter(isOfIt).map(({ enrolment_id: _, ...learned }) => learned),
    payments: payments.filter(isOfIt).map((payment) => openPayment(payment, enrol_no, invoices, opening)),
  };
};

export const openDraft = ({ class_id, class_name, saved_at, entries }: Draft, named: NameFile) => {
  const { photo_id, documents, ...typed } = entries;
  const folder = `draft-${class_id}`;
  return {
    class_name,
    saved_at,
    ...typed,
    photo: named(folder, 'photo', photo_id),
    documents: documents.map(({ kind, file_id }) => ({ kind, file: named(folder, kind, file_id) })),
  };
};
