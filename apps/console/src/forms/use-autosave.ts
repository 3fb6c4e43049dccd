import { createAutosave, isCallError, type SaveFailure, type SaveState } from '@skillcert/api-client';
import { useEffect, useState } from 'react';
import { explainFailure } from '../client/show-failure.js';

const rest_ms = 1_000;
const retry_ms = 3_000;

/** The meaning of a failed save for a form. */
export const failureOf = (error: unknown): SaveFailure => {
  if (!isCallError(error)) return 'refused';
  if (error.refusal === 'state_changed') return 'conflict';
  // Without a session the form waits for the next one as it waits for the network.
  return error.failure === 'refused' ? 'refused' : 'offline';
};

/** The sentence of a refusal; its field messages stand in their own places. */
const sentenceOf = (error: unknown): string | undefined =>
  isCallError(error) && Object.keys(error.fields).length === 0 ? explainFailure(error) : undefined;

interface AutosaveOptions<Values, Saved> {
  readonly saved: Saved;
  readonly send: (values: Values, saved: Saved | undefined, key: string) => Promise<Saved>;
  /** Receives the server's refusals by field. */
  readonly onRefused?: (fields: Readonly<Record<string, string>>) => void;
  /** Called when the form is gone, saved or not. */
  readonly onEnd?: () => void;
  /** Whether the rest is sent when the form is gone. Until it has arrived, leaving the page still warns. */
  readonly sendsOnEnd?: boolean;
  /** {@link failureOf} by default. */
  readonly means?: (error: unknown) => SaveFailure;
}

/**
 * Saves a form on the server while it is written, and warns of leaving the page before it is. It keeps its first
 * options.
 */
export const useAutosave = <Values, Saved>(given: AutosaveOptions<Values, Saved>) => {
  const [{ saved: first, send, onRefused, onEnd, sendsOnEnd, means = failureOf }] = useState(given);
  const [state, setState] = useState<SaveState>('clean');
  const [refusal, setRefusal] = useState<string>();
  const [saved, setSaved] = useState(first);

  const [autosave] = useState(() =>
    createAutosave<Values, Saved>({
      saved: first,
      send: async (values, before, key) => {
        const kept = await send(values, before, key);
        setSaved(kept);
        return kept;
      },
      failureOf: means,
      onState: (next, error) => {
        setState(next);
        setRefusal(next === 'refused' ? sentenceOf(error) : undefined);
        if (next === 'refused' && isCallError(error)) {
          const fields = Object.entries(error.fields).map(([name, { message }]) => [name, message] as const);
          onRefused?.(Object.fromEntries(fields));
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
      const end = () => window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', back);
      autosave.stop();
      onEnd?.();
      if (!sendsOnEnd) return end();
      void autosave.flush().then((isKept) => isKept && end());
    };
  }, [autosave, onEnd, sendsOnEnd]);

  return { autosave, state, refusal, saved };
};
