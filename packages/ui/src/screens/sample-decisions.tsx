import { Button, Inline } from '../index.js';
import { benchWords, reviewEventWords } from './sample-bench-words.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { ReasonDialog, ReturnDialog } from './sample-reasons.js';
import { decisionsFrom, mayMove, needsReason, type StaffEvent } from './sample-review.js';
import { useSay } from './sample-say.js';

const variants = {
  claim: 'primary',
  approve: 'primary',
  return: 'secondary',
  refuse: 'danger',
  doubt: 'secondary',
  release: 'ghost',
  withdraw: 'ghost',
} as const satisfies Record<StaffEvent, string>;

/** Whether a decision needs a dialog first; the others happen at once. */
export const asksFirst = (event: StaffEvent): boolean =>
  ['return', 'refuse', 'doubt', 'withdraw'].includes(event);

interface DecisionsProps {
  enrolment: SampleEnrolment;
  onDecide: (event: StaffEvent) => void;
}

/** The decisions that the lifecycle allows now, and the way to another class. */
export function Decisions({ enrolment: { status }, onDecide }: DecisionsProps) {
  const t = useSay(benchWords);
  const eventTitle = useSay(reviewEventWords);
  return (
    <Inline>
      {decisionsFrom(status).map((event) => (
        <Button key={event} variant={variants[event]} onClick={() => onDecide(event)}>
          {eventTitle(event)}
        </Button>
      ))}
      {mayMove(status) && <Button variant="ghost">{t('move')}</Button>}
    </Inline>
  );
}

interface DecisionDialogProps {
  enrolment: SampleEnrolment;
  event: StaffEvent;
  onClose: () => void;
  onApply: (event: StaffEvent) => void;
}

/** Asks for the input that a decision needs. */
export function DecisionDialog({ enrolment, event, onClose, onApply }: DecisionDialogProps) {
  const t = useSay(benchWords);
  const eventTitle = useSay(reviewEventWords);
  const apply = () => onApply(event);
  if (event === 'return') return <ReturnDialog enrolment={enrolment} onClose={onClose} onReturn={apply} />;
  return (
    <ReasonDialog
      title={eventTitle(event)}
      description={t(event === 'withdraw' ? 'confirm_withdraw' : 'reason_text')}
      label={t('reason')}
      about={[event]}
      required={needsReason(enrolment.status, event)}
      tone={event === 'doubt' ? 'accent' : 'danger'}
      onClose={onClose}
      onGive={apply}
    />
  );
}
