import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Languages } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Breadcrumb } from '../breadcrumb/breadcrumb.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Navbar } from './navbar.js';

const meta = {
  title: 'Shell/Navbar',
  component: Navbar,
  parameters: {
    guide: {
      not: 'a public site: SiteShell brings its own bar.',
      keys: 'Tab goes from the hamburger to the breadcrumb and the tools.',
    },
    layout: 'fullscreen',
  },
  args: {
    sidebarOpen: true,
    onToggleSidebar: fn(),
    start: (
      <Breadcrumb
        items={[
          { id: 'home', label: '首页', to: '/index' },
          { id: 'list', label: '资格审核' },
        ]}
      />
    ),
    end: (
      <>
        <IconButton label="Notifications" icon={<Bell aria-hidden="true" />} />
        <IconButton label="Language" icon={<Languages aria-hidden="true" />} />
      </>
    ),
  },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [hamburger] = canvas.getAllByRole('button');
    await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
    if (hamburger) await userEvent.click(hamburger);
    await expect(args.onToggleSidebar).toHaveBeenCalledOnce();
  },
};

const iconsInSight = (button: HTMLElement | undefined) =>
  [...(button?.querySelectorAll('svg') ?? [])].filter((icon) => icon.checkVisibility());

export const OneIconOnADesk: Story = {
  play: async ({ canvas }) => {
    const [icon, ...more] = iconsInSight(canvas.getAllByRole('button')[0]);
    await expect(icon).toHaveClass('sc-navbar-wide');
    await expect(more).toEqual([]);
  },
};

export const AnotherOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [icon, ...more] = iconsInSight(canvas.getAllByRole('button')[0]);
    await expect(icon).toHaveClass('sc-navbar-narrow');
    await expect(more).toEqual([]);
  },
};

export const Playground: Story = { args: { sidebarOpen: false } };
