import type { OutputOf } from '@skillcert/api-client';
import { Banner, Button, ConfirmDialog, Progress, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import type { SureLinesList } from './use-sure-lines.js';

interface SureLinesProps {
  readonly counts: OutputOf<'payment/countBankLines'> | undefined;
  readonly list: SureLinesList;
}

type Asking = 'confirm' | 'undo';

interface AskingDialogProps extends SureLinesProps {
  readonly asking: Asking;
  readonly onClose: () => void;
}

function AskingDialog({ counts, list: { batch, confirm, undo }, asking, onClose }: AskingDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { sure = 0, sure_cents = 0, currency = 'CNY' } = counts ?? {};
  const count = batch?.matched ?? 0;
  const title = t('payments.bank_sure_confirm', { count: sure });
  if (asking === 'confirm')
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={title}
        description={t('payments.bank_sure_text', { amount: amount(sure_cents, currency) })}
        confirmLabel={title}
        onConfirm={() => confirm(sure)}
      />
    );
  return (
    <ReasonDialog
      title={t('payments.bank_batch_undo', { count })}
      description={t('payments.bank_batch_undo_text')}
      tone="danger"
      onClose={onClose}
      onGive={undo}
    />
  );
}

/**
 * Offers to confirm all lines that agree in number, name and amount; says how far that is, and takes all of it back.
 */
export function SureLines({ counts, list }: SureLinesProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { running, batch, undone } = list;
  const [asking, setAsking] = useState<Asking>();
  const stop = () => setAsking(undefined);
  const { sure = 0, sure_cents = 0, currency = 'CNY' } = counts ?? {};
  const count = batch?.matched ?? 0;
  const title = t('payments.bank_sure_confirm', { count: sure });
  return (
    <Stack gap="sm">
      {running && batch && (
        <Banner title={t('payments.bank_sure_running', { done: count, count: batch.of })}>
          <Progress
            value={count}
            max={batch.of}
            label={t('payments.bank_sure_running', { done: count, count: batch.of })}
          />
        </Banner>
      )}
      {!running && sure > 0 && (
        <Banner
          title={t('payments.bank_sure', { count: sure, amount: amount(sure_cents, currency) })}
          actions={
            <Button variant="primary" onClick={() => setAsking('confirm')}>
              {title}
            </Button>
          }
        />
      )}
      {!running && batch && (
        <Banner
          tone={batch.left_out > 0 ? 'warning' : 'success'}
          title={t('payments.bank_sure_done', { count, amount: amount(batch.matched_cents, currency) })}
          actions={
            count > 0 && (
              <Button onClick={() => setAsking('undo')}>{t('payments.bank_batch_undo', { count })}</Button>
            )
          }
        >
          {batch.left_out > 0 && t('payments.bank_sure_left', { count: batch.left_out })}
        </Banner>
      )}
      {undone && (
        <Banner tone="success" title={t('payments.bank_batch_undone', { count: undone.undone })}>
          {undone.kept > 0 && t('payments.bank_batch_kept', { count: undone.kept })}
        </Banner>
      )}
      {asking && <AskingDialog counts={counts} list={list} asking={asking} onClose={stop} />}
    </Stack>
  );
}
