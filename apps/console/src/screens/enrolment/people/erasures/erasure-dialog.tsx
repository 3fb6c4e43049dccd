import type { ErasureRow } from '@skillcert/api-client';
import { ConfirmDialog } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { toaster } from '../../../../client/toaster.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';

interface ErasureDialogProps {
  readonly erasure: ErasureRow;
  readonly event: ErasureRow['events'][number];
  readonly onClose: () => void;
}

/**
 * Asks for a confirmation before a request for erasure is approved or carried out, and for a reason before it is
 * rejected.
 */
export function ErasureDialog({ erasure: { erasure_id }, event, onClose }: ErasureDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const texts = {
    title: t(`people.erasure.event.${event}`),
    description: t(`people.erasure.text.${event}`),
  };

  const decide = async (reason?: string): Promise<boolean> => {
    const decided = await attempt(() =>
      call('candidate/decideErasure', { erasure_id, event, ...(reason && { reason }) }),
    );
    await queries.invalidateQueries({ queryKey: ['candidate'] });
    if (!decided) return false;
    const status = t(`people.erasure.status.${decided.status}`);
    toaster.show({ tone: 'success', message: t('people.erasure.moved', { status }) });
    return true;
  };

  if (event === 'reject') return <ReasonDialog {...texts} tone="danger" onClose={onClose} onGive={decide} />;
  return (
    <ConfirmDialog
      {...texts}
      open
      onOpenChange={(open) => !open && onClose()}
      confirmLabel={texts.title}
      tone={event === 'erase' ? 'danger' : 'accent'}
      onConfirm={() => decide()}
    />
  );
}
