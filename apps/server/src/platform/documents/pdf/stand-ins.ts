import { codePointName } from '@skillcert/core';

/** A control character, or a mark of formatting: it is invisible. */
const unseen = /^[\p{Cc}\p{Cf}]$/u;

/** Chooses a form of the character before it; a font without that form draws the common one. */
const selector = /^\p{Variation_Selector}$/u;

/** Whether a reader misses a character that no font has. */
export const isMissed = (character: string): boolean => !unseen.test(character) && !selector.test(character);

/**
 * The way to write texts without some characters: each missing one by its number, as in `[U+20BB7]`, which can be
 * looked up, is unambiguous and can be written over by hand.
 */
export const standIns = (missing: readonly string[]): ((text: string) => string) => {
  const instead = new Map(
    missing
      .filter((each) => !selector.test(each))
      .map((each) => [each, isMissed(each) ? `[${codePointName(each)}]` : '']),
  );
  return (text) =>
    instead.size === 0 ? text : Array.from(text, (each) => instead.get(each) ?? each).join('');
};
