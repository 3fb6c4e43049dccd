import { Button, Card, Descriptions, StateView, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { PayeeDialog } from './payee-dialog.js';

/** The account that receives the unit's share of the fees. */
export function PayeeCard() {
  const { t } = useWords();
  const { minute } = useFormats();
  const [open, setOpen] = useState(false);
  const query = useCallQuery('user/fetchPaymentInfo', {});
  const payee = query.data;
  const change = t(payee?.updated_at ? 'profile.payee_replace' : 'profile.payee_enter');
  return (
    <Card
      title={t('profile.payee')}
      description={
        payee?.updated_at ? t('profile.payee_changed', { time: minute(payee.updated_at) }) : undefined
      }
      footer={payee && <Button onClick={() => setOpen(true)}>{change}</Button>}
    >
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {payee?.updated_at ? (
          <Descriptions
            items={[
              { id: 'bank', label: t('profile.bank'), value: payee.bank, wide: true },
              { id: 'name', label: t('profile.account_name'), value: payee.account_name },
              { id: 'number', label: t('profile.account_number'), value: payee.account_number_masked },
            ]}
          />
        ) : (
          <Text as="p" tone="muted">
            {t('profile.payee_none')}
          </Text>
        )}
      </StateView>
      {open && <PayeeDialog title={change} onClose={() => setOpen(false)} />}
    </Card>
  );
}
