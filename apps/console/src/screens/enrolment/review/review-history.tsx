import type { EnrolmentDetail } from '@skillcert/api-client';
import { introduceDocuments } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { useDocumentTitle } from '../use-document-title.js';
import { useReviewActionTitle } from '../use-review-action-title.js';

const byCandidate = ['enrol', 'wait', 'accept', 'resubmit', 'withdraw'];

/** The steps of one enrolment, and their actors. */
export function ReviewHistory({ detail }: { readonly detail: Pick<EnrolmentDetail, 'timeline'> }) {
  const { t } = useWords();
  const actionTitle = useReviewActionTitle();
  const documentTitle = useDocumentTitle();
  return (
    <RecordHistory
      entries={detail.timeline.map((entry) => ({
        ...entry,
        reason: introduceDocuments(entry.reason, (document) =>
          t('review.of_document', { document: documentTitle(document) }),
        ),
      }))}
      actionTitle={actionTitle}
      unnamedActor={(action) => t(byCandidate.includes(action) ? 'timeline.candidate' : 'timeline.system')}
      remark={({ lesson }) => lesson ?? undefined}
    />
  );
}
