import '@skillcert/ui/text.css';
import type { CallError, InputOf, OutputOf } from '@skillcert/api-client';
import { isRole } from '@skillcert/core';
import { Button, Stack } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { PhoneStep } from '../forgot/phone-step.js';
import { ChoiceStep } from './choice-step.js';
import { CodeStep } from './code-step.js';
import { questionOf, useLoginSteps } from './use-login-steps.js';

interface LoginStepsProps {
  /** The input that was right so far. */
  readonly proven: InputOf<'user/login'>;
  /** The server's question after the password; undefined if the phone replaces it. */
  readonly asked: CallError | undefined;
  readonly onEntered: (answer: OutputOf<'user/login'>) => unknown;
  readonly onBack: () => void;
}

/** The steps between a right password and the session, or in place of the password. */
export function LoginSteps({ proven, asked, onEntered, onBack }: LoginStepsProps) {
  const { t } = useWords();
  const first = questionOf(asked, proven) ?? { kind: 'phone' as const };
  const steps = useLoginSteps(first, proven, onEntered);
  const { question } = steps;
  return (
    <Stack>
      {question.kind === 'phone' && <PhoneStep purpose="login" onProven={steps.enterPhone} />}
      {question.kind === 'code' && <CodeStep onCode={steps.enterCode} />}
      {question.kind === 'account' && (
        <ChoiceStep
          key="account"
          question={t('factor.which_account')}
          choices={question.choices.map((value) => ({ value, title: value }))}
          onChoose={steps.chooseAccount}
        />
      )}
      {question.kind === 'role' && (
        <ChoiceStep
          key="role"
          question={t('factor.which_role')}
          choices={[
            { value: '', title: t('factor.all_roles') },
            ...question.choices.filter(isRole).map((value) => ({ value, title: t(`role.${value}`) })),
          ]}
          onChoose={steps.chooseRole}
        />
      )}
      <Button variant="ghost" block onClick={onBack}>
        {t('factor.back')}
      </Button>
    </Stack>
  );
}
