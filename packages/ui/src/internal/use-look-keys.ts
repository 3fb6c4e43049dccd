import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The effect of a key on a view. */
export type Look = 'nearer' | 'farther' | 'whole' | 'turn';

const looks: Readonly<Record<string, Look>> = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'whole',
  r: 'turn',
};

/** The effect of a key on a view; undefined if it has none. */
export const lookOf = (key: string): Look | undefined => looks[key.toLowerCase()];

const isTyping = (target: HTMLElement) =>
  target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

interface LookKeys {
  /** The view itself; inside it the keys are its own. */
  readonly root: RefObject<HTMLElement | null>;
  /** Where else they shall work. */
  readonly keysFrom: RefObject<HTMLElement | null> | undefined;
  readonly onLook: (look: Look) => void;
}

/**
 * Makes the keys of a view work in a larger part of the page too, except in its fields, and not in a dialog that it
 * has opened.
 */
export const useLookKeys = ({ root, keysFrom, onLook }: LookKeys): void => {
  const latest = useRef(onLook);
  // Before the next key can come.
  useLayoutEffect(() => {
    latest.current = onLook;
  });
  useEffect(() => {
    const around = keysFrom?.current;
    if (!around) return;
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, isComposing } = event;
      const look = lookOf(event.key);
      const isOurs = target instanceof HTMLElement && !isTyping(target) && !root.current?.contains(target);
      if (!look || !isOurs || ctrlKey || metaKey || altKey || isComposing) return;
      event.preventDefault();
      latest.current(look);
    };
    around.addEventListener('keydown', press);
    return () => around.removeEventListener('keydown', press);
  }, [root, keysFrom]);
};
