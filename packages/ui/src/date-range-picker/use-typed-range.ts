import { type KeyboardEvent, useState } from 'react';
import { type DayRange, isSameRange } from './day-range.js';
import type { RangeReading, RangeTexts } from './read-range.js';

interface TypedRange {
  value: DayRange;
  onValueChange: (value: DayRange) => void;
  show: (day: string) => string;
  read: (texts: RangeTexts) => RangeReading;
}

type End = keyof DayRange;

const none = { from: null, to: null } satisfies DayRange;

/** Two texts that make a range; as in `useTypedText`, unreadable text stays and counts as no value. */
export const useTypedRange = ({ value, onValueChange, show, read }: TypedRange) => {
  const [drafts, setDrafts] = useState<DayRange>(none);
  const [typing, setTyping] = useState<End | null>(null);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (!isSameRange(value, known)) {
    setKnown(value);
    // Someone else gave a value, such as the calendar.
    if (!isSameRange(value, sent)) setDrafts(none);
  }
  const textOf = (end: End) => drafts[end] ?? (value[end] === null ? '' : show(value[end]));
  const texts = { from: textOf('from'), to: textOf('to') };
  const { problems } = read(texts);
  // A value that was not typed needs no correction here: one outside its bounds may come from the server.
  const problemOf = (end: End) => (drafts[end] === null ? undefined : problems[end]);
  const shownProblemOf = (end: End) => (typing === end ? undefined : problemOf(end));
  const commit = () => {
    setTyping(null);
    setDrafts({
      from: problemOf('from') ? drafts.from : null,
      to: problemOf('to') ? drafts.to : null,
    });
  };
  const inputOf = (end: End) => ({
    value: texts[end],
    // Where Form looks before it submits.
    'data-unread': problemOf(end) ? true : undefined,
    onValueChange: (text: string) => {
      const next = { ...texts, [end]: text };
      const { value: given } = read(next);
      setDrafts(next);
      setTyping(end);
      setSent(given);
      if (!isSameRange(given, value)) onValueChange(given);
    },
    onBlur: commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit();
    },
  });
  return {
    problems: { from: shownProblemOf('from'), to: shownProblemOf('to') },
    from: inputOf('from'),
    to: inputOf('to'),
    /** A range chosen in the calendar replaces the typed one. */
    choose: (chosen: DayRange) => {
      setDrafts(none);
      setSent(chosen);
      onValueChange(chosen);
    },
  };
};
