import { dutyLists } from '@skillcert/core';
import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/multi-select.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import type { AccountRecord, OutputOf } from '@skillcert/api-client';
import { Button, Form, Inline, MultiSelect, Stack } from '@skillcert/ui';
import { findClasses } from '../../../../forms/find-classes.js';
import { FormField } from '../../../../forms/form-field.js';
import { useWords } from '../../../../messages/words-state.js';
import { useAssignments } from './use-assignments.js';

interface AssignFormProps {
  readonly record: AccountRecord;
  readonly items: OutputOf<'user/fetchAssignments'>['items'];
  readonly onClose: () => void;
}

/** A chooser of classes for each of the four duties. */
export function AssignForm({ record, items, onClose }: AssignFormProps) {
  const { t } = useWords();
  const { control, errors, submit } = useAssignments(record, items, onClose);
  const labels = Object.fromEntries(items.map(({ class_id, class_name }) => [String(class_id), class_name]));
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="lg">
        {dutyLists.map((list) => (
          <FormField
            key={list}
            control={control}
            name={list}
            label={t(`users.${list}`)}
            hint={t('users.assign_hint')}
          >
            {({ value, onChange, onBlur, name, ref }) => (
              <MultiSelect
                ref={ref}
                name={name}
                onBlur={onBlur}
                value={value}
                onValueChange={onChange}
                onSearch={findClasses}
                valueLabels={labels}
              />
            )}
          </FormField>
        ))}
        <Inline justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('common.save')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
