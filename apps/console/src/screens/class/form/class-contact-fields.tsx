import { Button, Card, Grid, IconButton, Stack, TextInput } from '@skillcert/ui';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassFormValues } from './class-form-values.js';

const maxContacts = 5;

/** The contacts of candidates: at least one, at most five people. */
export function ClassContactFields({ control }: { readonly control: Control<ClassFormValues> }) {
  const { t } = useWords();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  return (
    <Stack>
      {fields.map((contact, index) => (
        <Card
          key={contact.id}
          level={4}
          title={t('class.contact_number', { number: index + 1 })}
          actions={
            fields.length > 1 && (
              <IconButton
                size="small"
                label={t('class.contact_remove', { number: index + 1 })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => remove(index)}
              />
            )
          }
        >
          <Grid columns={2}>
            <FormField
              control={control}
              name={`contacts.${index}.name`}
              label={t('class.contact_name')}
              required
            >
              {(field) => <TextInput {...field} autoComplete="off" />}
            </FormField>
            <FormField
              control={control}
              name={`contacts.${index}.phone`}
              label={t('class.contact_phone')}
              required
            >
              {(field) => <TextInput {...field} type="tel" autoComplete="off" />}
            </FormField>
          </Grid>
        </Card>
      ))}
      {fields.length < maxContacts && (
        <Button icon={<Plus aria-hidden="true" />} onClick={() => append({ name: '', phone: '' })}>
          {t('class.contact_add')}
        </Button>
      )}
    </Stack>
  );
}
