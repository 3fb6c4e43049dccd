import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../inline/inline.js';
import { Stack } from '../stack/stack.js';
import { sampleSays } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { SplitButton } from './split-button.js';
import { splitButtonWords } from './split-button-words.js';

const condition = fn();

const meta = {
  title: 'Actions/SplitButton',
  component: SplitButton,
  args: {
    children: '通过',
    variant: 'primary',
    onClick: fn(),
    items: [
      { id: 'conditional', label: '通过，待补材料', onSelect: condition },
      { id: 'doubtful', label: '转存疑', onSelect: fn() },
      { kind: 'separator', id: 'line' },
      { id: 'refuse', label: '不通过', tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: {
    guide: {
      not: 'actions of equal rank: buttons. No usual one among them: DropdownMenu.',
      keys: 'Tab meets the action, then the arrow, which works as DropdownMenu.',
    },
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleSays('通过') }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { variant: 'secondary', size: 'small' } };

export const Variants: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {([undefined, 'small'] as const).map((size) => (
        <Inline key={size ?? 'medium'}>
          <SplitButton {...args} {...(size ? { size } : {})} icon={<Check aria-hidden="true" />} />
          <SplitButton {...args} {...(size ? { size } : {})} variant="secondary" />
          <SplitButton {...args} {...(size ? { size } : {})} variant="danger" />
        </Inline>
      ))}
      <Inline>
        <SplitButton {...args} busy />
        <SplitButton {...args} disabled />
        <SplitButton {...args} variant="secondary" disabled />
      </Inline>
    </Stack>
  ),
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    condition.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: sampleSays('通过') })).toHaveFocus();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: saidBy(splitButtonWords).more });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: sampleSays('通过，待补材料') })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(condition).toHaveBeenCalledOnce());
    await expect(more).toHaveFocus();
  },
};

let finish = () => {};
const slow = () =>
  new Promise<void>((resolve) => {
    finish = resolve;
  });

export const BusyWhileAnActionRuns: Story = {
  args: {
    items: [{ id: 'slow', label: '转存疑', onSelect: slow }],
  },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: saidBy(splitButtonWords).more });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: sampleSays('转存疑') }));
    const main = canvas.getByRole('button', { name: sampleSays('通过') });
    await waitFor(() => expect(main).toHaveAttribute('aria-busy', 'true'));
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.click(main);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(more);
    await expect(screen.queryByRole('menu')).toBeNull();
    finish();
    await waitFor(() => expect(main).not.toHaveAttribute('aria-busy'));
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: sampleSays('通过') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: saidBy(splitButtonWords).more })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
