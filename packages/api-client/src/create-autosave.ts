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

/** One sending: values, and the key by which the server knows them again. */
interface Attempt<Values> {
  readonly values: Values;
  readonly key: string;
}

/** The values on their way and the newest ones behind them. */
const createUnsaved = <Values>(newKey: () => string) => {
  let unsent: Values | undefined;
  let attempt: Attempt<Values> | undefined;
  return {
    isEmpty: () => attempt === undefined && unsent === undefined,
    hasUnsent: () => unsent !== undefined,
    put: (values: Values) => {
      unsent = values;
    },
    /** The attempt that had no answer, else a new one with the newest values. */
    next: (): Attempt<Values> | undefined => {
      if (!attempt && unsent !== undefined) attempt = { values: unsent, key: newKey() };
      if (attempt && attempt.values === unsent) unsent = undefined;
      return attempt;
    },
    answered: () => {
      attempt = undefined;
    },
    refused: ({ values }: Attempt<Values>) => {
      attempt = undefined;
      // Newer values hold these too.
      unsent ??= values;
    },
    replace: (values: Values | undefined) => {
      attempt = undefined;
      unsent = values;
    },
  };
};

/** Sends what is unsaved over the version that was saved last, one save at a time. */
const createSender = <Values, Saved>(
  options: AutosaveOptions<Values, Saved>,
  unsaved: ReturnType<typeof createUnsaved<Values>>,
  onOffline: () => void,
) => {
  const { send, failureOf, onState } = options;
  let { saved } = options;
  let running: Promise<void> | undefined;
  let blocked = false;

  const fail = (error: unknown, sent: Attempt<Values>) => {
    const failure = failureOf(error);
    if (failure === 'offline') onOffline();
    else {
      unsaved.refused(sent);
      blocked = failure === 'conflict';
    }
    onState(failure, error);
  };

  const sendNext = async () => {
    const sent = blocked ? undefined : unsaved.next();
    if (!sent) return;
    onState('saving');
    try {
      saved = await send(sent.values, saved, sent.key);
    } catch (error) {
      return fail(error, sent);
    }
    unsaved.answered();
    if (unsaved.hasUnsent()) await sendNext();
    else onState('saved');
  };

  return {
    saved: () => saved,
    isBlocked: () => blocked,
    isRunning: () => running !== undefined,
    run: (): Promise<void> => {
      running ??= sendNext().finally(() => {
        running = undefined;
      });
      return running;
    },
    goOnFrom: (version: Saved) => {
      saved = version;
      blocked = false;
    },
  };
};

/**
 * Saves a form on the server while it is written. One save at a time; a save whose answer was lost is repeated with
 * its key before anything newer, so that a version counts once; unanswered saves are never forgotten.
 */
export const createAutosave = <Values, Saved>(options: AutosaveOptions<Values, Saved>) => {
  const { onState, newKey, rest_ms, retry_ms } = options;
  const unsaved = createUnsaved<Values>(newKey);
  const sender = createSender(options, unsaved, () => after(retry_ms));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const after = (wait_ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait_ms);
  };

  const run = (): Promise<void> => {
    clearTimeout(timer);
    return sender.run();
  };

  return {
    saved: sender.saved,
    isKept: unsaved.isEmpty,
    change: (values: Values) => {
      unsaved.put(values);
      if (sender.isBlocked()) return;
      if (!sender.isRunning()) onState('unsaved');
      after(rest_ms);
    },
    /** Sends the unsent values now, and returns whether everything is saved. */
    flush: async (): Promise<boolean> => {
      await run();
      // Input that was typed while the last save was on its way.
      if (!unsaved.isEmpty() && !sender.isBlocked()) await run();
      return unsaved.isEmpty();
    },
    /** Continues from another version: overwrites it with the local values, or takes its values. */
    goOnFrom: (version: Saved, here: Values | undefined) => {
      sender.goOnFrom(version);
      unsaved.replace(here);
      if (here === undefined) onState('saved');
      return run();
    },
    stop: () => clearTimeout(timer),
  };
};
