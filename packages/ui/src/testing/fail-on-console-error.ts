import { afterEach, beforeEach } from 'vitest';

const said: unknown[][] = [];
const { error: original } = console;

beforeEach(() => {
  said.length = 0;
  console.error = (...words) => {
    said.push(words);
    original(...words);
  };
});

afterEach(() => {
  console.error = original;
  if (said.length > 0) throw new Error(`console.error was called: ${said.map(String).join('; ')}`);
});
