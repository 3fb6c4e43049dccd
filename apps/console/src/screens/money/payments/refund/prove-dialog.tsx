import '@skillcert/ui/file-input.css';
import { isCallError, type RefundRecord } from '@skillcert/api-client';
import { limits, type PayMethod } from '@skillcert/core';
import { ConfirmDialog, Field, FileInput, shrinkPicture } from '@skillcert/ui';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { showFailure } from '../../../../client/show-failure.js';
import { useWords } from '../../../../messages/words-state.js';
import type { PaymentState } from '../detail/use-payment.js';

interface ProveDialogProps {
  readonly payment: PaymentState;
  readonly method: PayMethod;
  readonly refund: RefundRecord;
  readonly onClose: () => void;
}

/** Asks for the proof that the money was sent back, and settles with it. */
export function ProveDialog({ payment, method, refund, onClose }: ProveDialogProps) {
  const { t } = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [file] = files;
  // The account that a transfer came from takes it back, unless the bank has sent it back from there.
  const toPayer = method === 'bank_transfer' && refund.return_reason === null;

  const text = refund.account
    ? t('payments.settle_account_text', {
        account: `${refund.account.account_name} ${refund.account.account_masked}`,
      })
    : t(toPayer ? 'payments.settle_text' : 'payments.settle_online_text');

  const prove = async () => {
    setAsked(true);
    if (!file) return false;
    const { class_id } = payment;
    const body = await shrinkPicture(file);
    const sent = await attempt(() =>
      call('payment/uploadProof', { class_id }, { body, quiet: true }).catch((error: unknown) => {
        if (isCallError(error) && error.picture) setWrong(error.message);
        else showFailure(error);
        throw error;
      }),
    );
    if (!sent) return false;
    return payment.decideRefund(refund.refund_id, 'proof', { proof_id: sent.proof_id });
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('payments.refund_event.proof')}
      description={text}
      confirmLabel={t('payments.refund_event.proof')}
      onConfirm={prove}
    >
      <Field
        label={t('payments.refund_proof')}
        hint={t('payments.proof_hint')}
        required
        error={asked && !file ? t('field.proof_required') : wrong}
      >
        <FileInput
          files={files}
          onFilesChange={(chosen) => {
            setFiles(chosen);
            setWrong(undefined);
          }}
          accept="image/jpeg,image/png,image/webp"
          maxBytes={limits.picture_bytes_max}
        />
      </Field>
    </ConfirmDialog>
  );
}
