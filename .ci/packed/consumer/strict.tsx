// Types alone: a consumer with exactOptionalPropertyTypes, without a bundler's types, passes optional values.
import { createClient } from '@skillcert/api-client';
import { isIdCard, type Programme, pickLanguage } from '@skillcert/core';
import { Button, DataTable, Field, Form, TextInput } from '@skillcert/ui';
import '@skillcert/ui/styles.css';
import '@skillcert/ui/button.css';

export interface Looks {
  readonly errors: Record<string, string | undefined>;
  readonly size: 'small' | undefined;
  readonly onSave: (() => Promise<void>) | undefined;
  readonly token: (() => string | undefined) | undefined;
}

export const call = ({ token }: Looks) => createClient({ getToken: token });

export const isKnown = (card: string, programme: Programme) =>
  isIdCard(card, { now: Date.now() }) && pickLanguage(undefined, undefined, programme) === 'en';

export function Screen({ errors, size, onSave }: Looks) {
  return (
    <Form errors={errors} onSubmit={() => undefined}>
      <Field name="name" label="Name" error={errors.name} hint={undefined}>
        <TextInput />
      </Field>
      <Button size={size} onClick={onSave}>
        Save
      </Button>
      <DataTable
        caption="Rows"
        columns={[{ id: 'id', header: 'Id', cell: (row: { id: string }) => row.id, width: undefined }]}
        rows={[]}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        onSortChange={undefined}
        rowActions={undefined}
      />
    </Form>
  );
}
