import '@skillcert/ui/checkbox-group.css';
import type { ReturnReasons } from '@skillcert/api-client';
import { CheckboxGroup, ConfirmDialog, Field, Stack, Textarea } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { returnDocuments, useReturnReasons } from './use-return-reasons.js';

interface ReturnDialogProps {
  readonly onClose: () => void;
  readonly onReturn: (reasons: ReturnReasons) => Promise<boolean>;
}

/** Asks what the candidate must mend, and why, document by document. */
export function ReturnDialog({ onClose, onReturn }: ReturnDialogProps) {
  const { t } = useWords();
  const { chosen, choose, reasons, say, problemOf, confirm } = useReturnReasons(onReturn);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('review.event.return')}
      description={t('review.return_text')}
      confirmLabel={t('review.event.return')}
      onConfirm={confirm}
    >
      <Stack>
        <Field label={t('review.returned_for')} required group error={problemOf('documents')}>
          <CheckboxGroup
            value={chosen}
            onValueChange={choose}
            options={returnDocuments.map((each) => ({ value: each, label: t(`document.${each}`) }))}
          />
        </Field>
        {chosen.map((document) => (
          <Field
            key={document}
            label={t('review.return_reason', { document: t(`document.${document}`) })}
            required
            error={problemOf(document)}
          >
            <Textarea
              value={reasons[document] ?? ''}
              onValueChange={(text) => say(document, text)}
              maxLength={500}
              rows={2}
            />
          </Field>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
