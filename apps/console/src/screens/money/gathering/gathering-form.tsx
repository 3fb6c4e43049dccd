import type { Gathering } from '@skillcert/api-client';
import { Button, Card, CheckboxGroup, Form, Inline, Stack } from '@skillcert/ui';
import { Controller } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import { FeeFields } from './fee-fields.js';
import { PayeeFields } from './payee-fields.js';
import { QrFields } from './qr-fields.js';
import { RefundRuleFields } from './refund-rule-fields.js';
import { useGatheringForm } from './use-gathering-form.js';

interface GatheringFormProps {
  readonly seen: Gathering;
  readonly onSaved: (saved: Gathering) => void;
  readonly onReload: () => Promise<void>;
}

/** Fee, deadline, ways of paying and account of a class. */
export function GatheringForm({ seen, onSaved, onReload }: GatheringFormProps) {
  const { t } = useWords();
  const { control, errors, submit } = useGatheringForm({ seen, onSaved });
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="lg">
        <Card title={t('gathering.fees')}>
          <Stack>
            <FeeFields control={control} seen={seen} />
            <FormField
              control={control}
              name="methods"
              label={t('gathering.methods')}
              hint={t('gathering.methods_hint')}
              required
              group
            >
              {({ value, onChange }) => (
                <CheckboxGroup
                  value={value}
                  onValueChange={onChange}
                  options={seen.methods_available.map((each) => ({
                    value: each,
                    label: t(`gathering.method.${each}`),
                  }))}
                />
              )}
            </FormField>
          </Stack>
        </Card>
        <Card title={t('gathering.rule')}>
          <Controller
            control={control}
            name="refund_rule"
            render={({ field: { value, onChange }, fieldState }) => (
              <RefundRuleFields steps={value} onChange={onChange} wrong={fieldState.error !== undefined} />
            )}
          />
        </Card>
        <Card title={t('gathering.payee_title')}>
          <Stack>
            <PayeeFields control={control} seen={seen} />
            <QrFields control={control} seen={seen} />
          </Stack>
        </Card>
        <Inline justify="end">
          <Button onClick={onReload}>{t('gathering.reload')}</Button>
          <Button type="submit" variant="primary">
            {t('common.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
