import type { Gathering } from '@skillcert/api-client';
import { round2 } from '@skillcert/core';
import { Card, Descriptions } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { PayeeQr } from './payee-qr.js';

/** The candidate's view, as last saved; they see the whole number. */
export function GatheringPreview({ saved }: { readonly saved: Gathering }) {
  const { t } = useWords();
  const { minute, money, untilMinute } = useFormats();
  const { fee_cents, organization_fee_cents, currency, methods, payee, qr_id, pay_until, note } = saved;
  const fee =
    organization_fee_cents === null
      ? money(fee_cents, currency)
      : t('gathering.two_fees', {
          individual: money(fee_cents, currency),
          organization: money(organization_fee_cents, currency),
        });
  return (
    <Card title={t('gathering.preview')} description={t('gathering.preview_text')}>
      <Descriptions
        items={[
          { id: 'fee', label: t('gathering.fee'), value: fee, wide: true },
          {
            id: 'methods',
            label: t('gathering.methods'),
            value: methods.map((each) => t(`gathering.method.${each}`)).join(' · '),
            wide: true,
          },
          { id: 'bank', label: t('gathering.bank'), value: payee?.bank, wide: true },
          { id: 'name', label: t('gathering.account_name'), value: payee?.account_name },
          { id: 'number', label: t('gathering.account_number'), value: payee?.account_number_masked },
          ...(qr_id !== null && methods.includes('bank_transfer')
            ? [
                {
                  id: 'qr',
                  label: t('gathering.qr'),
                  value: <PayeeQr class_id={saved.class_id} qr_id={qr_id} alt={t('gathering.qr')} />,
                  wide: true,
                },
              ]
            : []),
          { id: 'until', label: t('gathering.pay_until'), value: untilMinute(pay_until) },
          ...saved.refund_rule.map(({ from, keep_bp }) => ({
            id: `rule ${from}`,
            label: t('gathering.rule'),
            value: t('gathering.rule_line', { time: minute(from), percent: round2(keep_bp / 100) }),
            wide: true,
          })),
          { id: 'note', label: t('gathering.note'), value: note },
        ]}
      />
    </Card>
  );
}
