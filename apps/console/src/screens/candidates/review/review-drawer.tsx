import type { EnrolmentRow } from '@skillcert/api-client';
import { Banner, Drawer, Heading, Inline, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { RecordTimeline } from '../../../timeline/record-timeline.js';
import { ReviewStatusBadge } from '../review-status-badge.js';
import { useReviewActionTitle } from '../use-review-action-title.js';
import { ReasonDialog } from './reason-dialog.js';
import { ReturnDialog } from './return-dialog.js';
import { ReviewActions } from './review-actions.js';
import { ReviewFacts } from './review-facts.js';
import { ReviewReasons } from './review-reasons.js';
import { ReviewSteps } from './review-steps.js';
import { type StaffReviewEvent, useReview } from './use-review.js';

interface ReviewDrawerProps {
  readonly enrolmentId: number;
  readonly rows: readonly EnrolmentRow[];
  readonly onOpen: (row: Pick<EnrolmentRow, 'enrolment_id'>) => void;
  readonly onClose: () => void;
}

const byCandidate = ['enrol', 'resubmit', 'withdraw'];

/** One candidate beside the list: who they are, what was said before, and the decision. */
export function ReviewDrawer({ enrolmentId, rows, onOpen, onClose }: ReviewDrawerProps) {
  const { t } = useWords();
  const actionTitle = useReviewActionTitle();
  const { detail, state, retry, eventsOf, fire } = useReview(enrolmentId);
  const [asking, setAsking] = useState<StaffReviewEvent | undefined>(undefined);
  const stopAsking = () => setAsking(undefined);
  const events = detail ? eventsOf(detail) : [];
  const isOthers = detail?.status === 'in_review' && !detail.claimed_by_me;

  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={detail ? t('review.title', { name: detail.name }) : t('candidates.review')}
      description={detail?.enrol_no}
      state={state}
      onRetry={retry}
      footer={
        detail &&
        events.length > 0 && (
          <ReviewActions events={events} onFire={(event) => fire(detail, event)} onAsk={setAsking} />
        )
      }
    >
      {detail && (
        <Stack gap="lg">
          <Inline justify="between">
            <ReviewStatusBadge status={detail.status} />
            <ReviewSteps enrolmentId={enrolmentId} rows={rows} onOpen={onOpen} />
          </Inline>
          {isOthers && (
            <Banner tone="info">{t('review.claimed_by', { name: detail.reviewer_name ?? '' })}</Banner>
          )}
          {detail.status === 'submitted' && <Banner tone="info">{t('review.claim_first')}</Banner>}
          <ReviewReasons detail={detail} />
          <ReviewFacts key={detail.enrolment_id} detail={detail} />
          <Stack gap="sm">
            <Heading level={3}>{t('common.history')}</Heading>
            <RecordTimeline
              entries={detail.timeline}
              actionTitle={actionTitle}
              unnamedActor={(action) =>
                t(byCandidate.includes(action) ? 'timeline.candidate' : 'timeline.system')
              }
            />
          </Stack>
        </Stack>
      )}
      {detail && asking === 'return' && (
        <ReturnDialog onClose={stopAsking} onReturn={(reasons) => fire(detail, 'return', { reasons })} />
      )}
      {detail && asking && asking !== 'return' && (
        <ReasonDialog
          status={detail.status}
          event={asking}
          onClose={stopAsking}
          onGive={(reason) => fire(detail, asking, { reason })}
        />
      )}
    </Drawer>
  );
}
