import { formParts } from '@skillcert/core';
import '@skillcert/ui/checkbox-group.css';
import type { EnrolmentDetail } from '@skillcert/api-client';
import { CheckboxGroup, ConfirmDialog, Field, Stack } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { useWords } from '../../../messages/words-state.js';
import { useDocumentTitle } from '../use-document-title.js';
import { standingDocuments } from './documents/standing-documents.js';
import { ReasonField } from './reason-field.js';
import { type Returned, useReturnReasons } from './use-return-reasons.js';

interface ReturnDialogProps {
  readonly detail: Pick<EnrolmentDetail, 'documents' | 'mend_latest'>;
  /** The kinds of documents that can be requested, beside existing ones. */
  readonly kinds?: readonly string[];
  readonly title?: string;
  readonly onClose: () => void;
  readonly onReturn: (returned: Returned) => Promise<boolean>;
}

/** Asks for the parts that the candidate must correct, and the reasons, document by document. */
export function ReturnDialog({ detail, kinds: asked = [], title, onClose, onReturn }: ReturnDialogProps) {
  const { t } = useWords();
  const documentTitle = useDocumentTitle();
  const { chosen, choose, reasons, say, until, setUntil, problemOf, confirm } = useReturnReasons(
    detail,
    onReturn,
  );
  const { untilMinute } = useFormats();
  const kinds = [...standingDocuments(detail).map(({ kind }) => kind), ...asked];
  const named = title ?? t('review.event.return');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={named}
      description={t('review.return_text')}
      confirmLabel={named}
      onConfirm={confirm}
    >
      <Stack>
        <Field label={t('review.returned_for')} required group error={problemOf('documents')}>
          <CheckboxGroup
            value={chosen}
            onValueChange={choose}
            options={[...new Set([...kinds, ...formParts])].map((each) => ({
              value: each,
              label: documentTitle(each),
            }))}
          />
        </Field>
        {chosen.map((document) => (
          <ReasonField
            key={document}
            label={t('review.return_reason', { document: documentTitle(document) })}
            about={kinds.includes(document) ? ['document', document] : [document]}
            value={reasons[document] ?? ''}
            onValueChange={(text) => say(document, text)}
            error={problemOf(document)}
          />
        ))}
        <Field
          label={t('review.mend_until')}
          hint={
            detail.mend_latest
              ? t('review.mend_latest', { until: untilMinute(detail.mend_latest) })
              : t('review.mend_latest_many')
          }
          error={problemOf('until')}
        >
          <MomentPicker value={until} onChange={setUntil} end />
        </Field>
      </Stack>
    </ConfirmDialog>
  );
}
