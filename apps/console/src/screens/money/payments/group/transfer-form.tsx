import '@skillcert/ui/file-input.css';
import { limits } from '@skillcert/core';
import { Button, FileInput, Form, Grid, Inline, Stack, TextInput } from '@skillcert/ui';
import { DayPicker } from '../../../../forms/day-picker.js';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { TransferPayee } from './transfer-payee.js';
import type { Meant, Payables } from './use-payables.js';
import { useTransferForm } from './use-transfer-form.js';

interface TransferFormProps {
  readonly classId: number;
  readonly meant: Meant;
  readonly payee: Payables['payee'];
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Where a transfer for many came from, and when. */
function PayerFields({ control }: Pick<ReturnType<typeof useTransferForm>, 'control'>) {
  const { t } = useWords();
  return (
    <Grid columns={2}>
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
      <FormField control={control} name="payer_bank" label={t('payments.payer_bank')} required>
        {({ onChange, ...field }) => (
          <TextInput
            {...field}
            onValueChange={onChange}
            maxLength={limits.bank_length_max}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField control={control} name="payer_account" label={t('payments.payer_account')} required>
        {({ onChange, ...field }) => (
          <TextInput
            {...field}
            onValueChange={onChange}
            maxLength={limits.account_number_length_max}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField control={control} name="paid_on" label={t('payments.paid_on')} required>
        {(field) => <DayPicker {...field} />}
      </FormField>
    </Grid>
  );
}

/** Where a transfer for many goes, from where and when it came, and the picture that proves it. */
export function TransferForm({ classId, meant, payee, onBack, onDone }: TransferFormProps) {
  const { t } = useWords();
  const { control, errors, submit } = useTransferForm(classId, meant, onDone);
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack>
        {payee && <TransferPayee classId={classId} payee={payee} />}
        <PayerFields control={control} />
        <FormField
          control={control}
          name="proof_id"
          label={t('payments.group_proof')}
          hint={t('payments.proof_hint')}
          required
        >
          {({ value, onChange }) => (
            <FileInput
              files={value}
              onFilesChange={onChange}
              accept="image/jpeg,image/png,image/webp"
              maxBytes={limits.picture_bytes_max}
            />
          )}
        </FormField>
        <Inline justify="end">
          <Button onClick={onBack}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('payments.group_send')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
