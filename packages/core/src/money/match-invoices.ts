import { isInvoiceNumber } from './account-number.js';

/** The faults that keep a row of a sheet of invoices from being issued, in the order in which they are shown. */
export const invoiceFaults = [
  'unknown',
  'namesakes',
  'not_asked',
  'issued',
  'repeated',
  'refund_open',
  'number_wrong',
  'number_twice',
  'number_taken',
  'amount_differs',
  'date_wrong',
  'no_file',
  'files_many',
  'file_format',
  'file_large',
  'file_damaged',
  'file_wrong',
  'changed',
  'stopped',
] as const;

/** One of {@link invoiceFaults}. */
export type InvoiceFault = (typeof invoiceFaults)[number];

/** The content of a row of a sheet; an empty cell is an empty text, an unreadable one is null. */
export interface SaidInvoice {
  readonly row_no: number;
  readonly enrol_no: string;
  readonly request_no: string;
  readonly name: string;
  readonly invoice_no: string;
  /** The day on the paper, `2026-11-21`. */
  readonly issued_on: string | null;
  /** Cents; undefined if no column has them. */
  readonly amount_cents?: number | null | undefined;
  readonly tax_cents?: number | null | undefined;
}

/**
 * A person of the class with the requested invoice, if there is one; an invoice for several payments appears once
 * for each candidate.
 */
export interface InvoicedPerson {
  readonly enrol_no: string;
  readonly name: string;
  readonly invoice: {
    readonly invoice_id: number;
    readonly request_no: string;
    readonly amount_cents: number;
    readonly waits: boolean;
    readonly refund_open: boolean;
  } | null;
}

/** The person and the invoice of a row. */
export interface MatchedInvoice {
  readonly said: SaidInvoice;
  readonly found: InvoicedPerson | null;
  readonly file: string | null;
  readonly faults: readonly InvoiceFault[];
}

interface Beside {
  readonly people: readonly InvoicedPerson[];
  /** The numbers of the sheet that another paper bears. */
  readonly taken: ReadonlySet<string>;
  /** The names of the files that were sent. */
  readonly files: readonly string[];
  /** The day of the programme: no paper is of a later one. */
  readonly today: string;
}

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

/** Whether the name of a file contains the number, without more digits before or behind. */
const names = (file: string, number: string): boolean => {
  const at = number === '' ? -1 : file.indexOf(number);
  return at >= 0 && !/[0-9A-Z]/.test(`${file[at - 1] ?? ''}${file[at + number.length] ?? ''}`);
};

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
};

type Found = InvoicedPerson | 'unknown' | 'namesakes';

/** Of some that a row may mean: one that waits is meant before one that is issued already. */
const pick = (fits: readonly InvoicedPerson[], isNameAlone: boolean): Found => {
  const waiting = fits.filter(({ invoice }) => invoice?.waits);
  const [found, another] = waiting.length > 0 ? waiting : fits;
  if (!found) return 'unknown';
  return isNameAlone && another ? 'namesakes' : found;
};

/**
 * Finds the person that a row names: by number, or by a name that only one person has; all facts of a row
 * must belong to one person.
 */
const finder = (people: readonly InvoicedPerson[]) => {
  const byNumber = groupBy(people, ({ enrol_no }) => plain(enrol_no));
  const byRequest = groupBy(people, ({ invoice }) => plain(invoice?.request_no ?? ''));
  const byName = groupBy(people, ({ name }) => plain(name));
  return ({ enrol_no, request_no, name }: SaidInvoice): Found => {
    const said = [
      { key: plain(enrol_no), groups: byNumber },
      { key: plain(request_no), groups: byRequest },
      { key: plain(name), groups: byName },
    ].filter(({ key }) => key !== '');
    const [first, ...others] = said.map(({ key, groups }) => groups.get(key) ?? []);
    const fits = (first ?? []).filter((each) => others.every((group) => group.includes(each)));
    return pick(fits, plain(enrol_no) === '' && plain(request_no) === '');
  };
};

/** With tax or without: sheets of the tax system write either beside the tax. */
const isAmount = ({ amount_cents, tax_cents }: SaidInvoice, paid: number): boolean => {
  if (tax_cents === null || amount_cents === null) return false;
  return amount_cents === undefined || amount_cents === paid || amount_cents + (tax_cents ?? 0) === paid;
};

/** Those rows share something that only one row may have. */
const sharers = (keys: readonly string[]) => {
  const groups = groupBy(keys, (key) => key);
  return (key: string) => (groups.get(key)?.length ?? 0) > 1;
};

const invoiceOf = (found: Found) => (typeof found === 'string' ? null : found.invoice);
const idOf = (found: Found) => String(invoiceOf(found)?.invoice_id ?? '');

/** The faults of the person that a row names. */
const personFaults = (said: SaidInvoice, found: Found): Partial<Record<InvoiceFault, boolean>> => {
  if (typeof found === 'string') return { [found]: true };
  const { invoice } = found;
  if (!invoice) return { not_asked: true };
  return {
    issued: !invoice.waits,
    refund_open: invoice.refund_open,
    amount_differs: !isAmount(said, invoice.amount_cents),
  };
};

/**
 * Compares the rows of a sheet of invoices with the requested ones, with the papers sent beside it, and with each
 * other. A row without faults can be issued.
 * @returns the rows in their order, and the files that no row names
 */
export const matchInvoices = (
  rows: readonly SaidInvoice[],
  { people, taken, files, today }: Beside,
): { readonly matched: readonly MatchedInvoice[]; readonly spare: readonly string[] } => {
  const findIn = finder(people);
  const papers = files.map((name) => ({ name, key: plain(name) }));
  const pairs = rows.map((said) => ({ said, found: findIn(said) }));
  const sharesInvoice = sharers(pairs.map(({ found }) => idOf(found)));
  const sharesNumber = sharers(rows.map(({ invoice_no }) => invoice_no));
  const used = new Set<string>();
  const matched = pairs.map(({ said, found }): MatchedInvoice => {
    const person = typeof found === 'string' ? null : found;
    const invoice = invoiceOf(found);
    const numbers = [said.invoice_no, person?.enrol_no ?? '', invoice?.request_no ?? ''].map(plain);
    const fitting = papers.filter(({ key }) => numbers.some((number) => names(key, number)));
    for (const { name } of fitting) used.add(name);
    const [file] = fitting;
    const checks: Partial<Record<InvoiceFault, boolean>> = {
      ...personFaults(said, found),
      repeated: sharesInvoice(idOf(found)),
      number_wrong: !isInvoiceNumber(said.invoice_no),
      number_twice: sharesNumber(said.invoice_no),
      // One that is issued bears its own number.
      number_taken: invoice?.waits !== false && taken.has(said.invoice_no),
      date_wrong: said.issued_on === null || said.issued_on > today,
      no_file: !file,
      files_many: fitting.length > 1,
    };
    return {
      said,
      found: person,
      file: file && fitting.length === 1 ? file.name : null,
      faults: invoiceFaults.filter((fault) => checks[fault]),
    };
  });
  return { matched, spare: files.filter((name) => !used.has(name)) };
};
