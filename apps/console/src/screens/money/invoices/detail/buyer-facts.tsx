import type { InvoiceDetail, OutputOf } from '@skillcert/api-client';
import { Button, Descriptions, Inline, Stack } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useFormats } from '../../../../format/use-formats.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../../payments/use-amount.js';

interface FactsProps {
  readonly detail: InvoiceDetail;
  /** Telephone and account, once they are revealed. */
  readonly shown: OutputOf<'payment/revealBuyer'> | undefined;
}

function Facts({ detail, shown }: FactsProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const amount = useAmount();
  const { kind, title_type, title, tax_no, address, bank } = detail;
  const {
    phone_masked,
    account_number_masked,
    invoice_no,
    issued_at,
    issued_on,
    tax_cents,
    red_no,
    red_issued_at,
  } = detail;
  const given = (id: string, label: string, value: string | null, wide = false) =>
    value ? [{ id, label, value, wide }] : [];
  return (
    <Descriptions
      items={[
        { id: 'amount', label: t('invoices.amount'), value: amount(detail.amount_cents, detail.currency) },
        { id: 'kind', label: t('invoices.kind'), value: t(`invoices.kind_${kind}`) },
        { id: 'title', label: t('invoices.title'), value: title, wide: true },
        { id: 'type', label: t('invoices.title_type'), value: t(`invoices.title_type_${title_type}`) },
        ...given('tax_no', t('invoices.tax_no'), tax_no),
        ...given('address', t('invoices.address'), address, true),
        ...given('phone', t('invoices.phone'), shown?.phone ?? phone_masked),
        ...given('bank', t('invoices.bank'), bank),
        ...given('account', t('invoices.account_number'), shown?.account_number ?? account_number_masked),
        ...given('email', t('invoices.wished_email'), detail.wished?.email ?? null, true),
        {
          id: 'asker',
          label: t('invoices.requested_by'),
          value: detail.wished ? t('invoices.wished') : (detail.requested_by ?? t('timeline.candidate')),
        },
        { id: 'asked', label: t('invoices.asked_at'), value: minute(detail.created_at) },
        ...given('number', t('invoices.invoice_no'), invoice_no, true),
        ...given('issued_on', t('invoices.issued_on'), issued_on),
        ...given('tax', t('invoices.tax'), tax_cents === null ? null : amount(tax_cents, detail.currency)),
        ...given('issued', t('invoices.issued_at'), issued_at && minute(issued_at)),
        ...given('red_no', t('invoices.red_no'), red_no, true),
        ...given('red_at', t('invoices.red_issued_at'), red_issued_at && minute(red_issued_at)),
      ]}
    />
  );
}

/** The buyer's details on the paper; telephone and account stay masked until a reason for the look is given. */
export function BuyerFacts({ detail }: { readonly detail: InvoiceDetail }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [shown, setShown] = useState<OutputOf<'payment/revealBuyer'>>();
  const [asking, setAsking] = useState(false);
  const { class_id, invoice_id, phone_masked, account_number_masked } = detail;
  const hides = phone_masked !== '' || account_number_masked !== '';
  const reveal = async (reason: string) => {
    const data = await attempt(() => call('payment/revealBuyer', { class_id, invoice_id, reason }));
    if (!data) return false;
    setShown(data);
    await queries.invalidateQueries({ queryKey: ['payment', 'fetchInvoiceById'] });
    return true;
  };
  return (
    <Stack>
      <Facts detail={detail} shown={shown} />
      {hides && (
        <Inline>
          {shown ? (
            <Button size="small" icon={<EyeOff aria-hidden="true" />} onClick={() => setShown(undefined)}>
              {t('invoices.hide_buyer')}
            </Button>
          ) : (
            <Button size="small" icon={<Eye aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('invoices.show_buyer')}
            </Button>
          )}
        </Inline>
      )}
      {asking && (
        <ReasonDialog
          length="paragraph"
          title={t('invoices.show_buyer')}
          description={t('invoices.show_buyer_text')}
          onClose={() => setAsking(false)}
          onGive={reveal}
        />
      )}
    </Stack>
  );
}
