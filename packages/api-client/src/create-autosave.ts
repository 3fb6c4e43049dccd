/**
 * The state of a form that saves itself. `offline`: no answer came, and the same is sent again; `refused`:
 * something in it cannot be saved; `conflict`: it was changed elsewhere, and nothing more is sent until the author
 * has decided.
 */
export type SaveState = 'clean' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict';

/** The meaning of a failed save. */
export type SaveFailure = Extract<SaveState, 'offline' | 'refused' | 'conflict'>;

interface AutosaveOptions<Values, Saved> {
  /** The saved values; none before the first save. */
  readonly saved: Saved | undefined;
  /** Sends the values over the saved version. The same key must get the first answer again. */
  readonly send: (values: Values, saved: Saved | undefined, key: string) => Promise<Saved>;
  readonly failureOf: (error: unknown) => SaveFailure;
  readonly onState: (state: SaveState, error?: unknown) => void;
  readonly newKey: () => string;
  /** The pause in typing before the values are sent. */
  readonly rest_ms: number;
  readonly retry_ms: number;
}

/**
 * Saves a form on the server while it is written. One save at a time; a save whose answer was lost is repeated with
 * its key before anything newer, so that a version counts once; unanswered saves are never forgotten.
 */
export const createAutosave = <Values, Saved>(options: AutosaveOptions<Values, Saved>) => {
  const { send, failureOf, onState, newKey, rest_ms, retry_ms } = options;
  let { saved } = options;
  let unsent: Values | undefined;
  let attempt: { readonly values: Values; readonly key: string } | undefined;
  let running: Promise<void> | undefined;
  let blocked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (wait_ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait_ms);
  };

  const fail = (error: unknown, { values }: { readonly values: Values }) => {
    const failure = failureOf(error);
    if (failure === 'offline') after(retry_ms);
    else {
      attempt = undefined;
      // Newer values hold these too.
      unsent ??= values;
      blocked = failure === 'conflict';
    }
    onState(failure, error);
  };

  const sendNext = async () => {
    if (!attempt && unsent !== undefined) attempt = { values: unsent, key: newKey() };
    if (!attempt || blocked) return;
    if (attempt.values === unsent) unsent = undefined;
    onState('saving');
    const sent = attempt;
    try {
      saved = await send(sent.values, saved, sent.key);
    } catch (error) {
      return fail(error, sent);
    }
    attempt = undefined;
    if (unsent === undefined) onState('saved');
    else await sendNext();
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    running ??= sendNext().finally(() => {
      running = undefined;
    });
    return running;
  };

  const isKept = () => attempt === undefined && unsent === undefined;

  return {
    saved: () => saved,
    isKept,
    change: (values: Values) => {
      unsent = values;
      if (blocked) return;
      if (!running) onState('unsaved');
      after(rest_ms);
    },
    /** Sends the unsent values now, and returns whether everything is saved. */
    flush: async (): Promise<boolean> => {
      await run();
      // Input that was typed while the last save was on its way.
      if (!isKept() && !blocked) await run();
      return isKept();
    },
    /** Continues from another version: overwrites it with the local values, or takes its values. */
    goOnFrom: (version: Saved, here: Values | undefined) => {
      saved = version;
      blocked = false;
      attempt = undefined;
      unsent = here;
      if (here === undefined) onState('saved');
      return run();
    },
    stop: () => clearTimeout(timer),
  };
};
