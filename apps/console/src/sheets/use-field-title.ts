import { useWords } from '../messages/words-state.js';

const words = {
  enrol_no: 'sheet.field.enrol_no',
  ticket_no: 'sheet.field.ticket_no',
  request_no: 'sheet.field.request_no',
  name: 'sheet.field.name',
  invoice_no: 'sheet.field.invoice_no',
  issued_on: 'sheet.field.issued_on',
  total_cents: 'sheet.field.total_cents',
  amount_cents: 'sheet.field.amount_cents',
  tax_cents: 'sheet.field.tax_cents',
  number: 'sheet.field.number',
  result: 'sheet.field.result',
  fault: 'sheet.field.fault',
} as const;

const isField = (field: string): field is keyof typeof words => Object.hasOwn(words, field);

/** Names the columns that are known by their heads alone. */
export const useFieldTitle = (): ((field: string) => string | undefined) => {
  const { t } = useWords();
  return (field) => (isField(field) ? t(words[field]) : undefined);
};
