import type { EnrolmentDetail, EnrolmentRow } from '@skillcert/api-client';
import { Banner, Button, Grid, Heading, Inline, Stack, StateView, Text } from '@skillcert/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';
import { NotesOnThis } from '../../notes/notes-on-this.js';
import { MovePart } from '../move/move-part.js';
import { ReviewStatusBadge } from '../review-status-badge.js';
import { ConditionList } from './condition-list.js';
import { DocumentViewer } from './documents/document-viewer.js';
import { standingDocuments } from './documents/standing-documents.js';
import { LastDecision } from './last-decision.js';
import { ReasonDialog } from './reason-dialog.js';
import { ReturnDialog } from './return-dialog.js';
import { ReviewActions } from './review-actions.js';
import { ReviewFacts } from './review-facts.js';
import { ReviewHistory } from './review-history.js';
import { ReviewReasons } from './review-reasons.js';
import { ReviewSteps } from './review-steps.js';
import { TakeBackPart } from './take-back-part.js';
import { useBench } from './use-bench.js';
import type { ReviewedList } from './use-review-queue.js';

interface ReviewBenchProps {
  readonly enrolmentId: number;
  readonly list: ReviewedList;
  readonly onOpen: (row: Pick<EnrolmentRow, 'enrolment_id'>) => void;
  readonly onClose: () => void;
}

/**
 * One candidate beside the list: documents beside the rules, their details, the history, and the decision, by keys
 * too.
 */
export function ReviewBench({ enrolmentId, list, onOpen, onClose }: ReviewBenchProps) {
  const { t } = useWords();
  // Requested once for all candidates who follow each other here.
  const { takes } = useClassAccepts();
  const bench = useBench(enrolmentId, list, onOpen);
  const { detail, asking, stopAsking, decide } = bench;
  const hasDocuments = detail !== undefined && standingDocuments(detail).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const shown = detail?.enrolment_id;
  // The keys are the bench's while the focus is in it.
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  return (
    <StateView state={bench.state} onRetry={bench.retry}>
      {detail && (
        <Stack ref={whole} gap="lg" onKeyDown={bench.press}>
          <Inline justify="between">
            <Heading level={2} ref={heading} tabIndex={-1}>
              {t('review.title', { name: detail.name })}
            </Heading>
            <Button size="small" variant="ghost" icon={<X aria-hidden="true" />} onClick={onClose}>
              {t('review.close')}
            </Button>
          </Inline>
          <Inline justify="between">
            <Inline>
              <ReviewStatusBadge status={detail.status} />
              <Text size="sm" tone="muted">
                {detail.enrol_no}
              </Text>
            </Inline>
            <ReviewSteps queue={bench.queue} onOpen={onOpen} />
          </Inline>
          <Stack gap="xs">
            <LastDecision last={bench.last} onUndo={bench.undoLast} />
            <ClaimBanner detail={detail} />
          </Stack>
          <Inline>
            <ReviewActions status={detail.status} events={bench.events} onApply={decide} onAsk={bench.ask} />
            <TakeBackPart key={`back ${detail.enrolment_id}`} detail={detail} onTakeBack={bench.takeBack} />
            {takes('move') && <MovePart key={detail.enrolment_id} detail={detail} />}
          </Inline>
          <ReviewReasons detail={detail} />
          {!hasDocuments && (
            <ReviewFacts key={detail.enrolment_id} detail={detail} mayEdit={takes('review')} />
          )}
          {!detail.moved_to && !hasDocuments && <ConditionList detail={detail} />}
          {!detail.moved_to && hasDocuments && (
            <Grid columns={2} gap="lg">
              <DocumentViewer
                detail={detail}
                index={bench.index}
                onIndexChange={bench.showDocument}
                onDecide={bench.evaluate}
                keysFrom={whole}
              />
              <ConditionList detail={detail} />
            </Grid>
          )}
          {hasDocuments && (
            <ReviewFacts key={detail.enrolment_id} detail={detail} mayEdit={takes('review')} />
          )}
          <Text size="sm" tone="muted">
            {t('review.keys')}
          </Text>
          <NotesOnThis
            key={`notes ${detail.enrolment_id}`}
            class_id={detail.class_id}
            enrolment_id={detail.enrolment_id}
          />
          <ReviewHistory detail={detail} />
        </Stack>
      )}
      {detail && asking === 'return' && (
        <ReturnDialog detail={detail} onClose={stopAsking} onReturn={(asked) => decide('return', asked)} />
      )}
      {detail && asking && asking !== 'return' && (
        <ReasonDialog
          status={detail.status}
          event={asking}
          onClose={stopAsking}
          onGive={(grounds) => decide(asking, grounds)}
        />
      )}
    </StateView>
  );
}

/**
 * The holder of the claim and its end; or that there is none yet; that it waits for a seat, or for a correction; or
 * its new class.
 */
function ClaimBanner({ detail }: { readonly detail: EnrolmentDetail }) {
  const { t } = useWords();
  const { untilMinute } = useFormats();
  const { status, claimed_by_me, claimed_until, reviewer_name, waiting_position, moved_to } = detail;
  const { offer_until, mend_until } = detail;
  if (moved_to) {
    const { class_name, enrol_no: number } = moved_to;
    return <Banner tone="info">{t('review.moved_to', { class_name, number })}</Banner>;
  }
  if (waiting_position !== null)
    return <Banner tone="info">{t('review.waiting_text', { position: waiting_position })}</Banner>;
  if (offer_until)
    return <Banner tone="info">{t('review.offered_text', { until: untilMinute(offer_until) })}</Banner>;
  if (mend_until)
    return <Banner tone="info">{t('review.returned_text', { until: untilMinute(mend_until) })}</Banner>;
  if (status === 'submitted') return <Banner tone="info">{t('review.claim_first')}</Banner>;
  if (status !== 'in_review') return null;
  const until = claimed_until ? untilMinute(claimed_until) : '';
  if (claimed_by_me) {
    return (
      <Text size="sm" tone="muted">
        {t('review.claimed_by_me', { until })}
      </Text>
    );
  }
  return (
    <Banner tone="info">
      {t('review.claimed_by', { name: reviewer_name ?? '' })} {until && t('review.claimed_until', { until })}
    </Banner>
  );
}
