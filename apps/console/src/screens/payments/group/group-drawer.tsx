import { limits } from '@skillcert/core';
import { Button, Drawer, Inline, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { PayableList } from './payable-list.js';
import { TransferForm } from './transfer-form.js';
import { type Meant, usePayables } from './use-payables.js';

interface GroupDrawerProps {
  readonly classId: number;
  readonly onClose: () => void;
}

/** One transfer for many candidates: first whom it is for, then from where it came, with its proof. */
export function GroupDrawer({ classId, onClose }: GroupDrawerProps) {
  const { t } = useWords();
  const payables = usePayables(classId);
  const [declaring, setDeclaring] = useState<Meant>();
  const { meant } = payables;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('payments.group_title')}
      description={t('payments.group_text')}
      footer={
        !declaring && meant && <Onward meant={meant} isTooMany={payables.isTooMany} onGo={setDeclaring} />
      }
    >
      {declaring ? (
        <TransferForm
          classId={classId}
          meant={declaring}
          payee={payables.payee}
          onBack={() => setDeclaring(undefined)}
          onDone={onClose}
        />
      ) : (
        <PayableList payables={payables} />
      )}
    </Drawer>
  );
}

interface OnwardProps {
  readonly meant: Meant;
  readonly isTooMany: boolean;
  readonly onGo: (meant: Meant) => void;
}

/** How many it is for and what they come to, and the way on. */
function Onward({ meant, isTooMany, onGo }: OnwardProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { count, amount_cents, currency, com_name, unit_id } = meant;
  return (
    <Inline justify="end">
      <Text tabular weight="medium" aria-live="polite">
        {t('payments.group_sum', { count, amount: amount(amount_cents, currency) })}
      </Text>
      {isTooMany ? (
        <Text tone="danger">{t('payments.group_at_most', { count: limits.payment_group_max })}</Text>
      ) : (
        <Button variant="primary" onClick={() => onGo(meant)}>
          {unit_id === undefined ? t('payments.group_chosen') : t('payments.group_whole', { name: com_name })}
        </Button>
      )}
    </Inline>
  );
}
