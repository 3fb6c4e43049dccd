import '@skillcert/ui/file-input.css';
import '@skillcert/ui/money-input.css';
import type { OwnEnrolment, OwnPayments } from '@skillcert/api-client';
import { formatCents, limits } from '@skillcert/core';
import {
  Button,
  DateInput,
  Field,
  FileInput,
  Form,
  Heading,
  MoneyInput,
  Stack,
  TextInput,
} from '@skillcert/ui';
import { problemText } from '../../../client/problem-text.js';
import { useFocusOnArrival } from '../../../shell/use-focus-on-arrival.js';
import { fieldMessages } from '../../../words/field-messages.js';
import { useWords } from '../../../words/use-words.js';
import type { OwnEnrolments } from '../use-own-enrolments.js';
import { usePayForm } from './use-pay-form.js';

interface PayFormProps {
  readonly enrolment: OwnEnrolment;
  readonly money: OwnPayments;
  readonly own: OwnEnrolments;
  readonly onClose: () => void;
}

/** The name and the account that a transfer came from. */
function PayerFields({ form: { values, change } }: { readonly form: ReturnType<typeof usePayForm> }) {
  const { t } = useWords();
  return (
    <>
      <Field name="payer_name" label={t('pay.payer_name')} required>
        <TextInput
          autoComplete="name"
          maxLength={limits.bank_length_max}
          value={values.payer_name}
          onValueChange={(text) => change('payer_name', text)}
        />
      </Field>
      <Field name="payer_bank" label={t('pay.payer_bank')} required>
        <TextInput
          autoComplete="off"
          maxLength={limits.bank_length_max}
          value={values.payer_bank}
          onValueChange={(text) => change('payer_bank', text)}
        />
      </Field>
      <Field name="payer_account" label={t('pay.payer_account')} hint={t('pay.payer_account_hint')} required>
        <TextInput
          autoComplete="off"
          inputMode="numeric"
          maxLength={limits.account_number_length_max}
          value={values.payer_account}
          onValueChange={(text) => change('payer_account', text)}
        />
      </Field>
    </>
  );
}

/** The origin and day of a transfer, and the picture that proves it. */
export function PayForm({ enrolment, money, own, onClose }: PayFormProps) {
  const { t, language } = useWords();
  const form = usePayForm(enrolment, money, own);
  const { values, files, errors, proofProblem, problem, cents, more, change, choose, send } = form;
  const difference = formatCents(Math.abs(more), money.currency, language);
  const heading = useFocusOnArrival<HTMLHeadingElement>(problem);
  return (
    <Form
      onSubmit={send}
      errors={{ ...fieldMessages(t, errors), ...(proofProblem && { proof_id: proofProblem }) }}
      error={problem && problemText(t, problem)}
    >
      <Heading level={4} tabIndex={-1} ref={heading}>
        {t('pay.form_title')}
      </Heading>
      <Field
        name="amount_cents"
        label={t('pay.transferred')}
        hint={more === 0 ? undefined : t(more > 0 ? 'pay.too_much' : 'pay.too_little', { difference })}
        required
      >
        <MoneyInput value={cents} currency={money.currency} onValueChange={form.changeCents} />
      </Field>
      <PayerFields form={form} />
      <Field name="paid_on" label={t('pay.paid_on')} required>
        <DateInput value={values.paid_on} onValueChange={(text) => change('paid_on', text)} />
      </Field>
      <Field name="proof_id" label={t('pay.proof')} hint={t('pay.proof_hint')} required>
        <FileInput
          files={files}
          onFilesChange={choose}
          accept="image/jpeg,image/png,image/webp"
          maxBytes={limits.picture_bytes_max}
        />
      </Field>
      <Stack gap="sm">
        <Button type="submit" variant="primary" block>
          {t('pay.send')}
        </Button>
        <Button variant="ghost" block onClick={onClose}>
          {t('pay.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
