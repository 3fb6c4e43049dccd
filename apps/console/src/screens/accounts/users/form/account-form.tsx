import type { AccountRecord } from '@skillcert/api-client';
import { Button, Form, Heading, Inline, Stack } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { AccountGroup } from '../account-groups.js';
import type { InitialPassword } from '../lists/use-account-dialogs.js';
import { AccountAccessFields } from './account-access-fields.js';
import { AccountPersonFields } from './account-person-fields.js';
import { AccountUnitFields } from './account-unit-fields.js';
import { useAccountForm } from './use-account-form.js';

interface AccountFormProps {
  readonly group: AccountGroup;
  /** The account to edit; undefined to create one. */
  readonly record: AccountRecord | undefined;
  readonly onCreated: (secret: InitialPassword) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** All fields of an account that administrators write: the person, its rights, and its unit. */
export function AccountForm({ group, record, onCreated, onSaved, onCancel }: AccountFormProps) {
  const { t } = useWords();
  const form = useAccountForm(group, record, { onCreated, onSaved });
  const { control, errors, submit, isPlatform } = form;
  return (
    <Form onSubmit={submit} errors={errors}>
      <Stack gap="xl">
        <AccountPersonFields control={control} record={record} />
        <AccountAccessFields control={control} group={group} record={record} />
        {isPlatform && (
          <Stack>
            <Heading level={3}>{t('users.unit')}</Heading>
            <AccountUnitFields control={control} known={form.known} onCode={form.look} />
          </Stack>
        )}
        <Inline justify="end">
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary">
            {record ? t('common.save') : t('users.create')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
