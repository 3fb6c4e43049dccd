import { amountInWords, formatCents, formatDateTime, pickLanguage } from '@skillcert/core';
import { documentOf } from '../../../../platform/documents/document-of.js';
import type { PdfDocument } from '../../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../../platform/http/title-in.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Services } from '../../../../platform/services.js';
import type { Receipt } from './find-receipt.js';

/** A receipt as it is printed: one half of a sheet. */
export const receiptDocument = (
  services: Pick<Services, 'programme' | 'now'>,
  receipt: Receipt,
  language: string,
): PdfDocument => {
  const { programme } = services;
  const { receipt_no, amount_cents, refunded_cents, currency, paid_on, issued_by } = receipt;
  const words = wordsIn(language);
  const amount = (cents: number) => formatCents(cents, currency, pickLanguage(language, []));
  const inWords = amountInWords(amount_cents, currency, language);
  const issued_at = formatDateTime(receipt.issued_at, {
    pattern: '{y}-{m}-{d} {h}:{i}',
    timeZone: programme.time_zone,
  });
  const fact = (label: Parameters<typeof words>[0], value: string | null, more = {}) =>
    value ? [{ label: words(label), value, ...more }] : [];
  return documentOf(services, {
    title: `${words('receipt.title')} ${receipt_no}`,
    language,
    paper: 'a5_wide',
    foot: receipt_no,
    blocks: [
      {
        kind: 'heading',
        over: titleIn(language, programme.title),
        text: words('receipt.title'),
        aside: receipt_no,
      },
      {
        kind: 'facts',
        columns: 2,
        items: [
          ...fact('receipt.payer', receipt.payer_name),
          ...fact('receipt.candidate', `${receipt.name}  ${receipt.enrol_no}`),
          ...fact('receipt.purpose', `${receipt.class_name}  ${receipt.class_code}`, { wide: true }),
          ...fact('receipt.amount', amount(amount_cents), { strong: true }),
          ...fact('receipt.in_words', inWords, { strong: true }),
          ...fact('receipt.paid_back', refunded_cents > 0 ? amount(refunded_cents) : null),
          ...fact('receipt.payee', receipt.payee_name),
          ...fact('receipt.paid_on', paid_on),
          ...fact('receipt.issued_by', issued_by),
          ...fact('receipt.issued_at', issued_at),
        ],
      },
    ],
  });
};
