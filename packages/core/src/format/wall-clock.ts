const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (timeZone: string) => {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-u-ca-gregory', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
};

/** The time that a clock in the zone shows at a moment, as the milliseconds of the same reading in UTC. */
export const wallClock = (moment: number, timeZone: string): number => {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) {
    parts[type] = type === 'era' ? Number(value.startsWith('B')) : Number(value);
  }
  const { era, year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = new Date(0);
  // The year before 1 AD is 1 BC; Date calls it 0.
  wall.setUTCFullYear(era ? 1 - year : year, month - 1, day);
  wall.setUTCHours(hour, minute, second, ((moment % 1000) + 1000) % 1000);
  return wall.getTime();
};
