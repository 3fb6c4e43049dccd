import type { EnrolmentDetail, Likeness } from '@skillcert/api-client';
import { Banner, Drawer, EmptyState, Heading, Inline, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { isReasoned, type ReasonedEvent } from '../review/asks.js';
import { ReasonDialog } from '../review/reason-dialog.js';
import { ReviewActions } from '../review/review-actions.js';
import { ReviewHistory } from '../review/review-history.js';
import { ReviewReasons } from '../review/review-reasons.js';
import type { StaffReviewEvent } from '../review/use-review.js';
import { ReviewStatusBadge } from '../review-status-badge.js';
import { ComparisonTable } from './comparison-table.js';
import { LikenessChoice } from './likeness-choice.js';
import { useComparison } from './use-comparison.js';

interface CompareDrawerProps {
  readonly enrolmentId: number;
  readonly onClose: () => void;
}

interface OthersPartProps {
  readonly detail: EnrolmentDetail;
  readonly others: readonly Likeness[];
  /** The enrolment that is shown beside the candidate; undefined if none resembles it. */
  readonly other: Likeness | undefined;
  readonly onChoose: (enrolment_id: number) => void;
}

/** The enrolments that resemble the candidate's, and a comparison with one of them. */
function OthersPart({ detail, others, other, onChoose }: OthersPartProps) {
  const { t } = useWords();
  if (!other) return <EmptyState title={t('doubtful.nobody')} description={t('doubtful.nobody_text')} />;
  return (
    <Stack>
      <Heading level={3}>{t('doubtful.others', { count: others.length })}</Heading>
      <LikenessChoice others={others} other={other} onChoose={onChoose} />
      {other.record ? (
        <ComparisonTable
          key={other.enrolment_id}
          detail={detail}
          other={{ ...other, record: other.record }}
        />
      ) : (
        <Banner tone="info">{t('doubtful.hidden')}</Banner>
      )}
    </Stack>
  );
}

/** A candidate beside the enrolments that resemble theirs in any class, with the history and the decision. */
export function CompareDrawer({ enrolmentId, onClose }: CompareDrawerProps) {
  const { t } = useWords();
  const { detail, others, other, choose, state, retry, events, apply } = useComparison(enrolmentId);
  const [asking, setAsking] = useState<ReasonedEvent | undefined>(undefined);
  const ask = (event: StaffReviewEvent) => isReasoned(event) && setAsking(event);

  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={detail ? t('doubtful.title', { name: detail.name }) : t('doubtful.compare')}
      description={detail?.enrol_no}
      state={state}
      onRetry={retry}
      footer={
        detail &&
        events.length > 0 && (
          <ReviewActions
            status={detail.status}
            events={events}
            onApply={(event) => apply(detail, event)}
            onAsk={ask}
          />
        )
      }
    >
      {detail && (
        <Stack gap="lg">
          <Inline>
            <ReviewStatusBadge status={detail.status} />
          </Inline>
          {detail.status === 'in_review' && !detail.claimed_by_me && (
            <Banner tone="info">{t('review.claimed_by', { name: detail.reviewer_name ?? '' })}</Banner>
          )}
          <ReviewReasons detail={detail} />
          <OthersPart detail={detail} others={others} other={other} onChoose={choose} />
          <ReviewHistory detail={detail} />
        </Stack>
      )}
      {detail && asking && (
        <ReasonDialog
          status={detail.status}
          event={asking}
          onClose={() => setAsking(undefined)}
          onGive={(grounds) => apply(detail, asking, grounds)}
        />
      )}
    </Drawer>
  );
}
