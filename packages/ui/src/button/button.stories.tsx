import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.js';
import { Inline } from '../inline/inline.js';
import { Stack } from '../stack/stack.js';
import { useSampleWords } from '../testing/sample-words.js';
import { Button } from './button.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Approve', onClick: fn() },
  parameters: {
    guide: {
      not: 'going to another page: Link. An action that everybody knows by its icon, in a row or a bar: IconButton. More than one primary button in a view.',
      keys: 'Enter or Space press it; while it is busy it keeps the focus and does nothing.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'primary', size: 'medium' } };

export const Variants: Story = {
  tags: ['visual'],
  render: () => {
    const t = useSampleWords();
    return (
      <Stack>
        {(['medium', 'small'] as const).map((size) => (
          <Inline key={size}>
            <Button size={size} variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('新建班次')}
            </Button>
            <Button size={size}>Secondary</Button>
            <Button size={size} variant="ghost">
              Ghost
            </Button>
            <Button size={size} variant="danger">
              Refuse
            </Button>
            <Button size={size} variant="primary" disabled>
              Disabled
            </Button>
            <IconButton size={size} label="Add" variant="secondary" icon={<Plus aria-hidden="true" />} />
          </Inline>
        ))}
        <Button block variant="primary">
          Continue
        </Button>
      </Stack>
    );
  },
};

let finish: () => void = () => undefined;

export const ShowsItsOwnProgress: Story = {
  args: {
    variant: 'primary',
    onClick: fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Approve' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};
