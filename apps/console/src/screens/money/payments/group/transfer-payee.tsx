import type { OutputOf } from '@skillcert/api-client';
import { Descriptions } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { PayeeQr } from '../../gathering/payee-qr.js';

interface TransferPayeeProps {
  readonly classId: number;
  readonly payee: NonNullable<OutputOf<'payment/fetchPayables'>['payee']>;
}

/** The account for the money, for a payer who has not sent it yet. */
export function TransferPayee({ classId, payee }: TransferPayeeProps) {
  const { t } = useWords();
  const { bank, account_name, account_number, note, qr_id } = payee;
  return (
    <Descriptions
      items={[
        { id: 'bank', label: t('payments.payee_bank'), value: bank, wide: true },
        { id: 'name', label: t('payments.payee_name'), value: account_name },
        { id: 'number', label: t('payments.payee_account'), value: account_number },
        ...(note ? [{ id: 'note', label: t('payments.payee_note'), value: note, wide: true }] : []),
        ...(qr_id
          ? [
              {
                id: 'qr',
                label: t('payments.payee_qr'),
                value: <PayeeQr class_id={classId} qr_id={qr_id} alt={t('payments.payee_qr')} />,
                wide: true,
              },
            ]
          : []),
      ]}
    />
  );
}
