/**
 * The reason why a page stopped reporting: the unit was opened elsewhere, counting has ended, the proof is over, or
 * the unit is gone.
 */
type Stopped = 'taken' | 'over' | 'unproven' | 'gone';

/** The result of one report to the server; `lost`: no answer came. */
export type Heard = 'heard' | 'lost' | Stopped;

/** The state of the beat. `unheard`: several reports were lost in a row, and the time may not count. */
export type BeatState = 'resting' | 'counting' | 'unheard' | Stopped;

interface BeatOptions {
  /** Takes the counting to this page: time from now on counts, earlier time does not. */
  readonly begin: () => Promise<Heard>;
  /** Reports that the candidate still learns; the time since the last report counts. */
  readonly beat: () => Promise<Heard>;
  readonly onState: (state: BeatState) => void;
  /** Whether counting was taken here just now, by opening. */
  readonly begun: boolean;
  readonly beat_ms: number;
  /** The delay before a lost report is repeated, so that the time up to it is not lost too. */
  readonly retry_ms: number;
  /** The longest glance away that does not count as an absence. */
  readonly glance_ms: number;
  /** The number of lost reports in a row that is shown. */
  readonly lost_max: number;
}

/**
 * Reports to the server at every beat that the candidate learns, while they do. One report at a time; a lost one is
 * soon repeated, without interrupting anybody. Idle time is not counted: after a rest it begins anew. The server
 * measures; this only decides the moments.
 */
export const createBeat = (options: BeatOptions) => {
  const { begin, beat, onState, beat_ms, retry_ms, glance_ms, lost_max } = options;
  let counts = options.begun;
  let away = false;
  let learning = false;
  let stopped = false;
  let lost = 0;
  /** The number of the stretch of learning: timers of an earlier one do nothing. */
  let stretch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let glance: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();

  /** One after the other: a beginning never overtakes the last word before it. */
  const next = (work: () => Promise<void>): Promise<void> => {
    working = working.then(work);
    return working;
  };

  const say = async (): Promise<boolean> => {
    if (stopped) return false;
    const heard = await (counts ? beat() : begin());
    switch (heard) {
      case 'heard':
        // The late answer to a last report reaches nobody who learns.
        counts = !away;
        lost = 0;
        return true;
      case 'lost':
        lost += 1;
        return false;
      default:
        stopped = true;
        onState(heard);
        return false;
    }
  };

  const step = async (mine: number): Promise<void> => {
    if (mine !== stretch) return;
    const heard = await say();
    if (mine !== stretch || stopped) return;
    onState(lost < lost_max ? 'counting' : 'unheard');
    after(heard ? beat_ms : retry_ms, mine);
  };

  const after = (wait_ms: number, mine: number) => {
    timer = setTimeout(() => void next(() => step(mine)), wait_ms);
  };

  const start = async (mine: number): Promise<void> => {
    if (mine !== stretch || stopped) return;
    if (!counts) return step(mine);
    onState('counting');
    after(beat_ms, mine);
  };

  const learn = () => {
    if (learning) return;
    learning = true;
    away = false;
    clearTimeout(glance);
    stretch += 1;
    const mine = stretch;
    void next(() => start(mine));
  };

  return {
    /** The candidate learns from now on. */
    learn,
    /** The candidate stops: reports once more, for the time since the last report. */
    rest: (): Promise<void> => {
      if (!learning) return working;
      learning = false;
      stretch += 1;
      clearTimeout(timer);
      if (!stopped) onState('resting');
      glance = setTimeout(() => {
        away = true;
        counts = false;
      }, glance_ms);
      return next(async () => {
        if (counts) await say();
        lost = 0;
      });
    },
    /** Forgets why it stopped, and rests: with the next learning it begins anew here. */
    takeBack: () => {
      stopped = false;
      counts = false;
      learning = false;
      lost = 0;
      onState('resting');
    },
  };
};

/** The result of {@link createBeat}. */
export type Beat = ReturnType<typeof createBeat>;
