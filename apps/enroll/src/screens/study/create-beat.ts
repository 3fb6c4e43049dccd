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

/** Reports once at a time, and remembers how the server received it. */
const createReporting = ({ begin, beat, onState, begun, glance_ms }: BeatOptions) => {
  let counts = begun;
  let away = false;
  let stopped = false;
  let lost = 0;
  let glance: ReturnType<typeof setTimeout> | undefined;

  /** Resolves to whether it was heard. */
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

  return {
    say,
    counts: () => counts,
    isStopped: () => stopped,
    lost: () => lost,
    lookBack: () => {
      away = false;
      clearTimeout(glance);
    },
    lookAway: () => {
      glance = setTimeout(() => {
        away = true;
        counts = false;
      }, glance_ms);
    },
    /** The last report before a rest; one that is lost is not repeated. */
    sayLast: async () => {
      if (counts) await say();
      lost = 0;
    },
    startOver: () => {
      stopped = false;
      counts = false;
      lost = 0;
    },
  };
};

/** One after the other: a beginning never overtakes the last word before it. */
const createQueue = () => {
  let working = Promise.resolve();
  return {
    add: (work: () => Promise<void>): Promise<void> => {
      working = working.then(work);
      return working;
    },
    end: () => working,
  };
};

/**
 * Reports to the server at every beat that the candidate learns, while they do. One report at a time; a lost one is
 * soon repeated, without interrupting anybody. Idle time is not counted: after a rest it begins anew. The server
 * measures; this only decides the moments.
 */
export const createBeat = (options: BeatOptions) => {
  const { onState, beat_ms, retry_ms, lost_max } = options;
  const reporting = createReporting(options);
  let learning = false;
  /** The number of the stretch of learning: timers of an earlier one do nothing. */
  let stretch = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = createQueue();

  const step = async (mine: number): Promise<void> => {
    if (mine !== stretch) return;
    const heard = await reporting.say();
    if (mine !== stretch || reporting.isStopped()) return;
    onState(reporting.lost() < lost_max ? 'counting' : 'unheard');
    after(heard ? beat_ms : retry_ms, mine);
  };

  const after = (wait_ms: number, mine: number) => {
    timer = setTimeout(() => void queue.add(() => step(mine)), wait_ms);
  };

  const start = async (mine: number): Promise<void> => {
    if (mine !== stretch || reporting.isStopped()) return;
    if (!reporting.counts()) return step(mine);
    onState('counting');
    after(beat_ms, mine);
  };

  return {
    /** The candidate learns from now on. */
    learn: () => {
      if (learning) return;
      learning = true;
      reporting.lookBack();
      stretch += 1;
      const mine = stretch;
      void queue.add(() => start(mine));
    },
    /** The candidate stops: reports once more, for the time since the last report. */
    rest: (): Promise<void> => {
      if (!learning) return queue.end();
      learning = false;
      stretch += 1;
      clearTimeout(timer);
      if (!reporting.isStopped()) onState('resting');
      reporting.lookAway();
      return queue.add(reporting.sayLast);
    },
    /** Forgets why it stopped, and rests: with the next learning it begins anew here. */
    takeBack: () => {
      reporting.startOver();
      learning = false;
      onState('resting');
    },
  };
};

/** The result of {@link createBeat}. */
export type Beat = ReturnType<typeof createBeat>;
