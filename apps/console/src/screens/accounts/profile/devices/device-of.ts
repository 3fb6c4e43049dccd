const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  // Most user agents also name the browser that theirs descends from, so the order counts.
  ['WeChat', /MicroMessenger\//],
  ['QQ', /QQBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const nameIn = (names: typeof browsers, user_agent: string) =>
  names.find(([, pattern]) => pattern.test(user_agent))?.[0] ?? '';

/** The browser and the system that a user agent names; '' for unknown parts. */
export const deviceOf = (user_agent: string): { readonly browser: string; readonly system: string } => ({
  browser: nameIn(browsers, user_agent),
  system: nameIn(systems, user_agent),
});
