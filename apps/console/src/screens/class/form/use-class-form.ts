import type { ClassRecord } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { refreshProfile } from '../../../shell/refresh-profile.js';
import { checkClassForm } from './check-class-form.js';
import { type ClassFormValues, classDraftOf, classFormOf, emptyClassForm } from './class-form-values.js';

interface ClassFormOptions {
  /** The class to edit; none to create one. */
  readonly record: ClassRecord | undefined;
  /** What a new class begins with. */
  readonly copied: ClassFormValues | undefined;
  readonly onSaved: (record: ClassRecord) => void;
}

/** Creates or edits a class. A creation sent twice, after a lost answer, creates one class. */
export const useClassForm = ({ record, copied = emptyClassForm, onSaved }: ClassFormOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());

  const save = (values: ClassFormValues) => {
    const draft = classDraftOf(values);
    return record
      ? call(
          'class/updataClass',
          { ...draft, class_id: record.class_id, updated_at: record.updated_at },
          { quiet: true },
        )
      : call('class/createClass', draft, { key, quiet: true });
  };

  return useServerForm<ClassFormValues>({
    initial: record ? classFormOf(record) : copied,
    check: checkClassForm,
    send: async (values) => {
      const saved = await save(values);
      toaster.show({ tone: 'success', message: record ? t('classes.saved') : t('classes.created') });
      if (!record) await refreshProfile();
      await queries.invalidateQueries({ queryKey: ['class'] });
      onSaved(saved);
    },
  });
};
