type Field = EventTarget & { readonly value: string };

/** Browsers tell a key that an input method has taken by this code, the key itself or not. */
const taken_by_input_method = 229;

const isEnter = ({ key, code }: KeyboardEvent) =>
  key === 'Enter' || code === 'Enter' || code === 'NumpadEnter';

/** Most scanners' keys come at most this far apart; a person's do not. */
const scanner_gap_ms = 100;

/** Whether a text has a figure: every number and code has one, and no word that a person composes. */
const hasFigure = (text: string) => /\d/.test(text.normalize('NFKC'));

/**
 * Sends the text of a field whose Enter an input method took to end its composition: a hand scanner types through it,
 * and knows no second Enter. Browsers end the composition after that key, or before it. Letters that a person composes
 * are committed and not sent. Some scanners are as slow as a person: with a figure in it the text is a number.
 * @returns a function that stops it
 */
export const sendComposed = (field: Field, send: (value: string) => void): (() => void) => {
  let waits = false;
  let last = 0;
  let isTyped = false;
  const isMeant = () => !isTyped || hasFigure(field.value);
  const begin = ({ timeStamp }: Event) => {
    last = timeStamp;
    isTyped = false;
  };
  const press = (event: Event) => {
    const key = event as KeyboardEvent;
    isTyped ||= key.timeStamp - last > scanner_gap_ms;
    last = key.timeStamp;
    waits = isEnter(key) && key.isComposing;
    if (isEnter(key) && !key.isComposing && isMeant() && key.keyCode === taken_by_input_method) {
      event.preventDefault();
      send(field.value);
    }
  };
  const end = () => {
    if (waits && isMeant()) send(field.value);
    waits = false;
  };
  field.addEventListener('compositionstart', begin);
  field.addEventListener('keydown', press);
  field.addEventListener('compositionend', end);
  return () => {
    field.removeEventListener('compositionstart', begin);
    field.removeEventListener('keydown', press);
    field.removeEventListener('compositionend', end);
  };
};
