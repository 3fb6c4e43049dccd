import type { ClassRecord } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.js';
import { useAutosave } from '../../../forms/use-autosave.js';
import { refreshProfile } from '../../../shell/refresh-profile.js';
import { type ClassFormValues, classDraftOf, classSketchOf } from './class-form-values.js';

/** A form to save: unfinished, or `done` if its author declares it complete and nothing is missing. */
export interface Written {
  readonly values: ClassFormValues;
  readonly done: boolean;
}

const keep = (
  { values, done }: Written,
  saved: ClassRecord | undefined,
  key: string,
): Promise<ClassRecord> => {
  const options = { key, quiet: true };
  const sketch = classSketchOf(values);
  const whole = done ? classDraftOf(sketch) : undefined;
  if (!saved) {
    return whole ? call('class/createClass', whole, options) : call('class/startClassDraft', sketch, options);
  }
  const { class_id, updated_at } = saved;
  return whole
    ? call('class/updataClass', { ...whole, class_id, updated_at }, options)
    : call('class/saveClassDraft', { ...sketch, class_id, updated_at }, options);
};

interface ClassAutosaveOptions {
  readonly record: ClassRecord | undefined;
  /** Receives the server's refusals by field. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/**
 * Saves the class form on the server during typing. A class without a name could not be found again, so it waits
 * for one.
 */
export const useClassAutosave = ({ record, onRefused }: ClassAutosaveOptions) => {
  const queries = useQueryClient();
  return useAutosave<Written, ClassRecord | undefined>({
    saved: record,
    send: async (written, before, key) => {
      const kept = await keep(written, before, key);
      if (!before) await refreshProfile();
      return kept;
    },
    onRefused,
    onEnd: () => void queries.invalidateQueries({ queryKey: ['class'] }),
  });
};
