const said: unknown[][] = [];
const { error: original } = console;

/** Readers keep the story that complains; only a test run is to fail of it. */
const isTested = () => '__vitest_browser__' in globalThis;

/** Listens while a story is drawn and played. */
export const listen = () => {
  said.length = 0;
  if (!isTested()) return;
  console.error = (...words: unknown[]) => {
    said.push(words);
    original(...words);
  };
  return () => {
    console.error = original;
  };
};

/** Fails the story that made React or the browser complain. */
export const complain = () => {
  if (said.length > 0) throw new Error(`console.error was called: ${said.map(String).join('; ')}`);
};
