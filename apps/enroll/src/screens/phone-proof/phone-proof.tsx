import '@skillcert/ui/banner.css';
import '@skillcert/ui/field.css';
import '@skillcert/ui/form.css';
import '@skillcert/ui/verify-code-input.css';
import { Button, Card, Field, Form, Text, TextInput, VerifyCodeInput } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { isDemo } from '../../client/demo-mode.js';
import { problemText } from '../../client/problem-text.js';
import { fieldMessages } from '../../words/field-messages.js';
import { useWords } from '../../words/use-words.js';
import { type ProofPurpose, usePhoneProof } from './use-phone-proof.js';

const DemoMessage = lazy(async () => ({ default: (await import('./demo-message.js')).DemoMessage }));

interface PhoneProofProps {
  /** The purpose of the proof; enrolments by default. */
  readonly purpose?: ProofPurpose;
  /** Called when the phone is proven; the form stays busy until the promise ends. */
  readonly onProven: (phone_masked: string) => unknown;
  /** Called when a code is on its way. */
  readonly onSent?: (() => unknown) | undefined;
}

/** Phone, code, verify. */
export function PhoneProof({ purpose = 'enrol', onProven, onSent }: PhoneProofProps) {
  const { t } = useWords();
  const proof = usePhoneProof({ purpose, onProven, onSent });
  const { sent, problem } = proof;
  // A wrong code is reported at its field.
  const wrongCode =
    problem?.kind === 'refused' && problem.refusal === 'code_wrong' ? problem.message : undefined;
  const errors = { ...fieldMessages(t, proof.errors), ...(wrongCode && { verify_code: wrongCode }) };
  return (
    <Card>
      <Form onSubmit={proof.verify} errors={errors} error={problem && !wrongCode && problemText(t, problem)}>
        <Field name="phone" label={t('code.phone')} hint={t('code.phone_hint')} required>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="next"
            value={proof.phone}
            onValueChange={proof.typePhone}
            onBlur={proof.leavePhone}
          />
        </Field>
        <Field name="verify_code" label={t('code.code')} hint={t('code.code_hint')} required>
          <VerifyCodeInput
            value={proof.code}
            onValueChange={proof.typeCode}
            onSend={proof.send}
            wait={proof.wait}
            enterKeyHint="done"
          />
        </Field>
        {sent && (
          <Text as="p" role="status" tone="muted">
            {t('code.sent', { phone: sent.phone_masked, minutes: sent.minutes })}
          </Text>
        )}
        {sent && isDemo(document) && (
          <Suspense>
            <DemoMessage key={sent.at} phone_masked={sent.phone_masked} onUse={proof.typeCode} />
          </Suspense>
        )}
        <Button type="submit" variant="primary" block>
          {t('code.verify')}
        </Button>
      </Form>
    </Card>
  );
}
