import { useParams } from '../../router/use-place.js';
import { ScreenLoading } from '../../shell/screen-loading.js';
import { useWords } from '../../words/use-words.js';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import { CreateFrame } from './create-frame.js';
import { CreateUnreachable } from './create-unreachable.js';
import type { Begun } from './draft/draft-entries.js';
import { DraftStatus } from './draft/draft-status.js';
import { ResumeStep } from './draft/resume-step.js';
import { useBegun } from './draft/use-begun.js';
import { CheckStep } from './steps/check-step.js';
import { DoneStep } from './steps/done-step.js';
import { PersonStep } from './steps/person-step.js';
import { PhotoStep } from './steps/photo-step.js';
import { ProofStep } from './steps/proof-step.js';
import { withStep } from './steps/use-step.js';
import { WaitingBanner, WaitingStep } from './steps/waiting-step.js';
import type { Admission } from './use-admission.js';
import type { LinkedClass } from './use-class.js';
import { useCreate } from './use-create.js';

interface EnrolStepsProps {
  readonly open: LinkedClass;
  readonly phone: ProvenPhone;
  readonly admission: Admission;
}

/** The steps after the first proof, from the start or from where the candidate stopped. */
export function EnrolSteps(props: EnrolStepsProps) {
  const { state, retry, goOn, startAgain } = useBegun(props.open.class_id, props.phone.last);
  const { params, setParams } = useParams();
  switch (state.at) {
    case 'asking':
      return <ScreenLoading />;
    case 'failed':
      return <CreateUnreachable problem={state.problem} onRetry={retry} />;
    case 'offered':
      return (
        <ResumeStep
          open={props.open}
          saved_at={state.saved_at}
          onGoOn={() => {
            setParams(withStep(params, state.begun.entries.step), { replace: true });
            goOn();
          }}
          onStartAgain={startAgain}
        />
      );
    case 'settled':
      return <StepsFrom {...props} start={state.begun} />;
    default:
      return state satisfies never;
  }
}

interface StepsFromProps extends EnrolStepsProps {
  readonly start: Begun | undefined;
}

/** The entries live here, so that no event of the proof loses them. */
function StepsFrom({ open, phone, admission, start }: StepsFromProps) {
  const { t } = useWords();
  const create = useCreate(open, phone, start);
  const { state } = phone;
  const { step, enrolled, autosave } = create;
  const { enroll_type } = create.choices;
  if (enrolled?.status === 'waiting') {
    return (
      <CreateFrame step="done" open={open} enroll_type={enroll_type} title={t('create.waiting_title')}>
        <WaitingStep enrolled={enrolled} />
      </CreateFrame>
    );
  }
  if (enrolled) {
    return (
      <CreateFrame step="done" open={open} enroll_type={enroll_type}>
        <DoneStep enrolled={enrolled} open={open} enroll_type={enroll_type} />
      </CreateFrame>
    );
  }
  if (state.at !== 'proven') {
    const again = state.at === 'unproven' && state.again;
    return <ProofStep open={open} again={again} onProven={create.proven} />;
  }
  const { phone_masked } = state;
  return (
    <CreateFrame
      step={step}
      open={open}
      enroll_type={enroll_type}
      status={<DraftStatus state={autosave.state} onProve={phone.expire} />}
    >
      {create.waits && step !== 'check' && <WaitingBanner />}
      {step === 'person' && (
        <PersonStep
          create={create}
          phone_masked={phone_masked}
          refused={admission.at === 'stopped' ? admission.problem : undefined}
          onOtherPhone={phone.change}
        />
      )}
      {step === 'photo' && <PhotoStep create={create} open={open} />}
      {step === 'check' && <CheckStep create={create} open={open} phone_masked={phone_masked} />}
    </CreateFrame>
  );
}
