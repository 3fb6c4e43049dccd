import type { PaymentDetail } from '@skillcert/api-client';
import { endedRefunds } from '@skillcert/core';
import { Banner, ButtonLink, Inline, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import { useActiveClass } from '../../../../state/active-class.js';

interface InvoiceStandsProps {
  readonly detail: PaymentDetail;
  readonly invoice: NonNullable<PaymentDetail['invoice']>;
}

/**
 * Shows that an invoice exists for a payment, and that it blocks a requested refund. The invoice itself is a screen
 * of the class, and the link exists only there.
 */
export function InvoiceStands({ detail: { refunds }, invoice }: InvoiceStandsProps) {
  const { t } = useWords();
  const active = useActiveClass();
  const { request_no, invoice_id, status } = invoice;
  const isAskedBack = refunds.some((refund) => !endedRefunds.includes(refund.status));
  return (
    <Banner tone={isAskedBack ? 'danger' : 'info'} role="note" title={t('invoices.stands')}>
      <Stack gap="sm">
        <Text>{`${t(`invoices.status.${status}`)} · ${t('invoices.stands_text', { request_no })}`}</Text>
        {active && (
          <Inline>
            <ButtonLink size="small" to={`${routes.byId['applicants-invoices'].path}?invoice=${invoice_id}`}>
              {t('invoices.to_invoice')}
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
