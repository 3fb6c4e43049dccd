import { useWords } from '../messages/words-state.js';

const words = {
  enrol_no: 'sheet.field.enrol_no',
  ticket_no: 'sheet.field.ticket_no',
  id_card: 'sheet.field.id_card',
  request_no: 'sheet.field.request_no',
  name: 'sheet.field.name',
  invoice_no: 'sheet.field.invoice_no',
  issued_on: 'sheet.field.issued_on',
  total_cents: 'sheet.field.total_cents',
  amount_cents: 'sheet.field.amount_cents',
  tax_cents: 'sheet.field.tax_cents',
  subject: 'sheet.field.subject',
  score: 'sheet.field.score',
  number: 'sheet.field.number',
  result: 'sheet.field.result',
  fault: 'sheet.field.fault',
} as const;

/** The fields of columns of several families, with their titles. */
export const useFields = () => {
  const { t } = useWords();
  return (fields: readonly (keyof typeof words)[]) =>
    fields.map((field) => ({ field: field as string, title: t(words[field]) }));
};
