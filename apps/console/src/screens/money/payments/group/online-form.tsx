import { limits } from '@skillcert/core';
import { Button, Form, Inline, Stack, Text, TextInput } from '@skillcert/ui';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { type OnlineMethod, useOnlineForm } from './use-online-form.js';
import type { Meant } from './use-payables.js';

interface OnlineFormProps {
  readonly classId: number;
  readonly meant: Meant;
  readonly method: OnlineMethod;
  readonly onBack: () => void;
  readonly onStarted: (payment_id: number) => void;
}

/** The payer of a group payment through a provider; the server decides the amount, the provider the place to pay. */
export function OnlineForm({ classId, meant, method, onBack, onStarted }: OnlineFormProps) {
  const { t } = useWords();
  const { control, errors, submit } = useOnlineForm(classId, { meant, method, onStarted });
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        <Text as="p" tone="muted">
          {t('payments.group_online_text')}
        </Text>
        <FormField control={control} name="payer_name" label={t('payments.payer_name')} required>
          {({ onChange, ...field }) => (
            <TextInput
              {...field}
              onValueChange={onChange}
              maxLength={limits.bank_length_max}
              autoComplete="organization"
            />
          )}
        </FormField>
        <Inline justify="end">
          <Button onClick={onBack}>{t('common.cancel')}</Button>
          {meant.count > limits.payment_order_max ? (
            <Text tone="danger">{t('payments.group_at_most', { count: limits.payment_order_max })}</Text>
          ) : (
            <Button type="submit" variant="primary">
              {t('payments.group_start')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
