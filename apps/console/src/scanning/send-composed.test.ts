import { expect, it } from 'vitest';
import { sendComposed } from './send-composed.js';

/** A field as an input method writes to it, and what was sent from it. */
const openField = () => {
  const field = Object.assign(new EventTarget(), { value: '' });
  const sent: string[] = [];
  const stop = sendComposed(field, (value) => {
    sent.push(value);
    field.value = '';
  });
  const press = (facts: object) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      key: '',
      code: '',
      keyCode: 0,
      isComposing: false,
      ...facts,
    });
    field.dispatchEvent(event);
    // A form sends what is in its field at an Enter that is the page's own.
    if (!event.isComposing && event.keyCode !== 229 && event.key === 'Enter' && !event.defaultPrevented) {
      if (field.value !== '') sent.push(field.value);
      field.value = '';
    }
  };
  const end = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('compositionend'));
  };
  return { field, sent, press, end, stop };
};
const composing = { isComposing: true, keyCode: 229 };

it('sends a number once whose Enter the input method took for itself', () => {
  const { sent, press, end } = openField();
  for (const key of ['t', 'c', '2', '6']) press({ key, ...composing });
  press({ key: 'Enter', ...composing });
  expect(sent).toEqual([]);
  end('tc26-0024-00296');
  expect(sent).toEqual(['tc26-0024-00296']);
  // Some scanners end with a second Enter, and the next number is the next one.
  press({ key: 'Enter', keyCode: 13 });
  press({ key: 'Process', code: 'NumpadEnter', ...composing });
  end('tc26-0024-00297');
  expect(sent).toEqual(['tc26-0024-00296', 'tc26-0024-00297']);
});

it('sends once where the composition ends before the Enter is told, as Safari does', () => {
  const { sent, press, end } = openField();
  end('tc26-0024-00296');
  expect(sent).toEqual([]);
  press({ key: 'Enter', keyCode: 229 });
  expect(sent).toEqual(['tc26-0024-00296']);
});

it('leaves alone what a person composes: a word that is chosen, and an Enter that comes after it', () => {
  const { field, sent, press, end } = openField();
  press({ key: 'Enter', ...composing });
  press({ key: 'z', ...composing });
  press({ key: ' ', ...composing });
  end('张');
  expect(sent).toEqual([]);
  press({ key: 'Enter', keyCode: 13 });
  expect([sent, field.value]).toEqual([['张'], '']);
});

it('hears nothing once it is stopped', () => {
  const { sent, press, end, stop } = openField();
  stop();
  press({ key: 'Enter', ...composing });
  end('tc26-0024-00296');
  expect(sent).toEqual([]);
});
