import type { ClassRecord } from '@skillcert/api-client';
import { Button, Form, Heading, Inline, Stack, Text } from '@skillcert/ui';
import { timeZoneName } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import { ClassAboutFields } from './class-about-fields.js';
import { ClassContactFields } from './class-contact-fields.js';
import { ClassDateFields } from './class-date-fields.js';
import type { ClassFormValues } from './class-form-values.js';
import { ClassSeatFields } from './class-seat-fields.js';
import { useClassForm } from './use-class-form.js';

interface ClassFormProps {
  /** The class to edit; none to create one. */
  readonly record: ClassRecord | undefined;
  /** What a new class begins with, where it is a copy. */
  readonly copied: ClassFormValues | undefined;
  readonly onSaved: (record: ClassRecord) => void;
  readonly onCancel: () => void;
}

/** Everything staff write about a class, on one page in four parts. */
export function ClassForm({ record, copied, onSaved, onCancel }: ClassFormProps) {
  const { t, language } = useWords();
  const { control, errors, submit } = useClassForm({ record, copied, onSaved });
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="xl">
        <Stack>
          <Heading level={3}>{t('class.form.about')}</Heading>
          <ClassAboutFields control={control} />
        </Stack>
        <Stack>
          <Heading level={3}>{t('class.form.dates')}</Heading>
          <Text tone="muted" size="sm">
            {t('class.form.time_zone', { zone: timeZoneName(language) })}
          </Text>
          <ClassDateFields control={control} />
        </Stack>
        <Stack>
          <Heading level={3}>{t('class.form.seats')}</Heading>
          <ClassSeatFields control={control} />
        </Stack>
        <Stack>
          <Heading level={3}>{t('class.contacts')}</Heading>
          <ClassContactFields control={control} />
        </Stack>
        <Inline justify="end">
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {record ? t('common.save') : t('class.form.save_draft')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
