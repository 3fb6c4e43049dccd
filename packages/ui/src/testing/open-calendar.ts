import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens the calendar of the picker on the page, by keyboard. */
export const openCalendar = async () => {
  screen.getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findAllByRole('grid');
};

/** Waits until the story's output says this. */
export const valueIs = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent(text));
