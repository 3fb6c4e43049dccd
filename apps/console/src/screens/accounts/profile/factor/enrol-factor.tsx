import '@skillcert/ui/steps.css';
import { Stack, Steps } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { AppStep } from './app-step.js';
import { PasswordStep } from './password-step.js';
import { RecoveryCodes } from './recovery-codes.js';
import { useEnrolment } from './use-enrolment.js';

interface EnrolFactorProps {
  readonly onDone: () => unknown;
  /** The way back, if there is one. */
  readonly onCancel?: (() => void) | undefined;
}

/** Enrols a second factor: the password, the app, and the codes that replace a lost app. */
export function EnrolFactor({ onDone, onCancel }: EnrolFactorProps) {
  const { t } = useWords();
  const { enrolment, started, confirmed } = useEnrolment();
  return (
    <Stack>
      <Steps
        current={enrolment.step}
        items={[
          { id: 'password', label: t('factor.step_password') },
          { id: 'app', label: t('factor.step_app') },
          { id: 'codes', label: t('factor.step_codes') },
        ]}
      />
      {enrolment.step === 'password' && <PasswordStep onStarted={started} onCancel={onCancel} />}
      {enrolment.step === 'app' && (
        <AppStep secret={enrolment.secret} onConfirmed={confirmed} onCancel={onCancel} />
      )}
      {enrolment.step === 'codes' && <RecoveryCodes codes={enrolment.recovery_codes} onDone={onDone} />}
    </Stack>
  );
}
