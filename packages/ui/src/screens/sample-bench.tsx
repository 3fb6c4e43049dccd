import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { Banner, Button, Descriptions, Grid, Heading, Inline, Stack, Text, Timeline } from '../index.js';
import { benchWords, reviewHistoryWords } from './sample-bench-words.js';
import { ReviewStatusBadge } from './sample-candidate-columns.js';
import { Conditions } from './sample-conditions.js';
import { asksFirst, DecisionDialog, Decisions } from './sample-decisions.js';
import { Documents } from './sample-documents.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { Facts } from './sample-facts.js';
import {
  decisionsFrom,
  evaluated,
  type StaffEvent,
  standing,
  useDocumentTitle,
  useReviewText,
} from './sample-review.js';
import { useSay } from './sample-say.js';

const decisionOf: Readonly<Record<string, StaffEvent>> = {
  a: 'approve',
  c: 'claim',
  b: 'return',
  x: 'refuse',
  d: 'doubt',
};

/** Whether a key is pressed on the bench itself: a dialog of it is its child for React, but not on the page. */
const isForBench = ({ target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) =>
  target instanceof HTMLElement &&
  currentTarget.contains(target) &&
  !['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) &&
  !(ctrlKey || metaKey || altKey);

/** The place of an enrolment in the list, and its neighbours there. */
const placeIn = (queue: readonly SampleEnrolment[], { id }: SampleEnrolment) => {
  const place = queue.findIndex((each) => each.id === id);
  return { place, previous: queue[place - 1], next: queue[place + 1] };
};

interface BenchProps {
  enrolment: SampleEnrolment;
  /** The list in its order. */
  queue: readonly SampleEnrolment[];
  /** Whether the bench was just opened: it handles the keys while it has the focus. */
  takesFocus: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  onApply: (event: StaffEvent) => void;
}

/** One candidate beside the list: documents beside the rules, details, history, and the decision, by keys too. */
export function Bench({ enrolment, queue, takesFocus, onOpen, onClose, onApply }: BenchProps) {
  const t = useSay(benchWords);
  const [index, setIndex] = useState(0);
  const [asking, setAsking] = useState<StaffEvent>();
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { previous, next } = placeIn(queue, enrolment);
  const decide = (event: StaffEvent) => (asksFirst(event) ? setAsking(event) : onApply(event));

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!isForBench(event)) return;
    const key = event.key.toLowerCase();
    const decision = decisionOf[key];
    if (decision && decisionsFrom(enrolment.status).includes(decision)) decide(decision);
    else if (key === 'n' && next) onOpen(next.id);
    else if (key === 'p' && previous) onOpen(previous.id);
    else if (standing(enrolment)[Number(key) - 1]) setIndex(Number(key) - 1);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Stack ref={whole} gap="lg" onKeyDown={press}>
        <BenchHead ref={heading} enrolment={enrolment} onClose={onClose} />
        <BenchPlace enrolment={enrolment} queue={queue} onOpen={onOpen} />
        <ClaimBanner enrolment={enrolment} />
        <Decisions enrolment={enrolment} onDecide={decide} />
        <Text size="sm" tone="muted">
          {t('keys')}
        </Text>
        <Reasons enrolment={enrolment} />
        <Grid columns={2} gap="lg">
          <Documents enrolment={enrolment} index={index} onIndexChange={setIndex} keysFrom={whole} />
          <Conditions evaluated={evaluated(enrolment)} />
        </Grid>
        <Facts enrolment={enrolment} />
        <History enrolment={enrolment} />
      </Stack>
      {asking && (
        <DecisionDialog
          enrolment={enrolment}
          event={asking}
          onClose={() => setAsking(undefined)}
          onApply={onApply}
        />
      )}
    </>
  );
}

/** The name of the candidate, and the way out. */
function BenchHead({
  ref,
  enrolment,
  onClose,
}: Pick<BenchProps, 'enrolment' | 'onClose'> & { ref: Ref<HTMLHeadingElement> }) {
  const t = useSay(benchWords);
  return (
    <Inline justify="between">
      <Heading level={2} ref={ref} tabIndex={-1}>
        {t('title', { name: enrolment.name })}
      </Heading>
      <Button size="small" variant="ghost" icon={<X aria-hidden="true" />} onClick={onClose}>
        {t('close')}
      </Button>
    </Inline>
  );
}

/** The state of the enrolment, and the way to its neighbours in the list. */
function BenchPlace({ enrolment, queue, onOpen }: Pick<BenchProps, 'enrolment' | 'queue' | 'onOpen'>) {
  const t = useSay(benchWords);
  const { place, previous, next } = placeIn(queue, enrolment);
  return (
    <Inline justify="between">
      <Inline>
        <ReviewStatusBadge status={enrolment.status} />
        <Text size="sm" tone="muted">
          {enrolment.enrol_no}
        </Text>
      </Inline>
      <Inline>
        <Button
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={!previous}
          onClick={() => previous && onOpen(previous.id)}
        >
          {t('previous')}
        </Button>
        <Text size="sm" tone="muted" tabular>
          {t('position', { position: String(place + 1), total: String(queue.length) })}
        </Text>
        <Button
          size="small"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={!next}
          onClick={() => next && onOpen(next.id)}
        >
          {t('next')}
        </Button>
      </Inline>
    </Inline>
  );
}

/** The end of the claim, or that nobody has claimed the enrolment, or that it waits for corrections. */
function ClaimBanner({ enrolment: { status } }: { enrolment: SampleEnrolment }) {
  const t = useSay(benchWords);
  if (status === 'submitted') return <Banner tone="info">{t('claim_first')}</Banner>;
  if (status === 'returned') {
    return <Banner tone="info">{t('returned_text', { until: '2026-11-22 14:41' })}</Banner>;
  }
  if (status !== 'in_review') return null;
  return (
    <Text size="sm" tone="muted">
      {t('claimed_by_me', { until: '2026-11-20 09:35' })}
    </Text>
  );
}

/** The reasons given when the enrolment was returned or doubted. */
function Reasons({ enrolment: { status, history } }: { enrolment: SampleEnrolment }) {
  const t = useSay(benchWords);
  const documentTitle = useDocumentTitle();
  const reviewText = useReviewText();
  const last = history.at(-1);
  if (!last?.text_id || (status !== 'returned' && status !== 'doubtful')) return null;
  const { document, text_id } = last;
  return (
    <Banner tone="warning" title={t(document ? 'returned_for' : 'reason_given')}>
      {document ? (
        <Descriptions
          columns={1}
          items={[{ id: document, label: documentTitle(document), value: reviewText(text_id) }]}
        />
      ) : (
        reviewText(text_id)
      )}
    </Banner>
  );
}

/** Its events, the newest first. */
function History({ enrolment: { history } }: { enrolment: SampleEnrolment }) {
  const t = useSay(benchWords);
  const actionTitle = useSay(reviewHistoryWords);
  const documentTitle = useDocumentTitle();
  const reviewText = useReviewText();
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('history')}</Heading>
      <Timeline
        items={history.toReversed().map(({ action, at, by, document, text_id }) => ({
          id: at,
          title: actionTitle(action),
          time: at,
          actor: by ?? t('candidate'),
          description:
            text_id &&
            `${document ? t('of_document', { document: documentTitle(document) }) : ''}${reviewText(text_id)}`,
        }))}
      />
    </Stack>
  );
}
