import '@skillcert/ui/qr-code.css';
import type { OutputOf } from '@skillcert/api-client';
import { Field, Form, Inline, QRCode, Stack, Text, Textarea } from '@skillcert/ui';
import { call } from '../../../../client/call.js';
import { FormField } from '../../../../forms/form-field.js';
import { type FormProblems, useServerForm } from '../../../../forms/use-server-form.js';
import { useWords } from '../../../../messages/words-state.js';
import { CodeInput } from './code-input.js';
import { StepActions } from './step-actions.js';

interface AppStepProps {
  readonly secret: OutputOf<'user/startFactor'>;
  readonly onConfirmed: (answer: OutputOf<'user/confirmFactor'>) => void;
  readonly onCancel: (() => void) | undefined;
}

/** Shows the secret as a code to scan and as letters to type, and asks for the first code of the app. */
export function AppStep({ secret: { secret, address }, onConfirmed, onCancel }: AppStepProps) {
  const { t } = useWords();
  const { control, errors, submit } = useServerForm<{ verify_code: string }>({
    initial: { verify_code: '' },
    check: ({ verify_code }): FormProblems => (verify_code.trim() ? {} : { verify_code: 'field.required' }),
    send: async ({ verify_code }) =>
      onConfirmed(await call('user/confirmFactor', { verify_code }, { quiet: true })),
  });
  return (
    <Form onSubmit={submit} errors={errors} summary={false}>
      <Stack>
        <Text as="p">{t('factor.scan_text')}</Text>
        <Inline justify="center">
          <QRCode value={address} label={t('factor.qr_label')} size="lg" />
        </Inline>
        <Field label={t('factor.secret')} hint={t('factor.secret_hint')} required>
          <Textarea value={secret.replace(/(.{4})(?=.)/g, '$1 ')} rows={2} readOnly />
        </Field>
        <FormField control={control} name="verify_code" label={t('factor.code')} required>
          {(field) => <CodeInput {...field} />}
        </FormField>
        <StepActions submit={t('factor.confirm')} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
