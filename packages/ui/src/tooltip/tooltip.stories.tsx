import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Inline } from '../inline/inline.js';
import { seen } from '../testing/seen.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Opens the class', children: <Button>Enter</Button>, style: { margin: '3rem' } },
  parameters: {
    guide: {
      not: 'what one must know: write it beside. Buttons or links: Popover.',
      keys: 'It shows on focus; Escape dismisses it.',
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { side: 'right' } };

export const EscapeDismisses: Story = {
  play: async () => {
    await userEvent.tab();
    await seen(await screen.findByRole('tooltip'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enter' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens the class');
    await userEvent.unhover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** A hint that repeats the name of its button is not read twice. */
export const Decorative: Story = {
  args: { decorative: true, content: 'Enter' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'Enter' })).not.toHaveAccessibleDescription();
  },
};

/** At an edge of the window it stays inside: below the top bar, and within the sides. */
export const AtTheEdges: Story = {
  parameters: { layout: 'fullscreen' },
  args: { style: undefined, content: '进入班次后，左侧菜单只显示本班次的内容。' },
  render: (args) => (
    <Inline justify="between">
      <Tooltip {...args}>
        <Button>Left</Button>
      </Tooltip>
      <Tooltip {...args}>
        <Button>Right</Button>
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Left', 'Right']) {
      canvas.getByRole('button', { name }).focus();
      const box = (await screen.findByRole('tooltip')).getBoundingClientRect();
      await expect(box.top).toBeGreaterThanOrEqual(0);
      await expect(box.left).toBeGreaterThanOrEqual(0);
      await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
