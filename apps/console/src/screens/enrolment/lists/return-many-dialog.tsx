import { defaultAdmission } from '@skillcert/core';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useWords } from '../../../messages/words-state.js';
import { ReturnDialog } from '../review/return-dialog.js';
import type { JobOrder } from './jobs/use-review-job.js';

interface ReturnManyDialogProps {
  readonly class_id: number;
  readonly chosen: ReadonlySet<string>;
  readonly onClose: () => void;
  readonly onStart: (order: JobOrder) => Promise<boolean>;
}

const kinds = defaultAdmission.document_kinds.map(({ id }) => id);

/** Asks for the parts that all chosen candidates must correct, and the reason. */
export function ReturnManyDialog({ class_id, chosen, onClose, onStart }: ReturnManyDialogProps) {
  const { t } = useWords();
  // The decision is about the candidates that were chosen when the dialog opened.
  const [enrolment_ids] = useState(() => [...chosen].map(Number));
  const { data } = useCallQuery('enrolment/fetchMendLatest', { class_id });
  return (
    <ReturnDialog
      detail={{ documents: [], mend_latest: data?.mend_latest ?? null }}
      kinds={kinds}
      title={t('candidates.return_title', { count: enrolment_ids.length })}
      onClose={onClose}
      onReturn={(returned) => onStart({ event: 'return', enrolment_ids, ...returned })}
    />
  );
}
