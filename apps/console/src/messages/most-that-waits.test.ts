import { limits } from '@skillcert/core';
import { expect, it } from 'vitest';
import en from './en.json';
import es from './es.json';
import ja from './ja.json';
import zh from './zh.json';

it.each(Object.entries({ en, es, ja, zh }))(
  'says in %s of what is counted no further that there may be more',
  (_, messages) => {
    const counted = Object.entries(messages).filter(
      ([key, text]) => key.startsWith('classes.todo.') && text.includes('{count, plural'),
    );
    expect(counted.length).toBeGreaterThan(10);
    for (const [key, text] of counted) expect(text, key).toContain(`=${limits.to_do_count_max} {`);
  },
);
