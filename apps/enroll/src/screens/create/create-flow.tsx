import { lazy, Suspense, useState } from 'react';
import { waitPath } from '../../paths.js';
import { ScreenLoading } from '../../shell/screen-loading.js';
import { needWords } from '../../words/word-store.js';
import { useProvenPhone } from '../phone-proof/use-proven-phone.js';
import { stopOf } from './create-problem.js';
import { CreateUnreachable } from './create-unreachable.js';
import { ProofStep } from './steps/proof-step.js';
import { Stopped } from './stopped.js';
import { useAdmission } from './use-admission.js';
import type { LinkedClass } from './use-class.js';

const fetchSteps = async () => {
  const [{ EnrolSteps }] = await Promise.all([import('./enrol-steps.js'), needWords('rest')]);
  return { default: EnrolSteps };
};

const EnrolSteps = lazy(fetchSteps);

interface CreateFlowProps {
  readonly open: LinkedClass;
  /** Requests the class again, whose seats may have changed. */
  readonly onLookAgain: () => void;
}

/** Enrolling in one class: the phone first, then whether it may enrol, then the steps, which stay from there on. */
export function CreateFlow({ open, onLookAgain }: CreateFlowProps) {
  const phone = useProvenPhone();
  const { state } = phone;
  const phone_masked = state.at === 'proven' ? state.phone_masked : undefined;
  const { admission, askAgain } = useAdmission(open, phone_masked);
  const [started, setStarted] = useState(false);
  if (!started && admission.at === 'admitted') setStarted(true);
  const lookAgain = () => {
    onLookAgain();
    askAgain();
  };

  if (started) {
    return (
      <Suspense fallback={<ScreenLoading />}>
        <EnrolSteps open={open} phone={phone} admission={admission} />
      </Suspense>
    );
  }
  if (open.status !== 'enrolling') return <Stopped why="not_open" onRetry={lookAgain} />;
  const toWait = open.waiting_list ? waitPath(open.class_id, open.unit?.unit_id) : undefined;
  if (open.seats_left === 0 && !open.wait) return <Stopped why="full" toWait={toWait} onRetry={lookAgain} />;
  if (open.unit?.seats_left === 0 && !open.wait)
    return <Stopped why="unit_full" toWait={toWait} onRetry={lookAgain} />;
  if (state.at === 'checking') return <ScreenLoading />;
  if (state.at === 'failed') return <CreateUnreachable problem={state.problem} onRetry={phone.retry} />;
  if (state.at === 'unproven') {
    // The steps are on their way while the candidate waits for the code.
    return <ProofStep open={open} again={false} onProven={phone.prove} onSent={fetchSteps} />;
  }
  if (admission.at !== 'stopped') return <ScreenLoading />;
  const stop = stopOf(admission.problem);
  return stop ? (
    <Stopped why={stop.words} toWait={toWait} onRetry={lookAgain} onOtherPhone={phone.change} />
  ) : (
    <CreateUnreachable problem={admission.problem} onRetry={askAgain} />
  );
}
