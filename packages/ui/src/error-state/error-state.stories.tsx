import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../grid/grid.js';
import { said } from '../testing/spoken.js';
import { ErrorState, RefusedState } from './error-state.js';

const meta = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
  parameters: {
    guide: {
      not: 'one field: the error of its Field. A call after which the page still stands: Toast.',
      keys: 'Tab reaches the button that tries again.',
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { title: 'The list could not be loaded' } };

export const FailedAndRefused: Story = {
  tags: ['visual'],
  render: (args) => (
    <Grid columns={2}>
      <ErrorState {...args} />
      <RefusedState />
    </Grid>
  ),
};

/** It is read out at once, and the button shows that it tries again. */
export const TriesAgain: Story = {
  args: { onRetry: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const retry = canvas.getByRole('button', { name: said().retry });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
  },
};

/** Where trying again cannot help there is no button. */
export const WithoutAWayOn: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
