import '@skillcert/ui/text.css';
import '@skillcert/ui/verify-code-input.css';
import { Button, Field, Form, Stack, Text, TextInput, VerifyCodeInput } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { DemoCode } from './demo-code.js';
import { type PhoneProof, usePhoneProof } from './use-phone-proof.js';

/** Asks for the phone, and then for the code that was sent to it. */
export function PhoneStep(proof: PhoneProof) {
  const { t } = useWords();
  const { values, errors, sentTo, send, verify, change } = usePhoneProof(proof);
  return (
    <Form onSubmit={verify} errors={errors} summary={false}>
      <Stack>
        <Field name="phone" label={t('forgot.phone')} hint={t('forgot.phone_hint')} required>
          <TextInput
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={values.phone}
            onValueChange={change('phone')}
          />
        </Field>
        <Field name="verify_code" label={t('forgot.code')} required>
          <VerifyCodeInput value={values.verify_code} onValueChange={change('verify_code')} onSend={send} />
        </Field>
        {sentTo && (
          <>
            <Text as="p" role="status" tone="muted">
              {t('forgot.sent', { phone: sentTo.phone_masked })}
            </Text>
            <DemoCode key={sentTo.at} phone_masked={sentTo.phone_masked} onUse={change('verify_code')} />
          </>
        )}
        <Button type="submit" variant="primary" block>
          {t('forgot.next')}
        </Button>
      </Stack>
    </Form>
  );
}
