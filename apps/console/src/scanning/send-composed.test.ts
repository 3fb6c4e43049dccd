import { expect, it } from 'vitest';
import { sendComposed } from './send-composed.js';

/** The pauses between the keys of a scanner, and of a person. */
const [scanner_ms, person_ms] = [8, 180];

/** A field as an input method writes to it at a speed, and what was sent from it. */
const openField = (pause_ms = scanner_ms) => {
  const field = Object.assign(new EventTarget(), { value: '' });
  const sent: string[] = [];
  // The page was opened a while ago.
  let at = 90_000;
  const stop = sendComposed(field, (value) => {
    sent.push(value);
    field.value = '';
  });
  const tell = <Kind extends Event>(event: Kind): Kind => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    field.dispatchEvent(event);
    return event;
  };
  const press = (facts: object) => {
    at += pause_ms;
    const event = tell(
      Object.assign(new Event('keydown', { cancelable: true }), {
        key: '',
        code: '',
        keyCode: 0,
        isComposing: false,
        ...facts,
      }),
    );
    // A form sends what is in its field at an Enter that is the page's own.
    if (!event.isComposing && event.keyCode !== 229 && event.key === 'Enter' && !event.defaultPrevented) {
      if (field.value !== '') sent.push(field.value);
      field.value = '';
    }
  };
  return {
    field,
    sent,
    press,
    /** Types letters that the input method composes: the first one begins it. */
    compose: (letters: string) => {
      for (const [nth, key] of [...letters].entries()) {
        press({ key, keyCode: 229, isComposing: nth > 0 });
        if (nth === 0) tell(new Event('compositionstart'));
      }
    },
    end: (value: string) => {
      field.value = value;
      tell(new Event('compositionend'));
    },
    /** A pause, in which nobody types. */
    rest: () => {
      at += 4_000;
    },
    stop,
  };
};
const composing = { isComposing: true, keyCode: 229 };

it('sends a number once whose Enter the input method took for itself', () => {
  const { sent, press, compose, end, rest } = openField();
  compose('tc26');
  press({ key: 'Enter', ...composing });
  expect(sent).toEqual([]);
  end('tc26-0024-00296');
  expect(sent).toEqual(['tc26-0024-00296']);
  // Some scanners end with a second Enter, and the next number is the next one.
  press({ key: 'Enter', keyCode: 13 });
  rest();
  compose('tc26');
  press({ key: 'Process', code: 'NumpadEnter', ...composing });
  end('tc26-0024-00297');
  expect(sent).toEqual(['tc26-0024-00296', 'tc26-0024-00297']);
});

it('sends once where the composition ends before the Enter is told, as Safari does', () => {
  const { sent, press, compose, end } = openField();
  compose('tc26');
  end('tc26-0024-00296');
  expect(sent).toEqual([]);
  press({ key: 'Enter', keyCode: 229 });
  expect(sent).toEqual(['tc26-0024-00296']);
});

it('leaves alone what a person composes: a word that is chosen, and an Enter that comes after it', () => {
  const { field, sent, press, compose, end } = openField(person_ms);
  press({ key: 'Enter', ...composing });
  compose('z');
  press({ key: ' ', ...composing });
  end('张');
  expect(sent).toEqual([]);
  press({ key: 'Enter', keyCode: 13 });
  expect([sent, field.value]).toEqual([['张'], '']);
});

it('commits letters that a person ends with an Enter, and sends them at the next one', () => {
  const { field, sent, press, compose, end } = openField(person_ms);
  compose('zhang');
  press({ key: 'Enter', ...composing });
  end('zhang');
  expect([sent, field.value]).toEqual([[], 'zhang']);
  press({ key: 'Enter', keyCode: 13 });
  expect([sent, field.value]).toEqual([['zhang'], '']);
});

it('sends nothing of a person’s in Safari either, which tells the Enter after the end', () => {
  const { field, sent, press, compose, end } = openField(person_ms);
  compose('zhang');
  end('zhang');
  press({ key: 'Enter', keyCode: 229 });
  expect([sent, field.value]).toEqual([[], 'zhang']);
});

it('takes letters for a person’s of which one alone was slow, and forgets it for the next ones', () => {
  const { field, sent, press, compose, end, rest } = openField();
  compose('zh');
  rest();
  press({ key: 'a', ...composing });
  press({ key: 'Enter', ...composing });
  end('zha');
  expect([sent, field.value]).toEqual([[], 'zha']);
  rest();
  compose('tc26');
  press({ key: 'Enter', ...composing });
  end('tc26-0024-00296');
  expect(sent).toEqual(['tc26-0024-00296']);
});

it('sends a number of a slow scanner too, at the Enter that the input method took', () => {
  const { field, sent, press, compose, end, rest } = openField(person_ms);
  compose('tc26');
  press({ key: 'Enter', ...composing });
  end('tc26-0024-00296');
  expect([sent, field.value]).toEqual([['tc26-0024-00296'], '']);
  // Safari, and digits of full width, as such a method writes them.
  rest();
  compose('tc26');
  end('ｔｃ２６-0024-00297');
  press({ key: 'Enter', keyCode: 229 });
  rest();
  compose('tc26');
  press({ key: 'Enter', ...composing });
  end('tc２６');
  expect(sent).toEqual(['tc26-0024-00296', 'ｔｃ２６-0024-00297', 'tc２６']);
});

it('hears nothing once it is stopped', () => {
  const { sent, press, compose, end, stop } = openField();
  stop();
  compose('tc26');
  press({ key: 'Enter', ...composing });
  end('tc26-0024-00296');
  expect(sent).toEqual([]);
});
