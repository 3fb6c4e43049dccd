import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';
import { CheckStep } from './check-step.js';
import { CreateFrame } from './create-frame.js';
import { DoneStep } from './done-step.js';
import { PersonStep } from './person-step.js';
import { PhotoStep } from './photo-step.js';
import { ProofStep } from './proof-step.js';
import type { Admission } from './use-admission.js';
import type { LinkedClass } from './use-class.js';
import { useCreate } from './use-create.js';

interface EnrolStepsProps {
  readonly open: LinkedClass;
  readonly phone: ProvenPhone;
  readonly admission: Admission;
}

/** The steps after the first proof. What is typed lives here, so that nothing that happens to the proof loses it. */
export function EnrolSteps({ open, phone, admission }: EnrolStepsProps) {
  const create = useCreate(open, phone);
  const { state } = phone;
  const { step, enrolled } = create;
  if (enrolled) {
    return (
      <CreateFrame step="done" open={open}>
        <DoneStep enrolled={enrolled} open={open} />
      </CreateFrame>
    );
  }
  if (state.at !== 'proven') {
    const again = state.at === 'unproven' && state.again;
    return <ProofStep open={open} again={again} onProven={create.proven} />;
  }
  const { phone_masked } = state;
  return (
    <CreateFrame step={step} open={open}>
      {step === 'person' && (
        <PersonStep
          create={create}
          phone_masked={phone_masked}
          refused={admission.at === 'stopped' ? admission.problem : undefined}
          onOtherPhone={phone.change}
        />
      )}
      {step === 'photo' && <PhotoStep create={create} open={open} />}
      {step === 'check' && <CheckStep create={create} phone_masked={phone_masked} />}
    </CreateFrame>
  );
}
