import type { OutputOf } from '@skillcert/api-client';
import { Banner, Button, ConfirmDialog, Progress, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { RefusedRows } from '../../../../lists/refused-rows.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAmount } from '../use-amount.js';
import { ByNameLines } from './sure/by-name-lines.js';
import type { LineLeftOut } from './sure-rounds.js';
import { UndoBatchDialog } from './undo-batch-dialog.js';
import type { SureLinesList } from './use-sure-lines.js';

interface SureLinesProps {
  readonly counts: OutputOf<'payment/countBankLines'> | undefined;
  readonly list: SureLinesList;
}

type Asking = 'confirm' | 'undo';
type Undone = NonNullable<SureLinesList['undone']>;

interface AskingDialogProps extends SureLinesProps {
  readonly asking: Asking;
  readonly onClose: () => void;
}

function AskingDialog({ counts, list, asking, onClose }: AskingDialogProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { batch, confirm } = list;
  const { sure = 0, sure_cents = 0, currency = 'CNY' } = counts ?? {};
  const title = t('payments.bank_sure_confirm', { count: sure });
  if (asking === 'undo')
    return (
      batch && (
        <UndoBatchDialog batch_id={batch.batch_id} count={batch.standing} list={list} onClose={onClose} />
      )
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      description={t('payments.bank_sure_text', { amount: amount(sure_cents, currency) })}
      confirmLabel={title}
      // The progress stands in the drawer, below this dialog.
      onConfirm={() => void confirm(sure)}
    />
  );
}

interface LeftOutLinesProps {
  readonly caption: string;
  readonly lines: readonly LineLeftOut[];
}

/** The lines that were not confirmed, or not undone, each with the reason; nothing if there are none. */
function LeftOutLines({ caption, lines }: LeftOutLinesProps) {
  const { t } = useWords();
  const amount = useAmount();
  if (lines.length === 0) return null;
  return (
    <RefusedRows
      caption={caption}
      named={t('payments.bank_line')}
      rows={lines.map(({ line_id, payer_name, paid_on, amount_cents, currency, message }) => ({
        id: line_id,
        name: payer_name || t('payments.bank_nobody'),
        detail: `${paid_on} · ${amount(amount_cents, currency)}`,
        message,
      }))}
    />
  );
}

interface BatchOutcomeProps {
  readonly batch: NonNullable<SureLinesList['batch']>;
  readonly currency: string;
  readonly onUndo: () => void;
}

/** The number of confirmed lines, with their undo, and the lines that stay open. */
function BatchOutcome({ batch, currency, onUndo }: BatchOutcomeProps) {
  const { t } = useWords();
  const amount = useAmount();
  const { matched: count, matched_cents, standing, left_out } = batch;
  const stillOpen = t('payments.bank_sure_left', { count: left_out.length });
  return (
    <>
      <Banner
        tone={left_out.length > 0 ? 'warning' : 'success'}
        title={t('payments.bank_sure_done', { count, amount: amount(matched_cents, currency) })}
        actions={
          standing > 0 && (
            <Button onClick={onUndo}>{t('payments.bank_batch_undo', { count: standing })}</Button>
          )
        }
      >
        {left_out.length > 0 && stillOpen}
      </Banner>
      <LeftOutLines caption={stillOpen} lines={left_out} />
    </>
  );
}

/** The number of matches that were undone, and the lines that stay matched. */
function UndoOutcome({ undone: { undone: count, kept } }: { readonly undone: Undone }) {
  const { t } = useWords();
  const stillMatched = t('payments.bank_batch_kept', { count: kept.length });
  return (
    <>
      <Banner
        tone={kept.length > 0 ? 'warning' : 'success'}
        title={t('payments.bank_batch_undone', { count })}
      >
        {kept.length > 0 && stillMatched}
      </Banner>
      <LeftOutLines caption={stillMatched} lines={kept} />
    </>
  );
}

/**
 * Offers to confirm all lines that agree in number, name and amount, and apart from them those without a number; says
 * how far that is, and takes all of it back.
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
      {running !== undefined && (
        <Banner title={t('payments.bank_sure_running', { done: count, count: running })}>
          <Progress
            value={count}
            max={running}
            label={t('payments.bank_sure_running', { done: count, count: running })}
          />
        </Banner>
      )}
      {running === undefined && sure > 0 && (
        <Banner
          title={t('payments.bank_sure', { count: sure, amount: amount(sure_cents, currency) })}
          actions={
            <Button variant="primary" onClick={() => setAsking('confirm')}>
              {title}
            </Button>
          }
        />
      )}
      {running === undefined && <ByNameLines counts={counts} list={list} />}
      {running === undefined && batch && (
        <BatchOutcome batch={batch} currency={currency} onUndo={() => setAsking('undo')} />
      )}
      {undone && <UndoOutcome undone={undone} />}
      {asking && <AskingDialog counts={counts} list={list} asking={asking} onClose={stop} />}
    </Stack>
  );
}
