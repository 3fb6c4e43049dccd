import { Button, Form, Stack, Text } from '@skillcert/ui';
import { useEffect } from 'react';
import { FormField } from '../../../forms/form-field.js';
import { type FormProblems, useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { CodeInput } from '../profile/factor/code-input.js';

interface CodeStepProps {
  readonly onCode: (verify_code: string) => Promise<unknown>;
}

/** Asks for the code of the second factor, after a right password. */
export function CodeStep({ onCode }: CodeStepProps) {
  const { t } = useWords();
  const { control, errors, submit, focus } = useServerForm<{ verify_code: string }>({
    initial: { verify_code: '' },
    check: ({ verify_code }): FormProblems => (verify_code.trim() ? {} : { verify_code: 'field.required' }),
    send: ({ verify_code }) => onCode(verify_code),
  });
  // The form that had the focus is gone.
  useEffect(() => focus('verify_code'), [focus]);
  return (
    <Form onSubmit={submit} errors={errors} summary={false}>
      <Stack>
        <Text as="p">{t('factor.login_text')}</Text>
        <FormField
          control={control}
          name="verify_code"
          label={t('factor.code')}
          hint={t('factor.code_hint')}
          required
        >
          {(field) => <CodeInput {...field} />}
        </FormField>
        <Button type="submit" variant="primary" block>
          {t('factor.login')}
        </Button>
      </Stack>
    </Form>
  );
}
