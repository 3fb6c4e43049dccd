import '@skillcert/ui/radio-group.css';
import {
  accountDigits,
  checkInvoiceTitle,
  type InvoiceTitle,
  type InvoiceTitleField,
  limits,
  normaliseCreditCode,
} from '@skillcert/core';
import { ConfirmDialog, Field, RadioGroup, Stack, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { newKey } from '../../../client/new-key.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';

interface InvoiceDialogProps {
  readonly payment_id: number;
  readonly class_id: number;
  /** The name on it until another is typed. */
  readonly payer: string;
  readonly own: OwnEnrolments;
  readonly onClose: () => void;
}

const ways = ['personal', 'unit', 'special'] as const;
type Way = (typeof ways)[number];

const fieldsOf = {
  personal: ['title'],
  unit: ['title', 'tax_no'],
  special: ['title', 'tax_no', 'address', 'phone', 'bank', 'account_number'],
} as const satisfies Record<Way, readonly InvoiceTitleField[]>;

const rest = { tax_no: '', address: '', phone: '', bank: '', account_number: '' };

const buyerOf = (way: Way, { title, tax_no, account_number, ...typed }: typeof rest & { title: string }) => {
  const unit = way !== 'personal';
  const special = way === 'special';
  return {
    kind: special ? 'special' : 'ordinary',
    title_type: unit ? 'unit' : 'personal',
    title: title.trim(),
    tax_no: unit ? normaliseCreditCode(tax_no) : '',
    ...(special
      ? { ...typed, account_number: accountDigits(account_number) }
      : { address: '', phone: '', bank: '', account_number: '' }),
  } as const satisfies InvoiceTitle;
};

/** The form of the dialog. The server decides the amount. */
const useInvoiceForm = ({ payment_id, class_id, payer, own }: Omit<InvoiceDialogProps, 'onClose'>) => {
  const [way, setWay] = useState<Way>('personal');
  const [typed, setTyped] = useState({ ...rest, title: payer });
  const [asked, setAsked] = useState(false);
  const [key] = useState(newKey);
  const buyer = buyerOf(way, typed);
  const problems = checkInvoiceTitle(buyer);

  const choose = (next: string) => {
    const chosen = ways.find((each) => each === next) ?? 'personal';
    // A person's name is no unit's.
    if ((chosen === 'personal') !== (way === 'personal')) {
      setTyped((last) => ({ ...last, title: chosen === 'personal' ? payer : '' }));
    }
    setWay(chosen);
    setAsked(false);
  };

  const confirm = async () => {
    setAsked(true);
    if (Object.keys(problems).length > 0) return false;
    const { kind, ...title } = buyer;
    return own.tell(
      () =>
        call(
          'payment/requestInvoice',
          { class_id, payment_ids: [payment_id], kind, buyer: { from: 'typed', ...title } },
          { key, quiet: true },
        ),
      'invoice_asked',
    );
  };

  return {
    way,
    choose,
    typed,
    type: (field: InvoiceTitleField, text: string) => setTyped((last) => ({ ...last, [field]: text })),
    /** The fault of a field, once it was to be sent. */
    problemOf: (field: InvoiceTitleField) => (asked ? problems[field] : undefined),
    confirm,
  };
};

/** Asks for the name on the invoice. */
export function InvoiceDialog({ onClose, ...asked }: InvoiceDialogProps) {
  const { t } = useWords();
  const { way, choose, typed, type, problemOf, confirm } = useInvoiceForm(asked);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('pay.invoice')}
      description={t('pay.invoice_text')}
      confirmLabel={t('pay.invoice_send')}
      onConfirm={confirm}
    >
      <Stack>
        <Field label={t('pay.invoice_way')} required group>
          <RadioGroup
            value={way}
            onValueChange={choose}
            options={ways.map((each) => ({ value: each, label: t(`pay.invoice_way_${each}`) }))}
          />
        </Field>
        {fieldsOf[way].map((field) => {
          const problem = problemOf(field);
          return (
            <Field
              key={field}
              label={t(`pay.invoice_${field}`)}
              required
              error={problem ? t(`field.${problem}`) : undefined}
            >
              <TextInput
                value={typed[field]}
                onValueChange={(text) => type(field, text)}
                maxLength={limits.invoice_title_length_max}
                autoComplete="off"
              />
            </Field>
          );
        })}
      </Stack>
    </ConfirmDialog>
  );
}
