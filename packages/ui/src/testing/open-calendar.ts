import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { describeDay, formatDay } from '../date-picker/day-format.js';
import { languageNow } from './spoken.js';

/** Opens the calendar of the picker on the page, by keyboard. */
export const openCalendar = async () => {
  // A closing calendar stays until it is out of sight, and would take no key.
  await waitFor(() => expect(screen.queryAllByRole('grid')).toEqual([]));
  screen.getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findAllByRole('grid');
  await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
};

/** A day of the calendar that is open, found by its name in the language of the story. */
export const dayCell = (day: string) =>
  screen.getByRole('gridcell', { name: describeDay(day, languageNow()) });

/** A day as the language of the story writes it. */
export const dayText = (day: string) => formatDay(day, languageNow());

/** Waits for this text in the story's output. */
export const valueIs = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent(text));
