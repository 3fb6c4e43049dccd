import {
  type ClassRecord,
  createAutosave,
  isCallError,
  type SaveFailure,
  type SaveState,
} from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../client/call.js';
import { explainFailure } from '../../../client/show-failure.js';
import { refreshProfile } from '../../../shell/refresh-profile.js';
import { type ClassFormValues, classDraftOf, classSketchOf } from './class-form-values.js';

const rest_ms = 1_000;
const retry_ms = 3_000;

const failureOf = (error: unknown): SaveFailure => {
  if (!isCallError(error)) return 'refused';
  if (error.refusal === 'state_changed') return 'conflict';
  // Without a session the form waits for the next one as it waits for the network.
  return error.failure === 'refused' ? 'refused' : 'offline';
};

/** The form as it is to be kept: by itself while it is written, or because its author says that it is done and nothing lacks. */
export interface Written {
  readonly values: ClassFormValues;
  readonly done: boolean;
}

const send = (
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

/** What a refusal says; of its fields each is said in its own place. */
const sentenceOf = (error: unknown): string | undefined =>
  isCallError(error) && Object.keys(error.fields).length === 0 ? explainFailure(error) : undefined;

interface ClassAutosaveOptions {
  readonly record: ClassRecord | undefined;
  /** Told by field what the server cannot keep. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

/** Keeps the class form on the server while it is written. A class without a name cannot be found again, so it waits for one. */
export const useClassAutosave = ({ record, onRefused }: ClassAutosaveOptions) => {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveState>('clean');
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [saved, setSaved] = useState(record);

  const [autosave] = useState(() =>
    createAutosave<Written, ClassRecord>({
      saved: record,
      send: async (written, before, key) => {
        const kept = await send(written, before, key);
        setSaved(kept);
        if (!before) await refreshProfile();
        return kept;
      },
      failureOf,
      onState: (next, error) => {
        setState(next);
        setRefusal(next === 'refused' ? sentenceOf(error) : undefined);
        if (next === 'refused' && isCallError(error)) {
          const fields = Object.entries(error.fields).map(([name, { message }]) => [name, message] as const);
          onRefused(Object.fromEntries(fields));
        }
      },
      newKey: () => crypto.randomUUID(),
      rest_ms,
      retry_ms,
    }),
  );

  useEffect(() => {
    const back = () => void autosave.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (!autosave.isKept()) event.preventDefault();
    };
    window.addEventListener('online', back);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('beforeunload', warn);
      autosave.stop();
      void queries.invalidateQueries({ queryKey: ['class'] });
    };
  }, [autosave, queries]);

  return { autosave, state, refusal, saved };
};
