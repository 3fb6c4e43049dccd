/** The sound of a result, so that nobody has to look. */
export type Sound = 'good' | 'bad' | 'unsure';

const tones = {
  good: [[880, 0]],
  bad: [
    [220, 0],
    [220, 0.18],
  ],
  unsure: [
    [520, 0],
    [420, 0.14],
  ],
} as const satisfies Record<Sound, readonly (readonly [hertz: number, after: number])[]>;

const seconds = 0.12;

let context: AudioContext | undefined;

/** Plays a sound made on the spot; a browser without sound stays silent. */
export const playSound = (sound: Sound): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [hertz, after] of tones[sound]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    gain.gain.value = 0.15;
    oscillator.connect(gain).connect(destination);
    oscillator.start(currentTime + after);
    oscillator.stop(currentTime + after + seconds);
  }
};
