import type { EnrolmentDetail, EnrolmentRow } from '@skillcert/api-client';
import { Banner, Button, Grid, Heading, Inline, Stack, StateView, Text } from '@skillcert/ui';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
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
import { type Bench, useBench } from './use-bench.js';
import type { ReviewedList } from './use-review-queue.js';

interface ReviewBenchProps {
  readonly enrolmentId: number;
  readonly list: ReviewedList;
  readonly onOpen: (row: Pick<EnrolmentRow, 'enrolment_id'>) => void;
  readonly onClose: () => void;
}

interface BenchHeadProps {
  readonly detail: EnrolmentDetail;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
}

/** The candidate's name, and the way out. */
function BenchHead({ detail, heading, onClose }: BenchHeadProps) {
  const { t } = useWords();
  return (
    <Inline justify="between">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('review.title', { name: detail.name })}
      </Heading>
      <Button size="small" variant="ghost" icon={<X aria-hidden="true" />} onClick={onClose}>
        {t('review.close')}
      </Button>
    </Inline>
  );
}

interface BenchRecordProps {
  readonly detail: EnrolmentDetail;
  readonly bench: Bench;
  /** Whether the class accepts corrections. */
  readonly mayEdit: boolean;
  readonly keysFrom: RefObject<HTMLDivElement | null>;
}

/** The candidate's details and the conditions. Documents, if there are any, come first, beside the conditions. */
function BenchRecord({ detail, bench, mayEdit, keysFrom }: BenchRecordProps) {
  const hasDocuments = standingDocuments(detail).length > 0;
  return (
    <>
      {!hasDocuments && <ReviewFacts key={detail.enrolment_id} detail={detail} mayEdit={mayEdit} />}
      {!detail.moved_to && !hasDocuments && <ConditionList detail={detail} />}
      {!detail.moved_to && hasDocuments && (
        <Grid columns={2} gap="lg">
          <DocumentViewer
            detail={detail}
            index={bench.index}
            onIndexChange={bench.showDocument}
            onDecide={bench.evaluate}
            keysFrom={keysFrom}
          />
          <ConditionList detail={detail} />
        </Grid>
      )}
      {hasDocuments && <ReviewFacts key={detail.enrolment_id} detail={detail} mayEdit={mayEdit} />}
    </>
  );
}

interface BenchQuestionProps {
  readonly detail: EnrolmentDetail;
  readonly bench: Bench;
}

/** Asks for the reasons of a decision before it is made. */
function BenchQuestion({ detail, bench: { asking, stopAsking, decide } }: BenchQuestionProps) {
  if (!asking) return null;
  if (asking === 'return')
    return (
      <ReturnDialog detail={detail} onClose={stopAsking} onReturn={(asked) => decide('return', asked)} />
    );
  return (
    <ReasonDialog
      status={detail.status}
      event={asking}
      onClose={stopAsking}
      onGive={(grounds) => decide(asking, grounds)}
    />
  );
}

/**
 * One candidate beside the list: documents and conditions, details, history, and the decision, which keys can make
 * too.
 */
export function ReviewBench({ enrolmentId, list, onOpen, onClose }: ReviewBenchProps) {
  const { t } = useWords();
  // The answer is shared by all candidates who follow each other here.
  const { accepts } = useClassAccepts();
  const bench = useBench(enrolmentId, list, onOpen);
  const { detail } = bench;
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const shown = detail?.enrolment_id;
  // The bench handles keys while the focus is inside it.
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);

  return (
    <StateView state={bench.state} onRetry={bench.retry}>
      {detail && (
        <Stack ref={whole} gap="lg" onKeyDown={bench.press}>
          <BenchHead detail={detail} heading={heading} onClose={onClose} />
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
            <ReviewActions
              status={detail.status}
              events={bench.events}
              onApply={bench.decide}
              onAsk={bench.ask}
            />
            <TakeBackPart key={`back ${detail.enrolment_id}`} detail={detail} onTakeBack={bench.takeBack} />
            {accepts('move') && <MovePart key={detail.enrolment_id} detail={detail} />}
          </Inline>
          <ReviewReasons detail={detail} />
          <BenchRecord detail={detail} bench={bench} mayEdit={accepts('review')} keysFrom={whole} />
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
      {detail && <BenchQuestion detail={detail} bench={bench} />}
    </StateView>
  );
}

/**
 * Says who holds the claim and until when, that nobody has it yet, that the enrolment waits for a seat or a
 * correction, or that it was moved to another class.
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
