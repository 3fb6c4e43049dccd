import { ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { useDocumentTitle } from '../../use-document-title.js';
import { ReasonField } from '../reason-field.js';

interface ReturnDocumentDialogProps {
  readonly kind: string;
  readonly onClose: () => void;
  readonly onReturn: (reason: string) => Promise<boolean>;
}

/** Asks for the reason why one document is returned. The candidate is notified when the enrolment is returned. */
export function ReturnDocumentDialog({ kind, onClose, onReturn }: ReturnDocumentDialogProps) {
  const { t } = useWords();
  const documentTitle = useDocumentTitle();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const lacks = reason.trim() === '';
  const confirm = async () => {
    setAsked(true);
    return lacks ? false : onReturn(reason.trim());
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('review.return_document')}
      description={t('review.return_document_text')}
      confirmLabel={t('review.return_document')}
      onConfirm={confirm}
    >
      <ReasonField
        label={t('review.return_reason', { document: documentTitle(kind) })}
        about={['document', kind]}
        value={reason}
        onValueChange={setReason}
        error={asked && lacks ? t('field.reason_required') : undefined}
      />
    </ConfirmDialog>
  );
}
