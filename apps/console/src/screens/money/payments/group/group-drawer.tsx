import { Button, Drawer, Inline, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { GroupWays } from './group-ways.js';
import { PayableList } from './payable-list.js';
import { type Meant, usePayables } from './use-payables.js';

interface GroupDrawerProps {
  readonly classId: number;
  readonly onClose: () => void;
  /** The payment that a provider now waits for; this id names it. */
  readonly onStarted: (payment_id: number) => void;
}

/** One payment for many candidates: first the candidates, then the way, a transfer with its proof or a provider. */
export function GroupDrawer({ classId, onClose, onStarted }: GroupDrawerProps) {
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
      footer={!declaring && meant && <Onward meant={meant} most={payables.most} onGo={setDeclaring} />}
    >
      {declaring ? (
        <GroupWays
          classId={classId}
          meant={declaring}
          payables={payables}
          onBack={() => setDeclaring(undefined)}
          onDone={onClose}
          onStarted={onStarted}
        />
      ) : (
        <PayableList payables={payables} />
      )}
    </Drawer>
  );
}

interface OnwardProps {
  readonly meant: Meant;
  /** The most payments at once, for each way. */
  readonly most: number;
  readonly onGo: (meant: Meant) => void;
}

/** The number of candidates and their total, and the way on. */
function Onward({ meant, most, onGo }: OnwardProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { count, amount_cents, currency, com_name, unit_id } = meant;
  return (
    <Inline justify="end">
      <Text tabular weight="medium" aria-live="polite">
        {t('payments.group_sum', { count, amount: amount(amount_cents, currency) })}
      </Text>
      {count > most ? (
        <Text tone="danger">{t('payments.group_at_most', { count: most })}</Text>
      ) : (
        <Button variant="primary" onClick={() => onGo(meant)}>
          {unit_id === undefined ? t('payments.group_chosen') : t('payments.group_whole', { name: com_name })}
        </Button>
      )}
    </Inline>
  );
}
